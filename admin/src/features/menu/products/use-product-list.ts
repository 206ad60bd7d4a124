import type { CrudFilter } from '@refinedev/core';
import type { ProductRow } from './use-product-actions';
import { concernsBranch, useLiveRefetch } from '@entities/live/use-live-reading';
import { useNow } from '@shared/state/use-now';
import type { Sort } from '../long-list/use-list-address';
import { useLongList } from '../long-list/use-long-list';

export const PRODUCT_STATES = ['ACTIVE', 'PAUSED', 'DRAFT'] as const;
/** What a list can be narrowed to: what is archived stands in no other. */
export const STATE_FILTERS = [...PRODUCT_STATES, 'ARCHIVED'] as const;
export const MENU_ORDER: Sort = { field: 'position', order: 'asc' };

/** What only those sold out at an instant are found by. */
function soldOutFilter(now: number): CrudFilter {
  return { field: 'soldOutUntil', operator: 'gt', value: new Date(now).toISOString() };
}

/** The products of a branch as the address asks for them; kept true by what happens to any part of the menu. */
export function useProductList(branchId: string | undefined, soldOutOnly: boolean) {
  // In whole minutes, so that the same list is not asked for anew all the time.
  const now = useNow();
  const list = useLongList<ProductRow>({
    resource: 'products',
    filters: { categoryIds: 'contains', state: 'eq' },
    fixed: [
      { field: 'branchId', operator: 'eq', value: branchId },
      ...(soldOutOnly ? [soldOutFilter(now)] : []),
    ],
    defaultSort: `${MENU_ORDER.field}:${MENU_ORDER.order}`,
    enabled: branchId !== undefined,
  });
  // Also a category or a group of extras can stop a product, and those are not in its own events.
  useLiveRefetch(list.refetch, { types: ['menu.changed'], everyMs: 700, concerns: concernsBranch(branchId) });
  return list;
}

export type ProductList = ReturnType<typeof useProductList>;
