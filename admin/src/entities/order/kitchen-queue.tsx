import type { OrderCardDto } from '@contracts/orders';
import { partsAheadOf, type PartsAhead } from '@domain/orders/kitchen-queue';
import { createContext, useCallback, useContext, useMemo, type ReactNode } from 'react';
import { useLatest } from '@shared/state/use-latest';

type AheadOf = (orderId: string) => PartsAhead | undefined;

const Queue = createContext<AheadOf>(() => undefined);

/**
 * Tells the orders below what is ahead of each of them in the kitchen, of all that a board holds. Who asks does so by the
 * clock: with each change of the queue to draw all of them anew takes longer than anything else about a new order.
 */
export function KitchenQueue({ orders, children }: { orders: readonly OrderCardDto[]; children: ReactNode }) {
  const ahead = useLatest(useMemo(() => partsAheadOf(orders), [orders]));
  const aheadOf = useCallback((orderId: string) => ahead.current.get(orderId), [ahead]);
  return <Queue.Provider value={aheadOf}>{children}</Queue.Provider>;
}

/** What is to be made before an order at each station; nothing is known of it outside a board. */
export const useAheadOf = (): AheadOf => useContext(Queue);
