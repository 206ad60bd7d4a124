import { Board } from './board';
import { BoardSkeleton } from './board-skeleton';
import { useHeartbeat } from './use-heartbeat';
import { OrderActionsProvider } from '../actions/order-actions-provider';
import { useBoardSync } from '../live/board-store';
import { useDayEnd } from '../live/use-day-end';
import { SignalBanners, useTrouble } from '../signals/signal-banners';
import styles from './board.module.css';
import { usePageBranch } from '@entities/branch/branch';
import { PauseHint } from '@entities/branch/pause-hint';
import { useStoreStatus } from '@entities/branch/store-status';
import type { BranchSummary } from '@entities/session/session-types';
import { ErrorState } from '@shared/ui/states';

/** Every order of the day, live: where the counter works ten hours long. */
export default function BoardPage() {
  const branch = usePageBranch();
  return <BranchBoard key={branch.id} branch={branch} />;
}

function BranchBoard({ branch }: { branch: BranchSummary }) {
  const sync = useBoardSync(branch.id);
  const synced = sync.state.use();
  const trouble = useTrouble(synced);
  useDayEnd(sync, branch);
  useHeartbeat(branch.id);
  const { data: status, refetch } = useStoreStatus();

  if (!synced.board && synced.error !== null)
    return <ErrorState error={synced.error} onRetry={sync.reload} />;
  if (!synced.board) return <BoardSkeleton />;
  return (
    <OrderActionsProvider onCard={sync.put} readOnly={trouble === 'offline'}>
      <div className={styles.page}>
        <SignalBanners trouble={trouble} onRetry={sync.reload} />
        {status && <PauseHint status={status} changed={refetch} />}
        <Board branch={branch} orders={synced.board.orders} sync={sync} />
      </div>
    </OrderActionsProvider>
  );
}
