import type { CrudSort } from '@refinedev/core';
import type { DeliveryZoneDto } from '@contracts/delivery-zones';
import { ARCHIVED, useBranchRows } from '@entities/record/use-branch-rows';

/** A zone as lists and forms of the dashboard hold it. */
export type ZoneRow = DeliveryZoneDto & Record<string, unknown>;

const BY_PRIORITY: CrudSort[] = [
  { field: 'priority', order: 'asc' },
  { field: 'createdAt', order: 'asc' },
];

/** The zones of a branch, the one that wins first; kept true by what happens to its store. */
export const useZones = (branchId: string, { archived = false } = {}) =>
  useBranchRows<ZoneRow>({
    resource: 'delivery-zones',
    branchId,
    event: 'store.changed',
    sorters: BY_PRIORITY,
    filters: archived ? ARCHIVED : undefined,
  });
