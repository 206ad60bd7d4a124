import { useCallback } from 'react';
import { useInvalidateReads } from '@shared/api/use-invalidate-reads';

/** The reads that a settlement changes: its row, and the balances on the couriers' board. */
const CHANGED = { resources: ['settlements'], paths: ['/api/couriers', '/api/settlements'] } as const;

/** Lets everything that tells of settlements be read again. */
export function useSettlementsChanged() {
  const invalidate = useInvalidateReads();
  return useCallback(() => invalidate(CHANGED), [invalidate]);
}
