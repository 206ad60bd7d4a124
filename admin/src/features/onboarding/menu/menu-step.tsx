import { Button, Radio } from 'antd';
import { FileSpreadsheet, PencilLine, Sparkles, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ByHand } from './by-hand';
import styles from './menu.module.css';
import { StarterChoice } from './starter-choice';
import { onboardingApi } from '../onboarding-api';
import { SkipButton, StepActions, StepFrame } from '../step-frame';
import type { BranchStepProps } from '../step-props';
import { useLoaded } from '../use-loaded';
import { MenuFile } from '@entities/menu-file/menu-file';
import { LinkButton } from '@shared/ui/button';
import { ErrorState, Skeleton } from '@shared/ui/states';

const WAYS = ['starter', 'file', 'hand'] as const;
type Way = (typeof WAYS)[number];
const ICONS: Record<Way, LucideIcon> = { starter: Sparkles, file: FileSpreadsheet, hand: PencilLine };

export function MenuStep(props: BranchStepProps) {
  // The words of every way at once: choosing one blanked the page until its own had come.
  useTranslation(['onboarding', 'menu-file', 'column-match']);
  const { data, error, load } = useLoaded(() => onboardingApi.products(props.branchId));
  return (
    <StepFrame step="menu">
      {!data && error !== null && <ErrorState compact error={error} onRetry={load} />}
      {!data && error === null && <Skeleton lines={5} height={36} />}
      {data && <Ways {...props} count={data.length} reload={load} />}
    </StepFrame>
  );
}

/** What each way needs of the step around it. */
export interface WayProps {
  branchId: string;
  /** After products were made. */
  onMade: () => Promise<void>;
}

function Ways(props: BranchStepProps & { count: number; reload: () => void }) {
  const { branchId, count, reload, answer, onDone, onChanged, onSkip } = props;
  // The words of each way come with the step: choosing one must not blank what is on the screen.
  const { t } = useTranslation(['onboarding', 'menu-file']);
  const [way, setWay] = useState<Way>(count > 0 ? 'hand' : 'starter');
  const [open, setOpen] = useState(count === 0);
  // A starter menu is for an empty one.
  const ways = count > 0 ? WAYS.filter((each) => each !== 'starter') : WAYS;

  const added = async () => {
    reload();
    await onChanged();
  };
  /** A whole menu is there: what is left to do is to go on. */
  const filled = async () => {
    setOpen(false);
    setWay('hand');
    await added();
  };
  return (
    <>
      {count > 0 && (
        <div className={styles.made} role="status">
          <p>
            <strong>{count >= 100 ? t('menu.many') : t('menu.count', { count })}</strong>{' '}
            {t('menu.countText')}
          </p>
          <StepActions>
            <Button type="primary" onClick={() => void onDone()}>
              {t('continue')}
            </Button>
            {!open && <Button onClick={() => setOpen(true)}>{t('menu.more')}</Button>}
            <LinkButton to="/dashboard/menu/products" type="text">
              {t('menu.edit')}
            </LinkButton>
          </StepActions>
        </div>
      )}
      {open && (
        <>
          <div role="radiogroup" aria-label={t('heads.menu.title')}>
            <Radio.Group className={styles.ways} value={way}>
              {ways.map((each) => {
                const Icon = ICONS[each];
                return (
                  <Radio.Button key={each} value={each} className={styles.way} onChange={() => setWay(each)}>
                    <Icon size={20} strokeWidth={1.5} aria-hidden />
                    <strong>{t(`menu.ways.${each}.title`)}</strong>
                    <span className={styles.wayText}>{t(`menu.ways.${each}.text`)}</span>
                  </Radio.Button>
                );
              })}
            </Radio.Group>
          </div>
          {way === 'starter' && count === 0 && <StarterChoice branchId={branchId} onMade={filled} />}
          {way === 'file' && <MenuFile branchId={branchId} onStored={() => void filled()} />}
          {way === 'hand' && <ByHand branchId={branchId} onMade={added} />}
        </>
      )}
      {count === 0 && (
        <StepActions>
          <SkipButton answer={answer} step="menu" onSkip={onSkip} />
        </StepActions>
      )}
    </>
  );
}
