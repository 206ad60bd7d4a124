import { Alert } from 'antd';
import type { Payment, PaymentMethod, Refund } from '@domain/orders/payment';
import { useTranslation } from 'react-i18next';
import styles from './details.module.css';
import { lineWords } from '@entities/order/line-words';
import { useFormat } from '@shared/format/context';

/** Each time money was given back: how much, by whom, how and why; what did not go is said loudly. */
export function RefundList({ payments }: { payments: readonly Payment[] }) {
  const given = payments
    .flatMap(({ method, refunds }) => refunds.map((refund) => ({ refund, method })))
    .sort((a, b) => a.refund.at.localeCompare(b.refund.at));
  return given.map(({ refund, method }, index) => {
    if (hasFailed(refund)) return <FailedRefund key={index} refund={refund} />;
    // What was given back of several payments at once was one item, not one for each.
    const first =
      given.findIndex((each) => !hasFailed(each.refund) && isSameGiving(each.refund, refund)) === index;
    return <GivenRefund key={index} refund={refund} method={method} item={first ? itemOf(refund) : null} />;
  });
}

const hasFailed = ({ provider }: Refund): boolean => provider?.state === 'FAILED';

const isSameGiving = (one: Refund, other: Refund): boolean =>
  one.at === other.at && one.part === other.part && one.of === other.of && one.item?.key === other.item?.key;

interface GivenRefundProps {
  refund: Refund;
  method: PaymentMethod;
  /** What was given back, as told with it. */
  item: string | null;
}

function GivenRefund({ refund, method, item }: GivenRefundProps) {
  const { t } = useTranslation(['orders', 'order']);
  const { money, moment } = useFormat();
  const { amountCents, by, at, note, provider } = refund;
  return (
    <p className={styles.faint}>
      {t('details.refunded', {
        amount: money(amountCents),
        how: t(`refund.methods.${refund.method}`, { method: t(`order:payments.${method}`) }),
        by,
        at: moment(at),
      })}
      {item && ` · ${item}`}
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
