import type { TrackedOrderDto } from '@contracts/storefront';
import { useLocale } from '../i18n/locale';

type Payments = TrackedOrderDto['payments'];

const PAID: readonly Payments[number]['state'][] = [
  'CONFIRMED',
  'PARTIALLY_REFUNDED',
  'REFUNDED',
  'DISPUTED',
];

/** How it is paid, each payment of a bill that was split by itself, and by whose word the money is there. */
export function PaymentFacts({ order }: { order: TrackedOrderDto }) {
  const { t, money, moment } = useLocale();
  const { payment, payments, paidCents, dueCents } = order;
  const taken = payments.filter(({ state }) => state !== 'CANCELLED');
  const due = paidCents > 0 && dueCents > 0 && t('track.due', { amount: money(dueCents) });
  const change =
    payment.changeForCents !== null && t('track.changeFor', { amount: money(payment.changeForCents) });
  const after = (...words: (string | false)[]) => words.filter((word) => word !== false).join(' – ');
  return (
    <div>
      <dt>{t('checkout.payment')}</dt>
      {taken.length > 1 ? (
        <>
          {taken.map(({ method, amountCents, state }, at) => (
            <dd key={at}>
              {after(t(`pay.${method}`), money(amountCents), PAID.includes(state) && t('track.paid'))}
            </dd>
          ))}
          {(due || change) && <dd>{after(due, change)}</dd>}
        </>
      ) : (
        <dd>
          {after(t(`pay.${payment.method}`), paidCents > 0 && dueCents === 0 && t('track.paid'), due, change)}
        </dd>
      )}
      {payment.confirmedBy && payment.confirmedAt && (
        <dd>{t(`track.seenBy.${payment.confirmedBy}`, { time: moment(payment.confirmedAt) })}</dd>
      )}
    </div>
  );
}
