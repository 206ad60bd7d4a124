import { Button, Modal } from 'antd';
import type { BranchStatusDto } from '@contracts/branches';
import { CirclePause, CirclePlay } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PauseControl } from '@entities/branch/pause-control';
import { useGrant } from '@entities/session/access';
import { dialogWidth } from '@shared/tokens/tokens';

interface PauseButtonProps {
  name: string;
  status: BranchStatusDto;
  changed: () => void;
}

/** Stops a branch from taking orders for a while, or lets it take them again, without leaving the list. */
export function PauseButton({ name, status, changed }: PauseButtonProps) {
  const { t } = useTranslation(['branches', 'store']);
  const grant = useGrant('branch.pause');
  const [open, setOpen] = useState(false);
  if (!grant) return null;
  const paused = status.pause !== null;
  const label = t(paused ? 'resumeName' : 'pauseName', { name });
  return (
    <>
      <Button
        aria-label={label}
        icon={
          paused ? <CirclePlay size={16} strokeWidth={1.75} /> : <CirclePause size={16} strokeWidth={1.75} />
        }
        onClick={() => setOpen(true)}
      >
        {t(paused ? 'store:resume' : 'store:pause')}
      </Button>
      {open && (
        <Modal open title={label} width={dialogWidth.regular} footer={null} onCancel={() => setOpen(false)}>
          <PauseControl
            status={status}
            limited={grant === 'limited'}
            changed={() => {
              setOpen(false);
              changed();
            }}
          />
        </Modal>
      )}
    </>
  );
}
