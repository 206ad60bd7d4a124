import { categoryCreate, categoryUpdate, type CategoryDto } from '../../../contracts/menu';
import { CATEGORY_WRITE_PERMISSIONS } from '../../../contracts/menu-permissions';
import { optionalText } from '../../../contracts/panel-fields';
import { defineNoun, type Row } from '../../../crud/noun';
import { stored } from '../../../crud/present';
import { instant } from '../../../database/columns';
import { validateAvailability, type Category } from '../../../domain/menu';
import type { Issue } from '../../../errors/api-error';
import { bumpStoreVersion } from '../../../store/version';
import { MENU_NOUN, storesOfRows } from './menu-noun';

interface CategoryRow extends Row, Omit<Category, 'id' | 'soldOutUntil' | 'description'> {
  description: string | null;
  branchId: string;
  state: Category['state'];
  soldOutUntil: string | Date | null;
}

export const category = defineNoun({
  ...MENU_NOUN,
  uid: 'api::menu.category',
  table: 'categories',
  resource: 'categories',
  entity: 'category',
  body: { create: categoryCreate, update: categoryUpdate },
  filters: { branchId: ['$eq', '$in'], state: ['$eq', '$in'], name: ['$containsi', '$eq'] },
  sorts: ['position', 'name', 'updatedAt', 'createdAt'],
  defaultSort: 'position:asc',
  search: ['name', 'description'],
  writePermissions: CATEGORY_WRITE_PERMISSIONS,
  check: ({ availability }: CategoryRow): Issue[] => validateAvailability(availability ?? null),
  pictures: ['imageUrl'],
  panel: {
    update: categoryUpdate.pick({ name: true, state: true }).extend({ description: optionalText(200) }),
  },
  afterWrite: (sql, row: CategoryRow) => bumpStoreVersion(sql, row.branchId),
  async present(rows: readonly CategoryRow[]): Promise<CategoryDto[]> {
    const stores = await storesOfRows(rows);
    return rows.map((row) => ({
      ...stored(row),
      id: row.documentId,
      name: row.name,
      description: row.description ?? '',
      imageUrl: row.imageUrl,
      position: row.position,
      state: row.state,
      availability: row.availability,
      soldOutUntil: instant(row.soldOutUntil),
      station: row.station,
      productCount: countProducts(stores.get(row.branchId)?.wholeMenu.products ?? [], row.documentId),
    }));
  },
});

function countProducts(products: readonly { categoryIds: string[] }[], categoryId: string): number {
  return products.filter(({ categoryIds }) => categoryIds.includes(categoryId)).length;
}
