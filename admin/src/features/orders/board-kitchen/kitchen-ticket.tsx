import { Button } from 'antd';
import { TypeLabel } from '@entities/order/order-labels';
import { CustomerName } from '@entities/order/customer-name';
import { CustomerNotes } from '@entities/order/customer-notes';
import { OrderClocks } from '@entities/order/order-clocks';
import { OrderNote } from '@entities/order/order-note';
import { TestTag } from '@entities/order/test-tag';
import { Ban, CheckCheck, Flame, PencilLine } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { AskedNotice } from './asked-notice';
import { HeldNotice } from './held-notice';
import { KitchenItem } from './kitchen-item';
import styles from './kitchen-ticket.module.css';
import { ModifiedNotice } from './modified-notice';
import { OtherStations } from './other-stations';
import { TicketClock } from './ticket-clock';
import { useProgressLook } from './progress-look';
import { isStartable, isTimed, isTogether, ownState, waitsForFire, type KitchenTicket } from './tickets';
import type { KitchenActions } from './use-kitchen-actions';
import { useOrderActions } from '../actions/order-actions';
import { useIsWorking } from '../actions/use-is-working';

interface KitchenTicketProps {
  ticket: KitchenTicket;
  /** What takes it down on a keyboard or bump bar, for as long as it hangs; none where all keys are taken. */
  ticketKey: string | undefined;
  actions: KitchenActions;
}

/** A ticket on the wall: press its head to start, its foot when it is ready. */
export const KitchenTicketView = memo(function KitchenTicketView(props: KitchenTicketProps) {
  const { ticket, ticketKey, actions } = props;
  const { t } = useTranslation(['orders', 'order', 'order-kitchen']);
  const { isOff } = useOrderActions();
  const { order, kind, station, items, alsoAt } = ticket;
  const bump = kind === 'cook' ? 'ready' : 'acknowledge';
  const working = useIsWorking(order.id, bump);
  const { number, state, notes } = order;
  const startable = isStartable(ticket);
  const { icon: Icon, name: progress } = useProgressLook(ticket);
  const stationName = (name: string) => name || t('kitchen.noStation');
  const verb =
    kind !== 'cook'
      ? t('kitchen.seen')
      : alsoAt.length === 0
        ? t('actions.ready')
        : station === null
          ? t('kitchen.wholeReady')
          : t('kitchen.partReady', { station: stationName(station) });

  return (
    <li
      className={styles.ticket}
      data-order={ticket.order.id}
      data-kind={kind}
      data-state={state}
      data-progress={ownState(ticket) ?? undefined}
      data-working={working || undefined}
      data-together={isTogether(ticket) || undefined}
    >
      <div className={styles.head}>
        <span className={styles.headLine}>
          <span className={styles.number}>
            <span className="visually-hidden">{t('order:card.order')} </span>
            {number}
          </span>
          <span className={styles.clock}>
            {isTimed(ticket) && <TicketClock ticket={ticket} />}
            {kind !== 'cook' && <TicketMark kind={kind} />}
          </span>
        </span>
        {isTimed(ticket) && <OrderClocks order={order} className={styles.clocks} />}
        <span className={styles.headLine}>
          <span className={styles.facts}>
            <TypeLabel order={order} />
            <span className={styles.customer}>
              <CustomerName order={order} />
            </span>
            {order.test && <TestTag />}
          </span>
          {startable && (
            <Button
              shape="round"
              className={styles.start}
              icon={<Flame size={18} strokeWidth={2} aria-hidden />}
              disabled={isOff('start') || working}
              aria-label={t('actionOn', { action: t('actions.start'), number })}
              onClick={() => actions.start(ticket)}
            >
              {t('actions.start')}
            </Button>
          )}
          {kind !== 'cancelled' && !startable && (
            <span className={styles.state}>
              <Icon size={18} strokeWidth={2} aria-hidden />
              {progress}
            </span>
          )}
        </span>
      </div>
      {kind !== 'cancelled' && <ModifiedNotice ticket={ticket} onSeen={actions.seen} />}
      {kind === 'cook' && <AskedNotice order={order} />}
      {kind === 'cook' && <HeldNotice ticket={ticket} ticketKey={ticketKey} onFire={actions.fire} />}
      {isTogether(ticket) && (
        <p className={styles.together}>
          <CheckCheck size={20} strokeWidth={2} aria-hidden />
          {t('order-kitchen:together')}
        </p>
      )}
      <ul className={styles.items}>
        {items.map((item, index) => (
          <KitchenItem key={index} item={item} />
        ))}
      </ul>
      <CustomerNotes order={order} iconSize={20} className={styles.notes} />
      {notes && <OrderNote text={notes} iconSize={20} className={styles.notes} />}
      <OtherStations ticket={ticket} />
      <div className={styles.foot}>
        <Button
          block
          className={styles.bump}
          icon={<CheckCheck size={22} strokeWidth={2} aria-hidden />}
          disabled={isOff(bump) || working || waitsForFire(ticket)}
          aria-label={t('actionOn', { action: verb, number })}
          onClick={() => actions.bump(ticket)}
        >
          {verb}
        </Button>
        {ticketKey && (
          <kbd className={styles.key} aria-hidden>
            {ticketKey}
          </kbd>
        )}
      </div>
    </li>
  );
});

/** What a ticket hangs for that is not to be cooked. */
function TicketMark({ kind }: { kind: 'changed' | 'cancelled' }) {
  const { t } = useTranslation(['order', 'order-kitchen']);
  const Icon = kind === 'cancelled' ? Ban : PencilLine;
  return (
    <>
      <Icon size={22} strokeWidth={2.25} aria-hidden />
      {kind === 'cancelled' ? t('states.CANCELLED') : t('order-kitchen:kinds.CHANGED')}
    </>
  );
}
