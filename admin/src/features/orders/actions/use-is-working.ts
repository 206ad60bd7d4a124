import { useSyncExternalStore } from 'react';
import { useOrderActions } from './order-actions';

/** Whether the server is working on this very order. */
export function useIsWorking(id: string): boolean {
  const { working } = useOrderActions();
  return useSyncExternalStore(working.subscribe, () => working.get().has(id));
}
