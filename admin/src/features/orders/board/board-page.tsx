import type { OrderCardDto } from '@contracts/orders';
import { Board } from './board';
import { BoardSkeleton } from './board-skeleton';
import { OrderActionsProvider } from '../actions/order-actions-provider';
import { useBoardSync } from '../live/board-store';
import { useDayEnd } from '../live/use-day-end';
import { PrintingBanner } from '../signals/printing-banner';
import { SignalBanners, useTrouble } from '../signals/signal-banners';
import styles from './board.module.css';
import { usePageBranch } from '@entities/branch/branch';
import { noteSignal } from '@entities/device/signals';
import { useDeviceBeat } from '@entities/device/use-device-beat';
import { PauseHint } from '@entities/branch/pause-hint';
import { useStoreStatus } from '@entities/branch/store-status';
import { useHasPermission } from '@entities/session/access';
import type { BranchSummary } from '@entities/session/session-types';
import { ErrorState } from '@shared/ui/states';

/** Every order of the day, live: where the counter works ten hours long. */
export default function BoardPage() {
  const branch = usePageBranch();
  return <BranchBoard key={branch.id} branch={branch} />;
}

/** What is answered to something done here was seen here. */
const seenHere = (put: (card: OrderCardDto) => void) => (card: OrderCardDto) => {
  if (card.acknowledgedAt !== null) noteSignal(card.id, 'SEEN');
  put(card);
};

function BranchBoard({ branch }: { branch: BranchSummary }) {
  const sync = useBoardSync(branch.id);
  const synced = sync.state.use();
  const trouble = useTrouble(synced);
  useDayEnd(sync, branch);
  useDeviceBeat({ branchId: branch.id, shows: 'BOARD' });
  const mayPrint = useHasPermission('order.accept');
  const { data: status, refetch } = useStoreStatus();

  if (!synced.board && synced.error !== null)
    return <ErrorState error={synced.error} onRetry={sync.reload} />;
  if (!synced.board) return <BoardSkeleton />;
  return (
    <OrderActionsProvider onCard={seenHere(sync.put)} offline={trouble === 'offline'}>
      <div className={styles.page}>
        <SignalBanners trouble={trouble} onRetry={sync.reload} />
        {mayPrint && <PrintingBanner branchId={branch.id} />}
        {status && <PauseHint status={status} changed={refetch} />}
        <Board branch={branch} orders={synced.board.orders} sync={sync} />
      </div>
    </OrderActionsProvider>
  );
}
