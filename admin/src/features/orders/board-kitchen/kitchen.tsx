import type { BeyondBoard } from '@contracts/board';
import type { OrderCardDto } from '@contracts/orders';
import { CookingPot } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DrillBanner } from './drill-banner';
import { AllDayPanel } from './all-day-panel';
import { KitchenBar } from './kitchen-bar';
import { KitchenFoot } from './kitchen-foot';
import { KitchenHelp } from './kitchen-help';
import { KitchenSignals } from './kitchen-signals';
import { KitchenTicketView } from './kitchen-ticket';
import styles from './kitchen.module.css';
import { useOfflineSettings } from './offline-settings';
import { useStation } from './station-choice';
import { useTicketKeys } from './ticket-keys';
import { ticketsOf } from './tickets';
import { UnsentBanners } from './unsent-banners';
import { useHiddenCount } from './use-hidden-count';
import { useKitchenActions } from './use-kitchen-actions';
import { useKitchenKeys } from './use-kitchen-keys';
import { densityOf } from '../density';
import type { BoardSync } from '../live/board-sync';
import { BeyondBanner } from '../signals/beyond-banner';
import { PrintingBanner } from '../signals/printing-banner';
import { kitchenRinging } from '../signals/ring';
import { useOrderTrace } from '../signals/use-order-trace';
import { SignalBanners, type ConnectionProblem } from '../signals/signal-banners';
import { useSoundSettings } from '../signals/use-sound-settings';
import { useDoubleClicksOnOneCard } from '../use-double-clicks-on-one-card';
import { KitchenQueue } from '@entities/order/kitchen-queue';
import { useDeviceHeartbeat } from '@entities/device/use-device-heartbeat';
import { useWakeLock } from '@entities/device/use-wake-lock';
import type { BranchSummary } from '@entities/session/session-types';
import { EmptyState } from '@shared/ui/states';
import { useHeldWhilePressed } from '@shared/ui/use-held-while-pressed';

interface KitchenProps {
  branch: BranchSummary;
  orders: ReadonlyMap<string, OrderCardDto>;
  beyond: BeyondBoard;
  sync: BoardSync;
  trouble: ConnectionProblem;
}

/** What has come to the kitchen and nobody has begun, and what only tries the devices out. */
const isForKitchen = ({ state, drill }: OrderCardDto) =>
  state === 'ACCEPTED' || (drill && state === 'PENDING');

const ROOM_FOR_TOTALS = '(min-width: 1024px)';

export function Kitchen({ branch, orders, beyond, sync, trouble }: KitchenProps) {
  const { t } = useTranslation(['orders', 'order-kitchen']);
  const station = useStation(branch.id);
  const [totals, setTotals] = useState(() => window.matchMedia(ROOM_FOR_TOTALS).matches);
  const [helping, setHelping] = useState(false);
  const wall = useRef<HTMLOListElement>(null);
  useWakeLock();

  // What comes, goes or is put in another order waits until whoever presses has pressed.
  const shown = useHeldWhilePressed(orders);
  useDoubleClicksOnOneCard();
  const all = useMemo(() => [...shown.values()], [shown]);
  const settings = useOfflineSettings(branch.id);
  useSoundSettings(settings);
  useDeviceHeartbeat({ branchIds: [branch.id], shows: 'KITCHEN', station: station.chosen });
  useOrderTrace(useMemo(() => all.filter(isForKitchen), [all]));
  const tickets = useMemo(
    () => ticketsOf(all, station.chosen, settings.kitchen),
    [all, station.chosen, settings.kitchen],
  );
  const below = useHiddenCount(wall, tickets);
  const actions = useKitchenActions(branch.id, orders, station.chosen, settings.kitchen.expo);
  const keys = useTicketKeys(tickets, station.chosen);
  useKitchenKeys({
    tickets,
    keys,
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
        expo={settings.kitchen.expo}
        totals={totals}
        onTotals={() => setTotals(!totals)}
        onHelp={() => setHelping(true)}
      />
      <div className={styles.area}>
        <main className={styles.tickets}>
          <h1 className="visually-hidden">{t('kitchen.title')}</h1>
          {tickets.length === 0 && (
            <EmptyState icon={CookingPot} title={t('kitchen.empty')} text={t('kitchen.emptyText')} />
          )}
          <ol
            ref={wall}
            className={styles.wall}
            {...densityOf(settings.kitchen)}
            aria-label={t('kitchen.tickets')}
          >
            <KitchenQueue orders={all}>
              {tickets.map((ticket) => (
                <KitchenTicketView
                  key={ticket.order.id}
                  ticket={ticket}
                  ticketKey={keys.get(ticket.order.id)}
                  actions={actions}
                />
              ))}
            </KitchenQueue>
          </ol>
        </main>
        {totals && <AllDayPanel tickets={tickets} />}
      </div>
      <KitchenFoot orders={all} station={station.chosen} onRecall={actions.recall} below={below}>
        <DrillBanner orders={all} />
        <PrintingBanner branchId={branch.id} />
        <SignalBanners trouble={trouble} offline={t('order-kitchen:offline')} onRetry={sync.reload} />
        <BeyondBanner count={beyond.open} />
        <UnsentBanners here={branch.id} />
      </KitchenFoot>
      <KitchenSignals
        sync={sync}
        station={station.chosen}
        tickets={tickets}
        calling={kitchenRinging(all, settings.escalation)}
      />
      {helping && <KitchenHelp onClose={() => setHelping(false)} />}
    </>
  );
}
