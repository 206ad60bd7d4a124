import { read } from '../../../database/transaction';
import { stockOfParts } from '../../../store/part-stock';
import type { LoadedStore } from '../../../store/load-store';
import { storesOf } from '../../../store/stores';

/** What the menu's nouns have in common. */
export const MENU_NOUN = {
  scope: 'branch',
  permissions: {
    read: 'menu.view',
    create: 'menu.edit',
    update: 'menu.edit',
    archive: 'menu.edit',
    restore: 'menu.edit',
  },
  event: 'menu.changed',
} as const;

/** The stores that rows are of, by branch. */
export function storesOfRows(rows: readonly { branchId: string }[]): Promise<Map<string, LoadedStore>> {
  return read((sql) =>
    storesOf(
      sql,
      rows.map(({ branchId }) => branchId),
    ),
  );
}

/** What tells how much is left of each of the parts of groups. */
export function stockOfRows(parts: Parameters<typeof stockOfParts>[1]): ReturnType<typeof stockOfParts> {
  return read((sql) => stockOfParts(sql, parts));
}
