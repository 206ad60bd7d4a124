import { useList, type BaseRecord, type CrudFilter, type CrudSort } from '@refinedev/core';
import type { LiveEventType } from '@contracts/events';
import { concernsBranch, useLiveRefetch } from '@entities/live/use-live-reading';
import type { ApiError } from '@shared/api/error';

interface BranchRowsOptions {
  resource: string;
  /** Undefined while the branch is not known: nothing is asked then. */
  branchId: string | undefined;
  /** What happens to any of the rows, or to what they depend on. */
  event: LiveEventType;
  sorters: CrudSort[];
  /** Which of them; all that are in use where it is left out. */
  filters?: CrudFilter[];
}

export const ARCHIVED: CrudFilter[] = [{ field: 'state', operator: 'eq', value: 'ARCHIVED' }];

/** All rows of a noun in a branch, kept true by what happens there. */
export function useBranchRows<Row extends BaseRecord>(options: BranchRowsOptions) {
  const { resource, branchId, event: type, sorters, filters = [] } = options;
  const { query, result } = useList<Row, ApiError>({
    resource,
    sorters,
    filters: [{ field: 'branchId', operator: 'eq', value: branchId }, ...filters],
    pagination: { mode: 'off' },
    liveMode: 'off',
    errorNotification: false,
    queryOptions: { enabled: branchId !== undefined },
  });
  // `refetch` asks also where a query is not enabled.
  const readAgain = async () => {
    if (branchId !== undefined) await query.refetch();
  };
  useLiveRefetch(readAgain, { types: [type], everyMs: 700, concerns: concernsBranch(branchId) });
  return {
    rows: query.data ? result.data : undefined,
    error: query.data ? null : query.error,
    refetch: () => void readAgain(),
    /** The same, settled once it is done. */
    readAgain,
  };
}
