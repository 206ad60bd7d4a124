import { Button } from 'antd';
import type { OrderCardDto } from '@contracts/orders';
import { MissedOrder } from '@entities/order/missed-order';
import { actionsAt } from '@entities/order/order-moves';
import { timeParts } from '@entities/order/time-left';
import { useTimeWords } from '@entities/order/time-left-badge';
import { TimerOff } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBoardSettings } from './board-settings';
import { InItsBranch } from './in-its-branch';
import styles from './missed-strip.module.css';
import { ActionButton } from '../actions/action-button';
import { useOrderActions } from '../actions/order-actions';
import { orders as feature } from '../orders.feature';
import { useFormat } from '@shared/format/context';
import { fillPath } from '@shared/routing/path';
import { useClock } from '@shared/state/use-now';
import { LinkButton } from '@shared/ui/button';

interface MissedStripProps {
  orders: readonly OrderCardDto[];
  /** How many more there are, for which the board has no room. */
  beyond: number;
  /** Loads the board again. */
  reload: () => void;
}

/**
 * Orders that nobody answered in time, until somebody acknowledges each of them: the search and the end of the day leave
 * them here. Not there while there are none.
 */
export function MissedStrip({ orders, beyond, reload }: MissedStripProps) {
  const { t } = useTranslation('orders');
  const { money } = useFormat();
  const { branches } = useBoardSettings();
  const id = useId();
  if (orders.length === 0) return null;
  const count = orders.length + beyond;
  const lostCents = orders.reduce((sum, { totalCents }) => sum + (totalCents ?? 0), 0);
  return (
    <section className={styles.strip} aria-labelledby={id} data-column="MISSED" data-wide-foot>
      <header className={styles.head}>
        <h2 id={id} className={styles.title} role="alert">
          <TimerOff size={18} strokeWidth={2} aria-hidden />
          {t('missed.title', { count })}
          {lostCents > 0 && beyond === 0 && <span className="figures">{money(lostCents)}</span>}
        </h2>
        {beyond > 0 && (
          <LinkButton size="small" to={`${feature.paths.list}?state=EXPIRED`}>
            {t('board.toList')}
          </LinkButton>
        )}
        {orders.length > 1 && <AcknowledgeAll orders={orders} done={reload} />}
      </header>
      <ul className={styles.list}>
        {orders.map((order) => {
          const branch = branches?.get(order.branchId);
          return (
            <li key={order.id} className={styles.item} data-order={order.id}>
              <InItsBranch branch={branch}>
                <MissedOrder
                  order={order}
                  to={fillPath(feature.paths.show, { id: order.id })}
                  branchName={branch?.name}
                >
                  <TakeBack order={order} />
                  {order.actions.includes('acknowledge-missed') && (
                    <ActionButton order={order} action="acknowledge-missed" />
                  )}
                </MissedOrder>
              </InItsBranch>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function AcknowledgeAll({ orders, done }: { orders: readonly OrderCardDto[]; done: () => void }) {
  const { t } = useTranslation('orders');
  const { runAll, isOff } = useOrderActions();
  const [busy, setBusy] = useState(false);
  const own = orders.filter(({ actions }) => actions.includes('acknowledge-missed'));
  if (own.length < 2) return null;
  const acknowledge = async () => {
    setBusy(true);
    await runAll(own, 'acknowledge-missed', () => undefined);
    setBusy(false);
    done();
  };
  return (
    <Button
      size="small"
      loading={busy}
      disabled={isOff('acknowledge-missed')}
      onClick={() => void acknowledge()}
    >
      {t('missed.acknowledgeAll')}
    </Button>
  );
}

/** Takes the order back while that is allowed, and says how much time is left for it. */
function TakeBack({ order }: { order: OrderCardDto }) {
  const { t } = useTranslation('orders');
  const say = useTimeWords();
  const { missed } = order;
  // As text, so that a second which changes nothing draws nothing.
  const left = useClock((now) =>
    missed && actionsAt(order, now).includes('restore')
      ? say(timeParts({ until: 'accept', leftMs: Date.parse(missed.restorableUntil) - now }))
      : null,
  );
  if (left === null) return null;
  return (
    <>
      <ActionButton order={order} action="restore" />
      <span className={styles.left}>{t('missed.timeLeft', { time: left })}</span>
    </>
  );
}
