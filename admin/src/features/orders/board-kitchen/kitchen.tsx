import type { OrderCardDto } from '@contracts/orders';
import { CookingPot } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AllDayPanel } from './all-day-panel';
import { KitchenBar } from './kitchen-bar';
import { KitchenHelp } from './kitchen-help';
import { KitchenSignals } from './kitchen-signals';
import { KitchenTicketView } from './kitchen-ticket';
import styles from './kitchen.module.css';
import { RecallStrip } from './recall-strip';
import { useStation } from './station-choice';
import { inColumns } from './ticket-columns';
import { ticketsOf } from './tickets';
import { useKitchenActions } from './use-kitchen-actions';
import { useKitchenKeys } from './use-kitchen-keys';
import { useWakeLock } from './use-wake-lock';
import type { BoardSync } from '../live/board-sync';
import { SignalBanners, type Trouble } from '../signals/signal-banners';
import type { BranchSummary } from '@entities/session/session-types';
import { EmptyState } from '@shared/ui/states';
import { useWidth } from '@shared/ui/use-width';

interface KitchenProps {
  branch: BranchSummary;
  orders: ReadonlyMap<string, OrderCardDto>;
  sync: BoardSync;
  trouble: Trouble;
}

/** Of a ticket, and between two, in pixels. */
const NARROWEST = 310;
const GAP = 16;
const ROOM_FOR_TOTALS = '(min-width: 1024px)';

export function Kitchen({ branch, orders, sync, trouble }: KitchenProps) {
  const { t } = useTranslation('orders');
  const station = useStation(branch.id);
  const [totals, setTotals] = useState(() => window.matchMedia(ROOM_FOR_TOTALS).matches);
  const [helping, setHelping] = useState(false);
  const [wall, width] = useWidth<HTMLDivElement>(1100);
  useWakeLock();

  const all = useMemo(() => [...orders.values()], [orders]);
  const tickets = useMemo(() => ticketsOf(all, station.chosen), [all, station.chosen]);
  const actions = useKitchenActions(orders);
  useKitchenKeys({
    tickets,
    actions,
    onTotals: () => setTotals((shown) => !shown),
    onHelp: () => setHelping(true),
  });

  return (
    <>
      <KitchenBar
        branch={branch}
        orders={all}
        station={station}
        totals={totals}
        onTotals={() => setTotals(!totals)}
        onHelp={() => setHelping(true)}
      />
      <SignalBanners trouble={trouble} onRetry={sync.reload} />
      <div className={styles.area}>
        <main className={styles.tickets}>
          <h1 className="visually-hidden">{t('kitchen.title')}</h1>
          {tickets.length === 0 && (
            <EmptyState icon={CookingPot} title={t('kitchen.empty')} text={t('kitchen.emptyText')} />
          )}
          <div ref={wall} className={styles.wall} role="group" aria-label={t('kitchen.tickets')}>
            {inColumns(tickets, Math.floor((width + GAP) / (NARROWEST + GAP))).map((column, index) => (
              <ol key={index} className={styles.column}>
                {column.map(({ ticket, place }) => (
                  <KitchenTicketView
                    key={ticket.order.id}
                    ticket={ticket}
                    place={place}
                    onStart={actions.start}
                    onBump={actions.bump}
                  />
                ))}
              </ol>
            ))}
          </div>
        </main>
        {totals && <AllDayPanel tickets={tickets} />}
      </div>
      <RecallStrip orders={all} onRecall={actions.recall} />
      <KitchenSignals sync={sync} tickets={tickets} />
      <KitchenHelp open={helping} onClose={() => setHelping(false)} />
    </>
  );
}
