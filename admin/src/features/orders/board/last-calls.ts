import type { OrderCardDto } from '@contracts/orders';
import { isLastCall } from '@entities/order/last-call';
import { useMemo } from 'react';
import { recordSignal } from '@entities/device/signals';
import { createStore } from '@shared/state/store';
import { useClock } from '@shared/state/use-now';

/** Last calls that were silenced on this device: whoever did knows, and others are still to hear. */
const silenced = createStore<ReadonlySet<string>>(new Set());

export function silenceCalls(orders: readonly OrderCardDto[]): void {
  silenced.set((before) => new Set([...before, ...orders.map(({ id }) => id)]));
  orders.forEach(({ id, branchId }) => recordSignal(id, 'SILENCED', { branchId }));
}

/** Those of some orders that call for the last time. */
export function useLastCalls(orders: readonly OrderCardDto[]): OrderCardDto[] {
  const quiet = silenced.use();
  // As text, because it is looked at each second and seldom changes.
  const calling = useClock((now) =>
    orders
      .filter((order) => isLastCall(order, now))
      .map(({ id }) => id)
      .join(),
  );
  return useMemo(() => {
    const ids = new Set(calling.split(','));
    return orders.filter(({ id }) => ids.has(id) && !quiet.has(id));
  }, [orders, calling, quiet]);
}

/** Whether an order calls for the last time. */
export function useIsCalling(order: OrderCardDto): boolean {
  const quiet = silenced.use();
  return useClock((now) => isLastCall(order, now)) && !quiet.has(order.id);
}
