import type { OrderCardDto } from '@contracts/orders';
import { CloudUpload } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Board } from './board';
import { BoardSkeleton } from './board-skeleton';
import { withNotes } from './kept-notes';
import { useKeptNotes } from './use-kept-notes';
import { UnsentBanners } from '../board-kitchen/unsent-banners';
import { OrderActionsProvider } from '../actions/order-actions-provider';
import { useBoardSync, useJoinedBoards } from '../live/board-store';
import { useDayEnd } from '../live/use-day-end';
import { useAutoPrint } from '../ticket/use-auto-print';
import { Banner } from '../signals/banner';
import { BeyondBanner } from '../signals/beyond-banner';
import { PrintingBanner } from '../signals/printing-banner';
import { SignalBanners, useConnectionProblem } from '../signals/signal-banners';
import styles from './board.module.css';
import { useBranch, useBranches, useBranchScope } from '@entities/branch/branch';
import { NoBranch } from '@entities/branch/no-branch';
import { recordSignal } from '@entities/device/signals';
import { useDeviceHeartbeat } from '@entities/device/use-device-heartbeat';
import { useWakeLock } from '@entities/device/use-wake-lock';
import { PauseHint } from '@entities/branch/pause-hint';
import { useStoreStatus } from '@entities/branch/store-status';
import { useHasPermission } from '@entities/session/access';
import type { BranchSummary } from '@entities/session/session-types';
import { ErrorState } from '@shared/ui/states';

/** Every order of the day, live: where the counter works ten hours long. Of one branch, or of all that a person has. */
export default function BoardPage() {
  const branch = useBranch();
  const scope = useBranchScope();
  const all = useBranches();
  const branches = useMemo(() => (scope ? [scope] : all), [scope, all]);
  if (!branch) return <NoBranch />;
  return <LiveBoard key={branches.map(({ id }) => id).join()} branch={branch} branches={branches} />;
}

/** What is answered to something done here was seen here. */
const seenHere = (put: (card: OrderCardDto) => void) => (card: OrderCardDto) => {
  if (card.acknowledgedAt !== null) recordSignal(card.id, 'SEEN', { branchId: card.branchId });
  put(card);
};

const NONE: readonly string[] = [];
const NO_BOARD = { orders: undefined, beyond: { open: 0, scheduled: 0, done: 0, cancelled: 0, missed: 0 } };

interface LiveBoardProps {
  branch: BranchSummary;
  branches: readonly BranchSummary[];
}

function LiveBoard({ branch, branches }: LiveBoardProps) {
  const branchIds = useMemo(() => branches.map(({ id }) => id), [branches]);
  const { t } = useTranslation('orders');
  const sync = useJoinedBoards(branchIds);
  const synced = sync.state.use();
  const trouble = useConnectionProblem(synced);
  const offline = trouble === 'offline';
  const onCard = seenHere(sync.put);
  const unsent = useKeptNotes(onCard);
  const { orders: known, beyond } = synced.board ?? NO_BOARD;
  const orders = useMemo(() => known && withNotes(known, unsent.presses), [known, unsent.presses]);
  useDeviceHeartbeat({ branchIds, shows: 'BOARD', loaded: synced.loaded });
  useWakeLock();
  const notLoaded = branches.filter(({ id }) => !synced.loaded.includes(id));
  const missing = notLoaded.map(({ name }) => name).join(', ');
  const mayPrint = useHasPermission('order.accept');
  const [params] = useSearchParams();
  useAutoPrint(mayPrint ? branchIds : NONE);
  const { data: status, refetch } = useStoreStatus();

  if (!orders && synced.error !== null) return <ErrorState error={synced.error} onRetry={sync.reload} />;
  if (!orders) return <BoardSkeleton />;
  return (
    <OrderActionsProvider onCard={onCard} offline={offline} unsent={unsent}>
      <div className={styles.page}>
        {branches.map((each) => (
          <DayEnd key={each.id} branch={each} />
        ))}
        <Board branch={branch} branches={branches} orders={orders} beyond={beyond} sync={sync} />
        {/* Whatever comes and goes is said below: nothing may move beneath a hand that is about to press. */}
        <div className={styles.notices} data-foot>
          <SignalBanners
            trouble={trouble}
            offline={t('signals.offlineBoard')}
            behind={missing === '' ? undefined : t('signals.missing', { branches: missing })}
            onRetry={sync.reload}
          />
          <BeyondBanner count={beyond.open} />
          <BeyondBanner count={beyond.scheduled} forLater />
          {unsent.presses.length > 0 && (
            <Banner icon={CloudUpload} tone="waiting">
              {t(offline ? 'signals.unsent' : 'signals.untaken', { count: unsent.presses.length })}
            </Banner>
          )}
          <UnsentBanners />
          {mayPrint &&
            branchIds.map((id) => (
              <PrintingBanner key={id} branchId={id} opened={params.get('tickets') === id} />
            ))}
          {status && branches.length === 1 && <PauseHint status={status} changed={refetch} />}
        </div>
      </div>
    </OrderActionsProvider>
  );
}

/** The day of each branch ends by its own clock. */
function DayEnd({ branch }: { branch: BranchSummary }) {
  useDayEnd(useBoardSync(branch.id), branch);
  return null;
}
