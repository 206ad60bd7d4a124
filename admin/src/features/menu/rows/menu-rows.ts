import { useList, type BaseRecord, type CrudFilter, type CrudSort } from '@refinedev/core';
import type { Stored } from '@contracts/menu';
import { useLiveEvents } from '@entities/live/live';
import type { ApiError } from '@shared/api/error';
import { useThrottled } from '@shared/state/use-throttled';

export type MenuResource = 'categories' | 'products' | 'variation-groups' | 'extra-groups';

/** A row of the menu: what every noun of it has. */
export interface MenuRow extends Stored, BaseRecord {
  id: string;
  name: string;
  state: string;
}

interface MenuRowsOptions {
  resource: MenuResource;
  /** Undefined while the branch is not known: nothing is asked then. */
  branchId: string | undefined;
  sorters?: CrudSort[];
  /** Which of them; all that are in use where it is left out. */
  filters?: CrudFilter[];
}

export const ARCHIVED: CrudFilter[] = [{ field: 'state', operator: 'eq', value: 'ARCHIVED' }];

const BY_NAME: CrudSort[] = [{ field: 'name', order: 'asc' }];
export const BY_POSITION: CrudSort[] = [{ field: 'position', order: 'asc' }];

/** All rows of a noun in a branch's menu, kept true by what happens to any part of it: one noun's change can stop another's sale. */
export function useMenuRows<Row extends MenuRow>({
  resource,
  branchId,
  sorters = BY_NAME,
  filters = [],
}: MenuRowsOptions) {
  const { query, result } = useList<Row, ApiError>({
    resource,
    sorters,
    filters: [{ field: 'branchId', operator: 'eq', value: branchId }, ...filters],
    pagination: { mode: 'off' },
    liveMode: 'off',
    errorNotification: false,
    queryOptions: { enabled: branchId !== undefined },
  });
  const refetch = () => void query.refetch();
  const soon = useThrottled(refetch, 700);
  useLiveEvents(['menu.changed'], (event) => {
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
