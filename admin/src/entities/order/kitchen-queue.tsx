import type { OrderCardDto } from '@contracts/orders';
import { partsAheadOf, type PartsAhead } from '@domain/orders/kitchen-queue';
import { createContext, useContext, useMemo, type ReactNode } from 'react';

type AheadOf = (orderId: string) => PartsAhead | undefined;

const Queue = createContext<AheadOf>(() => undefined);

/** Tells the orders below what is ahead of each of them in the kitchen, of all that a board holds. */
export function KitchenQueue({ orders, children }: { orders: readonly OrderCardDto[]; children: ReactNode }) {
  const aheadOf = useMemo(() => {
    const ahead = partsAheadOf(orders);
    return (orderId: string) => ahead.get(orderId);
  }, [orders]);
  return <Queue.Provider value={aheadOf}>{children}</Queue.Provider>;
}

/** What is to be made before an order at each station; nothing is known of it outside a board. */
export const useAheadOf = (): AheadOf => useContext(Queue);
