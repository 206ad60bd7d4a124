import type { TrackedOrderDto } from '@contracts/storefront';
import { useLocale } from '../i18n/locale';

/** What the store owes back, and what it gave back. */
export function RefundWords({ order }: { order: Pick<TrackedOrderDto, 'refundDueCents' | 'payment'> }) {
  const { t, money, moment } = useLocale();
  const { refund } = order.payment;
  return (
    <>
      {order.refundDueCents > 0 && <p>{t('track.refundDue', { amount: money(order.refundDueCents) })}</p>}
      {refund && (
        <p>
          {t(refund.asked ? 'track.refundAsked' : 'track.refunded', {
            amount: money(refund.amountCents),
            how: t(`refund.${refund.method}`),
            time: moment(refund.at),
          })}
        </p>
      )}
    </>
  );
}
