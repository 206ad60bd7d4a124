import { Alert, Button } from 'antd';
import { CirclePause } from 'lucide-react';
import type { BranchStatusDto } from '@contracts/branches';
import { useTranslation } from 'react-i18next';
import { usePause } from './use-pause';
import { useHasPermission } from '../session/access';

const MINUTES = 30;

interface PauseHintProps {
  status: Pick<BranchStatusDto, 'branchId' | 'suggestPause'>;
  changed: () => void;
}

/** The last orders expired, one after the other: customers wait for an answer that does not come. */
export function PauseHint({ status, changed }: PauseHintProps) {
  const { t } = useTranslation('store');
  const mayPause = useHasPermission('branch.pause');
  const { pause, busy } = usePause(status.branchId, changed);
  if (!status.suggestPause) return null;
  return (
    <Alert
      type="warning"
      showIcon
      role="status"
      message={t('suggestPause')}
      action={
        mayPause && (
          <Button
            size="small"
            loading={busy}
            icon={<CirclePause size={16} strokeWidth={1.75} aria-hidden />}
            onClick={() => pause('STAFF', MINUTES)}
          >
            {t('pauseFor', { count: MINUTES })}
          </Button>
        )
      }
    />
  );
}
