import type { OrderDto } from '@contracts/orders';
import type { SettingValues } from '@domain/settings';
import { NoteWords } from '@entities/order/order-note';
import { useTranslation } from 'react-i18next';
import { addressLines } from './address-lines';
import { TicketItems } from './ticket-items';
import { TicketTotals, type TotalledOrder } from './ticket-totals';
import styles from './ticket.module.css';
import { useFormat } from '@shared/format/context';
import { shownPhone } from '@shared/format/phone';

/** What the branch wants on its paper. */
export type TicketSettings = Pick<SettingValues['printing'], 'phone' | 'footer'>;

/** What of an order stands on paper. */
export type TicketOrder = TotalledOrder &
  Pick<
    OrderDto,
    | 'number'
    | 'type'
    | 'table'
    | 'channel'
    | 'test'
    | 'placedAt'
    | 'promisedAt'
    | 'scheduledFor'
    | 'customer'
    | 'customerName'
    | 'customerPhone'
    | 'address'
    | 'notes'
    | 'pickupCode'
    | 'items'
  >;

interface TicketProps {
  order: TicketOrder;
  business: string;
  /** Of the business. */
  country: string;
  branch: string;
  printing: TicketSettings;
}

/** An order on a strip of paper: black on white, large where it is read from afar. */
export function Ticket({ order, business, country, branch, printing }: TicketProps) {
  const { t } = useTranslation(['orders', 'order']);
  const { moment, clock } = useFormat();
  const { number, type, channel, placedAt, promisedAt, scheduledFor, customer, address, notes, pickupCode } =
    order;
  return (
    <div className={styles.ticket}>
      <p className={styles.center}>
        {business}
        {branch !== business && <br />}
        {branch !== business && branch}
      </p>
      <p className={styles.number}>{number}</p>
      {order.test && <p className={styles.center}>*** {t('order:card.test')} ***</p>}
      <p className={styles.kind}>
        {order.table === null ? t(`order:types.${type}`) : t('order:table', { table: order.table })} ·{' '}
        {t(`order:channels.${channel}`)}
      </p>
      <p>
        {t('ticket.placed', { at: moment(placedAt) })}
        {scheduledFor && <b className={styles.line}>{t('ticket.scheduled', { at: moment(scheduledFor) })}</b>}
        {!scheduledFor && promisedAt && (
          <b className={styles.line}>{t('ticket.promised', { at: clock(promisedAt) })}</b>
        )}
      </p>
      <hr />
      <TicketItems items={order.items} prices={order.totalCents !== null} />
      {notes && (
        <p className={styles.notes}>
          {t('ticket.notes')}: <NoteWords text={notes} />
        </p>
      )}
      {order.totalCents !== null && <TicketTotals order={order} />}
      <hr />
      <p>
        <b>{customer?.name ?? order.customerName}</b>
        {printing.phone && order.customerPhone && (
          <span className={styles.line}>{shownPhone(order.customerPhone, country)}</span>
        )}
      </p>
      {address && (
        <p>
          {addressLines(address).map((line) => (
            <span key={line} className={styles.line}>
              {line}
            </span>
          ))}
          {address.reference && <b className={styles.line}>{address.reference}</b>}
        </p>
      )}
      {pickupCode && <p className={styles.center}>{t('ticket.pickupCode', { code: pickupCode })}</p>}
      {printing.footer && <p className={styles.center}>{printing.footer}</p>}
    </div>
  );
}
