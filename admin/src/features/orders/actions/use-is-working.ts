import type { OrderActionName } from '@contracts/orders';
import { useSyncExternalStore } from 'react';
import { isInTheWay, useOrderActions } from './order-actions';

/** Whether the server is working on this very order, so that a press of `action` would not be heard. */
export function useIsWorking(id: string, action?: OrderActionName): boolean {
  const { working } = useOrderActions();
  return useSyncExternalStore(working.subscribe, () => isInTheWay(working.get(), id, action));
}
