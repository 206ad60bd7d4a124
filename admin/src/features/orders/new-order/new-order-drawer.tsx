import type { BranchDto } from '@contracts/branches';
import { Drawer } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NewOrder } from './new-order';
import styles from './new-order.module.css';
import { useBranches, useBranchScope } from '@entities/branch/branch';
import { BranchPicker } from '@entities/branch/branch-picker';
import type { BranchSummary } from '@entities/session/session-types';
import { useApi } from '@shared/api/use-api';
import { RegionProvider } from '@shared/format/context';
import { useSession } from '@entities/session/session';
import { StayOnPage } from '@shared/form/unsaved-guard';
import { ErrorState, Skeleton } from '@shared/ui/states';

/** Over board or list, which go on and ring meanwhile. */
export function NewOrderDrawer({ branch: usual, onClose }: { branch: BranchSummary; onClose: () => void }) {
  const { t } = useTranslation('new-order');
  const branches = useBranches();
  // Who looks at all branches says for which of them it is.
  const asked = useBranchScope() === null;
  const [chosen, setChosen] = useState(usual.id);
  const branch = branches.find(({ id }) => id === chosen) ?? usual;
  // Closed before the answer it would come back as if nobody had sent it, and be sent once more as the next caller's.
  const [sending, setSending] = useState(false);
  const { business } = useSession();
  const { data, error, refetch } = useApi<BranchDto>(`/api/branches/${branch.id}`);
  return (
    <Drawer
      open
      title={t('title', { branch: branch.name })}
      width="min(1240px, 100vw)"
      onClose={onClose}
      closable={!sending}
      keyboard={!sending}
      maskClosable={!sending}
      extra={
        asked && (
          <BranchPicker disabled={sending} value={branch.id} onChange={setChosen} aria-label={t('branch')} />
        )
      }
      classNames={{ body: styles.body }}
    >
      {sending && <StayOnPage />}
      <RegionProvider country={business.country} currency={business.currency} timeZone={branch.timezone}>
        {data ? (
          <NewOrder
            key={data.id}
            branch={data}
            // Nobody at a branch watches the screen of whoever types for all, or for another one.
            ring={asked || data.id !== usual.id}
            onClose={onClose}
            sending={sending}
            onSending={setSending}
          />
        ) : error ? (
          <ErrorState error={error} onRetry={refetch} />
        ) : (
          <Skeleton lines={6} />
        )}
      </RegionProvider>
    </Drawer>
  );
}
