import type { OrderCardDto } from '@contracts/orders';
import type { OrderState } from '@domain/orders/order';
import { useTranslation } from 'react-i18next';
import { kitchenDue } from './kitchen-due';
import styles from './order-clocks.module.css';
import { useFormat } from '@shared/format/context';
import { useClock } from '@shared/state/use-now';
import { classes } from '@shared/ui/classes';

type ClockedOrder = Parameters<typeof kitchenDue>[0] & Pick<OrderCardDto, 'state'>;

const UNDER_WAY: readonly OrderState[] = ['ACCEPTED', 'PREPARING', 'READY', 'DISPATCHED', 'RETURNING'];

interface OrderClocksProps {
  order: ClockedOrder;
  className?: string;
}

/**
 * The two clocks of an order by their names: until when it has to be cooked, and what the customer was promised. Where
 * both are the same minute, or there is nothing left to cook, one is enough.
 */
export function OrderClocks({ order, className }: OrderClocksProps) {
  const { t } = useTranslation('order');
  const { clock } = useFormat();
  const { state, promisedAt } = order;
  const due = state === 'ACCEPTED' || state === 'PREPARING' ? kitchenDue(order) : null;
  const late = useClock((now) => due !== null && due <= now);
  const ready = due === null ? null : clock(due);
  const promised = promisedAt && clock(promisedAt);
  const both = promised && promised !== ready;
  if (!UNDER_WAY.includes(state) || (!ready && !promised)) return null;
  return (
    <p className={classes(styles.clocks, className)}>
      {ready && <span data-late={late || undefined}>{t('clocks.readyBy', { at: ready })}</span>}
      {ready && both && ' · '}
      {both && <span>{t('clocks.promised', { at: promised })}</span>}
    </p>
  );
}
