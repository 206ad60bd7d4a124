import type { BaseRecord, CrudFilter, CrudSort } from '@refinedev/core';
import type { Stored } from '@contracts/menu';
import { useBranchRows } from '@entities/record/use-branch-rows';

export type MenuResource = 'categories' | 'products' | 'variation-groups' | 'extra-groups';

/** A row of the menu: what every noun of it has. */
export interface MenuRow extends Stored, BaseRecord {
  id: string;
  name: string;
  state: string;
}

interface MenuRowsOptions {
  resource: MenuResource;
  branchId: string | undefined;
  sorters?: CrudSort[];
  filters?: CrudFilter[];
}

const BY_NAME: CrudSort[] = [{ field: 'name', order: 'asc' }];
export const BY_POSITION: CrudSort[] = [{ field: 'position', order: 'asc' }];

/** All rows of a noun in a branch's menu, kept true by what happens to any part of it: one noun's change can stop another's sale. */
export const useMenuRows = <Row extends MenuRow>({ sorters = BY_NAME, ...options }: MenuRowsOptions) =>
  useBranchRows<Row>({ ...options, sorters, event: 'menu.changed' });
