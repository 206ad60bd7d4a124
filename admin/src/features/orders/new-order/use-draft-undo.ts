import { useNotification } from '@refinedev/core';
import { useEffect } from 'react';
import { useLatest } from '@shared/state/use-latest';

const KEY = 'new-order-way-back';

/** Says what became of what was typed, with the way back to it for as long as the order is neither sent nor left. */
export function useDraftUndo() {
  const { open, close } = useNotification();
  const latest = useLatest(close);
  useEffect(() => () => latest.current?.(KEY), [latest]);
  return {
    offer: (message: string, undo: () => void) =>
      open?.({ key: KEY, type: 'progress', message, cancelMutation: undo }),
    withdraw: () => close?.(KEY),
  };
}
