import type { BranchDto } from '@contracts/branches';
import type { BeyondBoard } from '@contracts/board';
import type { OrderCardDto } from '@contracts/orders';
import type { BoardColumn } from '@domain/orders/life-cycle';
import { KitchenQueue } from '@entities/order/kitchen-queue';
import { isRinging, isUnacknowledgedMiss } from '@entities/order/order-moves';
import { useMemo, useRef, useState } from 'react';
import { BoardColumnView } from './board-column';
import { columnsOf, matches, SHOWN_COLUMNS } from './board-columns';
import { BoardDrag } from './board-drag';
import { BoardSettings, USUAL_PREPARATION_MIN } from './board-settings';
import { BoardSignals } from './board-signals';
import { BoardToolbar } from './board-toolbar';
import styles from './board.module.css';
import { ColumnTabs } from './column-tabs';
import { useFolded } from './folded-columns';
import { MissedStrip } from './missed-strip';
import { PaymentStrip } from './payment-strip';
import { ShortcutsDialog } from './shortcuts-dialog';
import { useLastCalls } from './last-calls';
import { densityOf } from '../density';
import { useBoardKeys } from './use-board-keys';
import { useExpectedOrders } from './use-expected-orders';
import { useFocusKept } from './use-focus-kept';
import { useBoardInSight } from '../live/board-in-sight';
import type { LiveBoard } from '../live/board-sync';
import { useOrderTrace } from '../signals/use-order-trace';
import { useSoundSettings } from '../signals/use-sound-settings';
import { useDoubleClicksOnOneCard } from '../use-double-clicks-on-one-card';
import { useBranchesTogether } from '@entities/branch/branch';
import { useBranchSettings } from '@entities/branch/branch-settings';
import type { BranchSummary } from '@entities/session/session-types';
import { useApi } from '@shared/api/use-api';
import { useHeldWhilePressed } from '@shared/ui/use-held-while-pressed';
import { useWidth } from '@shared/ui/use-width';

interface BoardProps {
  /** Whose ways the board has: what stands where, and how it sounds. */
  branch: BranchSummary;
  /** All that it shows. */
  branches: readonly BranchSummary[];
  orders: ReadonlyMap<string, OrderCardDto>;
  beyond: BeyondBoard;
  sync: LiveBoard;
}

/** A search finds what is on the board, and counts that. */
const endedBeyond = (column: BoardColumn, { done, cancelled }: BeyondBoard): number =>
  column === 'DONE' ? done : column === 'CANCELLED' ? cancelled : 0;

export function Board({ branch, branches, orders: known, beyond, sync }: BoardProps) {
  const orders = useExpectedOrders(known);
  const [search, setSearch] = useState('');
  const [shown, setShown] = useState<BoardColumn>('TO_ACCEPT');
  const [helping, setHelping] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  const [columnsArea, width] = useWidth<HTMLDivElement>(1200);
  const { data: details } = useApi<BranchDto>(`/api/branches/${branch.id}`);
  useBoardInSight(orders);

  const all = useMemo(() => [...orders.values()], [orders]);
  const unheard = useMemo(() => all.filter(isRinging), [all]);
  const ringing = useMemo(() => unheard.filter(({ drill }) => !drill), [unheard]);
  useOrderTrace(unheard);
  const calls = useLastCalls(all);
  const behaviour = useBranchSettings(branch.id);
  useSoundSettings(behaviour);
  const { order: first } = behaviour.board;
  // Only where the cards stand waits for the end of a press: what rings is told and heard at once.
  const standing = useHeldWhilePressed(all);
  useDoubleClicksOnOneCard();
  const columns = useMemo(
    () =>
      columnsOf(
        standing.filter((order) => !isUnacknowledgedMiss(order) && matches(order, search)),
        first,
      ),
    [standing, search, first],
  );
  const missed = useMemo(
    () =>
      standing
        .filter(isUnacknowledgedMiss)
        .sort((one, other) => (other.endedAt ?? '').localeCompare(one.endedAt ?? '')),
    [standing],
  );
  const folded = useFolded(columns, { board: behaviour.board, width, searching: search !== '' });
  const seen = SHOWN_COLUMNS.filter((column) => folded.look(column) !== 'HIDDEN');
  const keys = useBoardKeys({ orders, area, onHelp: () => setHelping(true) });
  useFocusKept(area, columns);

  const together = useBranchesTogether();
  const settings = useMemo(
    () => ({
      preparationMin: details?.preparationMin ?? USUAL_PREPARATION_MIN,
      branches: together,
    }),
    [details?.preparationMin, together],
  );

  return (
    <BoardSettings.Provider value={settings}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- shortcuts of the board bubble up from its cards, which are buttons and links */}
      <div ref={area} className={styles.board} {...densityOf(behaviour.board)} onKeyDown={keys}>
        <BoardToolbar
          branches={branches}
          ringing={ringing}
          calls={calls}
          search={search}
          onSearch={setSearch}
          onHelp={() => setHelping(true)}
        />
        <ColumnTabs columns={columns} seen={seen} shown={shown} onShow={setShown} />
        <KitchenQueue orders={all}>
          <BoardDrag orders={orders}>
            <div ref={columnsArea} className={styles.columns}>
              {seen.map((column) => (
                <BoardColumnView
                  key={column}
                  column={column}
                  orders={columns[column]}
                  folded={folded.look(column) === 'FOLDED'}
                  onFold={folded.fold}
                  shown={column === shown}
                  searching={search !== ''}
                  beyond={search === '' ? endedBeyond(column, beyond) : 0}
                />
              ))}
            </div>
          </BoardDrag>
        </KitchenQueue>
        <MissedStrip orders={missed} beyond={beyond.missed} reload={sync.reload} />
        <PaymentStrip orders={columns.AWAITING_PAYMENT} />
      </div>
      <BoardSignals sync={sync} orders={all} ringing={ringing} calls={calls} />
      {helping && <ShortcutsDialog onClose={() => setHelping(false)} />}
    </BoardSettings.Provider>
  );
}
