import { useEffect } from 'react';
import { useHasPermission } from '@entities/session/access';
import { request } from '@shared/api/request';

const BEAT_MS = 45_000;

/**
 * Says that an order would be seen here by somebody who can take note of it, while this page is in sight: a store without
 * a board tells its owner so.
 */
export function useHeartbeat(branchId: string): void {
  const mayAccept = useHasPermission('order.accept');
  useEffect(() => {
    if (!mayAccept) return;
    const beat = () => {
      if (document.visibilityState !== 'visible') return;
      // A beat that is lost is made up for by the next.
      void request('POST', `/api/branches/${branchId}/heartbeat`).catch(() => undefined);
    };
    beat();
    const timer = setInterval(beat, BEAT_MS);
    document.addEventListener('visibilitychange', beat);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', beat);
    };
  }, [branchId, mayAccept]);
}
