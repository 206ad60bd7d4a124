import type { OrderDto } from '@contracts/orders';
import { formatMoney } from '@domain/money';
import type { UnmatchedMoney } from '@domain/orders/payment';
import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useOrderActions } from '../actions/order-actions';
import styles from './details.module.css';
import { useFormat } from '@shared/format/context';

interface UnmatchedMarkProps {
  order: OrderDto;
  unmatched: UnmatchedMoney;
}

/** Money that does not fit the order, and what became of it; whoever may give money back says so here. */
export function UnmatchedMark({ order, unmatched }: UnmatchedMarkProps) {
  const { t } = useTranslation('orders');
  const { moment, country } = useFormat();
  const { run, readOnly } = useOrderActions();
  const { ref, givenBackAt, resolved } = unmatched;
  const amount = formatMoney(unmatched.amountCents, unmatched.currency, country, 'code');
  return (
    <Alert
      className={styles.paymentMark}
      type={givenBackAt || resolved ? 'info' : 'warning'}
      showIcon
      message={
        givenBackAt
          ? t('details.unmatchedBack', { amount, ref, at: moment(givenBackAt) })
          : resolved
            ? t('details.unmatchedResolved', {
                ...{ amount, ref, name: resolved.by, at: moment(resolved.at), note: resolved.note },
              })
            : t('details.unmatched', { amount, ref, at: moment(unmatched.at) })
      }
      action={
        order.actions.includes('resolve-unmatched') && (
          <Button size="small" disabled={readOnly} onClick={() => run(order, 'resolve-unmatched')}>
            {t('actions.resolve-unmatched')}
          </Button>
        )
      }
    />
  );
}
