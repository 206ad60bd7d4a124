import { useCallback } from 'react';
import { useInvalidateReads } from '@shared/api/use-invalidate-reads';

/** What a move of a commission changes: its row, what its seller did this month, and the sums that are paid out. */
const CHANGED = { resources: ['commissions', 'sellers'], paths: ['/api/commissions'] } as const;

/** Lets everything that tells of commissions be read again. */
export function useCommissionsChanged() {
  const invalidate = useInvalidateReads();
  return useCallback(() => invalidate(CHANGED), [invalidate]);
}
