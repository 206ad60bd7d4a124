import { useCallback } from 'react';
import { useInvalidateReads } from '@shared/api/use-invalidate-reads';

/** What a settlement changes: its row, and what the courier and the branch owe each other on the board. */
const CHANGED = { resources: ['settlements'], paths: ['/api/couriers', '/api/settlements'] } as const;

/** Lets everything that tells of settlements be read again. */
export function useSettlementsChanged() {
  const invalidate = useInvalidateReads();
  return useCallback(() => invalidate(CHANGED), [invalidate]);
}
