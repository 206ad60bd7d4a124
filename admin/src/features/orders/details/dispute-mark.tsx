import type { Dispute } from '@domain/orders/payment';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './details.module.css';
import { useFormat } from '@shared/format/context';

/** That the customer's bank asks for a payment back, until when that can be answered, and how it ended. */
export function DisputeMark({ dispute }: { dispute: Dispute }) {
  const { t } = useTranslation('orders');
  const { money, moment } = useFormat();
  const { state, amountCents, reason, ref, answerBy, at } = dispute;
  return (
    <Alert
      className={styles.paymentMark}
      type={state === 'OPEN' ? 'error' : state === 'LOST' ? 'warning' : 'info'}
      showIcon
      message={t(`details.dispute.${state}`, { amount: money(amountCents), reason, ref, at: moment(at) })}
      description={
        state === 'OPEN' && answerBy !== null && t('details.dispute.answer', { by: moment(answerBy) })
      }
    />
  );
}
