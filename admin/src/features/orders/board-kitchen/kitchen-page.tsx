import { useMemo } from 'react';
import { Kitchen } from './kitchen';
import styles from './kitchen.module.css';
import { useOfflineBoard } from './offline-board';
import { withPresses } from './unsent-presses';
import { useOfflinePage } from './use-offline-page';
import { useUnsentPresses } from './use-unsent-presses';
import { OrderActionsProvider } from '../actions/order-actions-provider';
import { useBoardSync } from '../live/board-store';
import { useDayEnd } from '../live/use-day-end';
import { useConnectionProblem } from '../signals/signal-banners';
import { usePageBranch } from '@entities/branch/branch';
import type { BranchSummary } from '@entities/session/session-types';
import { ThemeScope } from '@shared/tokens/theme-scope';
import { ErrorState, Skeleton } from '@shared/ui/states';

/** What to cook next, on a tablet at the wall: the whole screen, black, for wet hands and three metres. */
export default function KitchenPage() {
  const branch = usePageBranch();
  return (
    <ThemeScope name="night">
      <div className={styles.screen} data-theme="night">
        <BranchKitchen key={branch.id} branch={branch} />
      </div>
    </ThemeScope>
  );
}

function BranchKitchen({ branch }: { branch: BranchSummary }) {
  const sync = useBoardSync(branch.id);
  const synced = sync.state.use();
  const board = useOfflineBoard(branch.id, synced);
  const trouble = useConnectionProblem(synced);
  const offline = trouble === 'offline';
  const unsent = useUnsentPresses(branch.id, sync.put);
  const orders = useMemo(() => board && withPresses(board.orders, unsent.presses), [board, unsent.presses]);
  useOfflinePage();
  useDayEnd(sync, branch);

  if (!board && synced.error !== null) return <ErrorState error={synced.error} onRetry={sync.reload} />;
  if (!board || !orders) {
    return (
      <main className={styles.waiting}>
        {[1, 2, 3].map((ticket) => (
          <div key={ticket} className={styles.waitingTicket}>
            <Skeleton lines={5} height={22} />
          </div>
        ))}
      </main>
    );
  }
  return (
    <OrderActionsProvider onCard={sync.put} offline={offline} unsent={unsent}>
      <Kitchen branch={branch} orders={orders} beyond={board.beyond} sync={sync} trouble={trouble} />
    </OrderActionsProvider>
  );
}
