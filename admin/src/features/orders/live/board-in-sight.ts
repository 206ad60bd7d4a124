import type { OrderCardDto } from '@contracts/orders';
import { useEffect } from 'react';
import { createStore } from '@shared/state/store';

type Orders = ReadonlyMap<string, OrderCardDto>;

const NONE: Orders = new Map();

/** The orders of the board that the page shows; none while it shows no board, or it is not loaded. */
export const boardInSight = createStore<Orders>(NONE);

/** Says what the board shows, for as long as it is shown: for what stands on it, it rings by itself. */
export function useBoardInSight(orders: Orders): void {
  useEffect(() => boardInSight.set(orders), [orders]);
  useEffect(() => () => boardInSight.set(NONE), []);
}
