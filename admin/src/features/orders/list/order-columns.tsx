import type { OrderCardDto } from '@contracts/orders';
import { ChannelLabel, PaymentLabel, TypeLabel } from '@entities/order/order-labels';
import { OrderStateTag } from '@entities/order/order-state-tag';
import { RefundMark } from '@entities/order/refund-mark';
import { TestTag } from '@entities/order/test-tag';
import { Sparkles } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './list.module.css';
import { useBranches } from '@entities/branch/branch';
import { Money } from '@entities/money/money';
import { useFormat } from '@shared/format/context';
import type { Column } from '@shared/table/data-table';

/** What a row of the list tells; the branch only where several are listed. */
export function useOrderColumns(withBranch: boolean): Column<OrderCardDto>[] {
  const { t } = useTranslation(['orders', 'order']);
  const { moment } = useFormat();
  const branches = useBranches();
  return useMemo(() => {
    const branchOf = (id: string) => branches.find((branch) => branch.id === id)?.name ?? '';
    const columns: Column<OrderCardDto>[] = [
      {
        key: 'number',
        title: t('list.columns.number'),
        width: '88px',
        render: ({ number }) => <b className={styles.number}>{number}</b>,
      },
      {
        key: 'placed',
        title: t('list.columns.placed'),
        render: ({ placedAt }) => <span className={styles.nowrap}>{moment(placedAt)}</span>,
      },
      { key: 'customer', title: t('list.columns.customer'), render: (order) => <Customer order={order} /> },
      {
        key: 'type',
        title: t('list.columns.type'),
        render: ({ channel, type }) => (
          <span className={styles.origin}>
            <ChannelLabel channel={channel} iconOnly />
            <TypeLabel type={type} />
          </span>
        ),
      },
      {
        key: 'state',
        title: t('list.columns.state'),
        render: ({ state }) => <OrderStateTag state={state} />,
      },
      { key: 'payment', title: t('list.columns.payment'), render: (order) => <Payment order={order} /> },
      {
        key: 'total',
        title: t('list.columns.total'),
        align: 'end',
        render: ({ totalCents }) => <Money cents={totalCents} />,
      },
    ];
    if (withBranch)
      columns.splice(2, 0, {
        key: 'branch',
        title: t('list.columns.branch'),
        render: ({ branchId }) => branchOf(branchId),
      });
    return columns;
  }, [t, moment, branches, withBranch]);
}

function Customer({ order }: { order: OrderCardDto }) {
  const { t } = useTranslation('order');
  return (
    <span className={styles.customer}>
      <span>{order.customerName}</span>
      {order.test && <TestTag />}
      {order.newCustomer && <Sparkles size={14} strokeWidth={1.75} aria-label={t('card.newCustomer')} />}
      {order.district && <span className={styles.faint}>{order.district}</span>}
    </span>
  );
}

/** With what, and in words only when the money is not there yet: that is the one that asks for something. */
export function Payment({ order, iconOnly }: { order: OrderCardDto; iconOnly?: boolean }) {
  const { payment, state } = order;
  const { t } = useTranslation('order');
  if (!payment) return '–';
  const lost = state === 'CANCELLED' || state === 'REJECTED' || state === 'EXPIRED';
  return (
    <span className={styles.payment}>
      <PaymentLabel method={payment.method} iconOnly={iconOnly} />
      {payment.state !== 'CONFIRMED' && !lost && <span className={styles.due}>{t('card.due')}</span>}
      {lost && <RefundMark order={order} />}
    </span>
  );
}
