import { Alert } from 'antd';
import type { PaymentMethod, Refund } from '@domain/orders/payment';
import { useTranslation } from 'react-i18next';
import styles from './details.module.css';
import { lineWords } from '@entities/order/line-words';
import { useFormat } from '@shared/format/context';

interface RefundListProps {
  refunds: Refund[];
  method: PaymentMethod | undefined;
}

/** Each time money was given back: how much, by whom, how and why; what did not go is said loudly. */
export function RefundList({ refunds, method }: RefundListProps) {
  return refunds.map((refund, index) =>
    refund.provider?.state === 'FAILED' ? (
      <FailedRefund key={index} refund={refund} />
    ) : (
      <GivenRefund key={index} refund={refund} method={method} />
    ),
  );
}

function GivenRefund({ refund, method }: { refund: Refund; method: PaymentMethod | undefined }) {
  const { t } = useTranslation(['orders', 'order']);
  const { money, moment } = useFormat();
  const { amountCents, by, at, note, provider } = refund;
  const item = itemOf(refund);
  return (
    <p className={styles.faint}>
      {t('details.refunded', {
        amount: money(amountCents),
        how: t(`refund.methods.${refund.method}`, { method: method ? t(`order:payments.${method}`) : '' }),
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
