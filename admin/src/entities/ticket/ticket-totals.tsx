import type { OrderDto } from '@contracts/orders';
import { isOpenPayment } from '@domain/orders/open-payments';
import { useTranslation } from 'react-i18next';
import styles from './ticket.module.css';
import { useFormat } from '@shared/format/context';

export type TotalledOrder = Pick<OrderDto, 'fees' | 'discounts' | 'itemsCents' | 'totalCents' | 'payments'>;

/** What it comes to, and what whoever hands it over has to take and give back. */
export function TicketTotals({ order }: { order: TotalledOrder }) {
  const { t } = useTranslation(['orders', 'order']);
  const { money } = useFormat();
  const { fees, discounts, itemsCents, totalCents, payments } = order;
  const row = (label: string, cents: number) => (
    <div className={styles.row} key={label}>
      <span>{label}</span>
      <span>{money(cents)}</span>
    </div>
  );
  const open = payments?.filter((payment) => isOpenPayment(payment) && payment.amountCents > 0) ?? [];
  return (
    <div className={styles.totals}>
      {itemsCents !== null && row(t('totals.items'), itemsCents)}
      {fees?.map(({ kind, amountCents }) => row(t(`fees.${kind}`), amountCents))}
      {discounts?.map(({ source, reason, amountCents }) =>
        row([t(`discounts.${source}`), reason].filter(Boolean).join(' '), -amountCents),
      )}
      {totalCents !== null && <b className={styles.total}>{row(t('totals.total'), totalCents)}</b>}
      {payments && open.length === 0 && (
        <p>
          {t('ticket.paid', {
            method: payments.map(({ method }) => t(`order:payments.${method}`)).join(', '),
          })}
        </p>
      )}
      {open.map((due, index) => (
        <p key={index} className={styles.due}>
          {t('ticket.collect', { method: t(`order:payments.${due.method}`), amount: money(due.amountCents) })}
          {due.changeForCents !== null && due.changeForCents > due.amountCents && (
            <span className={styles.line}>
              {t('ticket.change', {
                note: money(due.changeForCents),
                change: money(due.changeForCents - due.amountCents),
              })}
            </span>
          )}
        </p>
      ))}
    </div>
  );
}
