import { Alert } from 'antd';
import type { Payment, PaymentMethod, Refund } from '@domain/orders/payment';
import { useTranslation } from 'react-i18next';
import styles from './details.module.css';
import { lineWords } from '@entities/order/line-words';
import { useFormat } from '@shared/format/context';

/** The refunds of one instant of what was paid by one method. */
interface Giving {
  refund: Refund;
  method: PaymentMethod;
  amountCents: number;
  /** The items that were given back, in words. */
  items: string[];
}

/**
 * Each time money was given back: how much, by whom, how and why. Payments of one method are told once with their sum; what
 * did not go is said loudly.
 */
export function RefundList({ payments }: { payments: readonly Payment[] }) {
  const refunds = payments
    .flatMap(({ method, refunds: own }) => own.map((refund) => ({ refund, method })))
    .sort((a, b) => a.refund.at.localeCompare(b.refund.at));
  const failed = refunds.filter(({ refund }) => hasFailed(refund));
  return (
    <>
      {givingsOf(refunds.filter(({ refund }) => !hasFailed(refund))).map((giving, index) => (
        <GivenRefund key={index} {...giving} />
      ))}
      {failed.map(({ refund }, index) => (
        <FailedRefund key={index} refund={refund} />
      ))}
    </>
  );
}

const hasFailed = ({ provider }: Refund): boolean => provider?.state === 'FAILED';

function givingsOf(refunds: readonly { refund: Refund; method: PaymentMethod }[]): Giving[] {
  const givings: Giving[] = [];
  for (const { refund, method } of refunds) {
    const same = givings.find((each) => each.method === method && isSameGiving(each.refund, refund));
    const item = itemOf(refund);
    // An item that was given back of two methods is named with the first of them.
    const isNamed = givings.some(
      (each) => each.refund.at === refund.at && item !== null && each.items.includes(item),
    );
    const items = item === null || isNamed ? [] : [item];
    if (same) {
      same.amountCents += refund.amountCents;
      same.items.push(...items);
    } else givings.push({ refund, method, amountCents: refund.amountCents, items });
  }
  return givings;
}

const isSameGiving = (one: Refund, other: Refund): boolean =>
  one.at === other.at &&
  one.method === other.method &&
  one.provider?.state === other.provider?.state &&
  one.provider?.ref === other.provider?.ref;

function GivenRefund({ refund, method, amountCents, items }: Giving) {
  const { t } = useTranslation(['orders', 'order']);
  const { money, moment } = useFormat();
  const { by, at, note, provider } = refund;
  return (
    <p className={styles.faint}>
      {t('details.refunded', {
        amount: money(amountCents),
        how: t(`refund.methods.${refund.method}`, { method: t(`order:payments.${method}`) }),
        by,
        at: moment(at),
      })}
      {items.length > 0 && ` · ${items.join(', ')}`}
      {note && ` “${note}”`}
      {provider && ` · ${t(`details.provider.${provider.state}`)}`}
      {provider?.ref && ` “${provider.ref}”`}
    </p>
  );
}

/** The item that was given back, if it was one; of before more was kept of it than its name, that alone. */
function itemOf({ part, of, item }: Refund): string | null {
  if (part !== 'ITEM' || of === null) return null;
  return item ? lineWords({ ...item, name: of }) : of;
}

/** The money is still there, and somebody has to do something about it. */
function FailedRefund({ refund: { amountCents, provider } }: { refund: Refund }) {
  const { t } = useTranslation('orders');
  const { money } = useFormat();
  const why = [provider?.failure, provider?.ref].filter(Boolean).join(', ');
  return (
    <Alert
      type="error"
      showIcon
      message={t('details.provider.FAILED', { amount: money(amountCents), why })}
    />
  );
}
