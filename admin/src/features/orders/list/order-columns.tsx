import type { OrderCardDto } from '@contracts/orders';
import { ChannelLabel, PaymentLabel, TypeLabel } from '@entities/order/order-labels';
import { CustomerName } from '@entities/order/customer-name';
import { OrderStateTag } from '@entities/order/order-state-tag';
import { PaymentTruth } from '@entities/order/payment-truth';
import { RefundMark } from '@entities/order/refund-mark';
import { TestTag } from '@entities/order/test-tag';
import { Sparkles } from 'lucide-react';
import { Fragment, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './list.module.css';
import { orders } from '../orders.feature';
import { useBranches } from '@entities/branch/branch';
import { Money } from '@entities/money/money';
import { useFormat } from '@shared/format/context';
import type { WordKeys } from '@shared/format/word-keys';
import { fillPath } from '@shared/routing/path';
import type { Column } from '@shared/table/data-table';

/** With less room, in pixels, the widest words of a row leave the name none: they stand in two lines. */
const ONE_LINE_FROM = 1100;

/** What a row of the list tells that is `width` pixels wide; the branch only where several are listed. */
export function useOrderColumns(withBranch: boolean, width: number): Column<OrderCardDto>[] {
  const { t } = useTranslation(['orders', 'order']);
  const { brief, moment } = useFormat();
  const branches = useBranches();
  const twoLines = width < ONE_LINE_FROM;
  return useMemo(() => {
    const column = (
      key: WordKeys<'orders', 'list.columns'>,
      cell: Cell,
      more: Column<OrderCardDto> = {},
    ): Column<OrderCardDto> => ({
      key,
      title: t(`list.columns.${key}`),
      render: (_, order) => cell(order),
      ...more,
    });
    const number: Cell = (order) => (
      <Link to={fillPath(orders.paths.show, { id: order.id })}>
        <b className={styles.number}>{order.number}</b>
      </Link>
    );
    const placed: Cell = ({ placedAt }) => (
      <span className={styles.nowrap} title={moment(placedAt)}>
        {brief(placedAt)}
      </span>
    );
    const branch: Cell = ({ branchId }) => branches.find(({ id }) => id === branchId)?.name ?? '';
    const customer: Cell = (order) => <Customer order={order} />;
    const origin: Cell = (order) => (
      <span className={styles.origin}>
        <ChannelLabel channel={order.channel} iconOnly />
        <TypeLabel order={order} iconOnly={twoLines} />
      </span>
    );
    const state: Cell = (order) => <OrderStateTag order={order} />;
    const payment: Cell = (order) => <Payment order={order} iconOnly={twoLines} />;
    const total: Cell = ({ totalCents }) => <Money cents={totalCents} />;
    if (twoLines) {
      const below = withBranch ? [origin, placed, branch] : [origin, placed];
      return [
        column('number', number),
        column('customer', inLines(customer, below), { ellipsis: true }),
        column('state', state),
        column('total', inLines(total, [payment]), { align: 'end' }),
      ];
    }
    return [
      column('number', number, { width: 88 }),
      column('placed', placed),
      ...(withBranch ? [column('branch', branch)] : []),
      column('customer', customer, { ellipsis: true }),
      column('type', origin),
      column('state', state),
      column('payment', payment),
      column('total', total, { align: 'end' }),
    ];
  }, [t, brief, moment, branches, withBranch, twoLines]);
}

type Cell = (order: OrderCardDto) => ReactNode;

/** One above, the others below it. */
const inLines =
  (above: Cell, below: Cell[]): Cell =>
  (order) => (
    <span className={styles.lines}>
      {above(order)}
      <span className={styles.below}>
        {below.map((cell, at) => (
          <Fragment key={at}>{cell(order)}</Fragment>
        ))}
      </span>
    </span>
  );

function Customer({ order }: { order: OrderCardDto }) {
  const { t } = useTranslation('order');
  return (
    <span className={styles.customer}>
      <span className={styles.customerName} title={order.customerName}>
        <CustomerName order={order} />
      </span>
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
      {order.dueCents !== 0 && !lost && <span className={styles.due}>{t('card.due')}</span>}
      <PaymentTruth payment={payment} iconOnly />
      {(lost || order.refundDueCents !== 0) && <RefundMark order={order} />}
    </span>
  );
}
