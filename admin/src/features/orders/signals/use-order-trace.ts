import type { OrderCardDto } from '@contracts/orders';
import { recordSignal } from '@entities/device/signals';
import { useEffect, useRef } from 'react';

const isDrawn = (id: string) =>
  document.querySelector<HTMLElement>(`[data-order="${CSS.escape(id)}"]`)?.checkVisibility() === true;

/** Notes which of these orders reached this screen, and from when on a person could see them on it. */
export function useOrderTrace(orders: readonly OrderCardDto[]): void {
  const undrawn = useRef(new Map<string, { urgent: boolean; branchId: string }>());
  useEffect(() => {
    for (const { id, drill, branchId } of orders) {
      const about = { urgent: drill, branchId };
      recordSignal(id, 'RECEIVED', about);
      undrawn.current.set(id, about);
    }
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      for (const [id, about] of undrawn.current) {
        if (!isDrawn(id)) continue;
        recordSignal(id, 'DRAWN', about);
        undrawn.current.delete(id);
      }
    };
    const frame = requestAnimationFrame(look);
    document.addEventListener('visibilitychange', look);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('visibilitychange', look);
    };
  }, [orders]);
}
