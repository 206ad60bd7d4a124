import type { Stored } from '../../../contracts/menu';
import type { Row } from '../../../crud/noun';
import { instantOrThrow } from '../../../database/columns';

/** What the menu's nouns have in common. */
export const MENU_NOUN = {
  permissions: {
    read: 'menu.view',
    create: 'menu.edit',
    update: 'menu.edit',
    archive: 'menu.edit',
    restore: 'menu.edit',
  },
  event: 'menu.changed',
} as const;

/** The part of a DTO that every stored row has. */
export function stored(row: Row & { branchId: string }): Stored {
  return {
    branchId: row.branchId,
    version: row.version,
    createdAt: instantOrThrow(row.createdAt),
    updatedAt: instantOrThrow(row.updatedAt),
  };
}
