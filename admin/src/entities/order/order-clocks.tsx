import type { OrderCardDto } from '@contracts/orders';
import { expectedLateMin, type ExpectedOrder } from '@domain/orders/expected-late';
import { kitchenDue } from '@domain/orders/kitchen-due';
import { TAKEN_ON_STATES } from '@domain/orders/states';
import { waitsForGuests } from '@domain/orders/station-parts';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useAheadOf } from './kitchen-queue';
import { usePromiseWords } from './promise-words';
import styles from './order-clocks.module.css';
import { useFormat } from '@shared/format/context';
import { useClock } from '@shared/state/use-now';
import { classes } from '@shared/ui/classes';

interface OrderClocksProps {
  order: ExpectedOrder & Pick<OrderCardDto, 'id' | 'items' | 'type' | 'promisedFrom'>;
  className?: string;
}

/**
 * The two clocks of an order by their names: until when it has to be cooked, and what the customer was promised. Where
 * both are the same minute, or there is nothing left to cook, one is enough. Before them, that it will be late as things go.
 */
export function OrderClocks({ order, className }: OrderClocksProps) {
  const { t } = useTranslation('order');
  const { clock } = useFormat();
  const promiseWords = usePromiseWords();
  const { state } = order;
  const due = state === 'ACCEPTED' || state === 'PREPARING' ? kitchenDue(order) : null;
  const late = useClock((now) => due !== null && due <= now && !waitsForGuests(order));
  const aheadOf = useAheadOf();
  const lateMin = useClock((now) => expectedLateMin(order, new Date(now), aheadOf(order.id)));
  const ready = due === null ? null : clock(due);
  const promised = promiseWords(order);
  const both = promised && promised !== ready;
  const clocked = TAKEN_ON_STATES.includes(state) && (ready !== null || promised !== null);
  if (!clocked && lateMin === null) return null;
  return (
    <p className={classes(styles.clocks, className)}>
      {lateMin !== null && (
        <span data-late>
          <TriangleAlert size={14} strokeWidth={2} aria-hidden />{' '}
          {t('clocks.willBeLate', { minutes: lateMin })}
        </span>
      )}
      {clocked && ready && <span data-late={late || undefined}>{t('clocks.readyBy', { at: ready })}</span>}
      {clocked && both && <span>{t('clocks.promised', { at: promised })}</span>}
    </p>
  );
}
