import { Button, Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './record.module.css';
import type { ApiError } from '@shared/api/error';

interface SaveBarProps {
  /** Unset where there is nothing to go back to. */
  onDiscard?: () => void;
  busy: boolean;
  /** The verb of the decisive button. */
  save: string;
  /** How many fields say that something is wrong. */
  issueCount: number;
  problem: ApiError | null;
  /** What is typed was typed before signing in again. */
  restored?: boolean;
  /** What is typed is kept on this device. */
  kept?: boolean;
  /** A second way to save, before the first. */
  second?: { label: string; onPress: () => void };
  /** A way to save that takes effect at another time. */
  later?: { label: string; onPress: () => void };
}

/** Stays in sight while there is something to save. */
export function SaveBar({
  onDiscard,
  busy,
  save,
  issueCount,
  problem,
  restored,
  kept,
  second,
  later,
}: SaveBarProps) {
  const { t } = useTranslation(['form', 'ui']);
  const unreachable = problem?.code === 'UNREACHABLE';
  const quiet = restored ? t('restored') : kept ? t('kept') : onDiscard && t('unsaved');
  const trouble =
    problem && (problem.message || t(unreachable ? 'notSaved.unreachable' : 'notSaved.unexpected'));
  return (
    <div className={styles.bar} data-save-bar>
      <p className={styles.note} role={trouble ? 'alert' : 'status'} data-wrong={issueCount > 0 || undefined}>
        {trouble || (issueCount > 0 ? t('attention', { count: issueCount }) : quiet)}
      </p>
      <Flex wrap flex="auto" justify="flex-end" gap={8}>
        {onDiscard && (
          <Button type="text" onClick={onDiscard} disabled={busy}>
            {t('discard')}
          </Button>
        )}
        {later && (
          <Button type="text" onClick={later.onPress} disabled={busy}>
            {later.label}
          </Button>
        )}
        {second && (
          <Button onClick={second.onPress} disabled={busy}>
            {second.label}
          </Button>
        )}
        <Button htmlType="submit" type="primary" loading={busy}>
          {save}
        </Button>
      </Flex>
    </div>
  );
}
