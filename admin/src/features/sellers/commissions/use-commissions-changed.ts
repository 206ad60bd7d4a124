import { useCallback } from 'react';
import { useInvalidateReads } from '@shared/api/use-invalidate-reads';

/** The reads that a commission's move changes: its row, its seller's month, and the payout sums. */
const CHANGED = { resources: ['commissions', 'sellers'], paths: ['/api/commissions'] } as const;

/** Lets everything that tells of commissions be read again. */
export function useCommissionsChanged() {
  const invalidate = useInvalidateReads();
  return useCallback(() => invalidate(CHANGED), [invalidate]);
}
