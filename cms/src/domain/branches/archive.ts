/** What stands in the way of taking a branch out of use. */
export type ArchiveRefusal = 'LAST_BRANCH' | 'BRANCH_HAS_OPEN_ORDERS';

interface Standing {
  /** Orders that somebody still has to do something about. */
  openOrders: number;
  /** Branches of the business in use, without this one. */
  others: number;
}

/**
 * Why a branch may not be archived now, or null. A business without a branch is ended by ending its plan, and nobody
 * would see an order of a branch that is gone.
 */
export function refusalToArchive({ openOrders, others }: Standing): ArchiveRefusal | null {
  if (others === 0) return 'LAST_BRANCH';
  return openOrders > 0 ? 'BRANCH_HAS_OPEN_ORDERS' : null;
}
