import { useList } from '@refinedev/core';
import type { DeliveryZoneDto } from '@contracts/delivery-zones';
import { useLiveEvents } from '@entities/live/live';
import type { ApiError } from '@shared/api/error';
import { useThrottled } from '@shared/state/use-throttled';

/** A zone as lists and forms of the dashboard hold it. */
export type ZoneRow = DeliveryZoneDto & Record<string, unknown>;

/** The zones of a branch, the one that wins first; kept true by what happens to its store. */
export function useZones(branchId: string, { archived = false } = {}) {
  const { query, result } = useList<ZoneRow, ApiError>({
    resource: 'delivery-zones',
    sorters: [
      { field: 'priority', order: 'asc' },
      { field: 'createdAt', order: 'asc' },
    ],
    filters: [
      { field: 'branchId', operator: 'eq', value: branchId },
      ...(archived ? ([{ field: 'state', operator: 'eq', value: 'ARCHIVED' }] as const) : []),
    ],
    pagination: { mode: 'off' },
    liveMode: 'off',
    errorNotification: false,
  });
  const refetch = () => void query.refetch();
  const soon = useThrottled(refetch, 700);
  useLiveEvents(['store.changed'], (event) => {
    if (event === null || event.branchId === branchId) soon();
  });
  return {
    rows: query.data ? result.data : undefined,
    error: query.data ? null : query.error,
    refetch,
    /** The same, settled once it is done. */
    readAgain: () => query.refetch(),
  };
}
