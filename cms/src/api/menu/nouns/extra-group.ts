import { extraGroupCreate, extraGroupUpdate, type ExtraGroupDto } from '../../../contracts/menu';
import { EXTRA_GROUP_WRITE_PERMISSIONS } from '../../../contracts/menu-permissions';
import { defineNoun, type Row } from '../../../crud/noun';
import { stored } from '../../../crud/present';
import { askedAfter, validateExtraGroup, type ExtraGroup } from '../../../domain/menu';
import { toExtras, type StoredExtra } from '../../../store/rows';
import { instant } from '../../../database/columns';
import { bumpStoreVersion } from '../../../store/version';
import { stockOfRows, MENU_NOUN, storesOfRows } from './menu-noun';
import { checkLinks } from './extra-links';
import { storedParts } from './parts';
import { recordPrices, ownPrices, pricedVariations, type Price } from './price-history';

export interface ExtraGroupRow
  extends Row, Omit<ExtraGroup, 'id' | 'extras' | 'description' | 'soldOutUntil'> {
  description: string | null;
  branchId: string;
  state: ExtraGroup['state'];
  internalName: string | null;
  soldOutUntil: string | Date | null;
  extras: StoredExtra[];
}

export const extraGroup = defineNoun({
  ...MENU_NOUN,
  uid: 'api::menu.extra-group',
  table: 'extra_groups',
  resource: 'extra-groups',
  entity: 'extra-group',
  body: { create: extraGroupCreate, update: extraGroupUpdate },
  filters: { branchId: ['$eq', '$in'], state: ['$eq', '$in'], name: ['$containsi', '$eq'] },
  sorts: ['name', 'updatedAt', 'createdAt'],
  defaultSort: 'name:asc',
  search: ['name', 'internalName'],
  writePermissions: EXTRA_GROUP_WRITE_PERMISSIONS,
  toColumns: (body, before: ExtraGroupRow | null) => storedParts(body, 'extras', before?.extras ?? []),
  pictures: ['extras.imageUrl'],
  check: (next: ExtraGroupRow) => validateExtraGroup(next),
  async afterWrite(sql, row: ExtraGroupRow, before, viewer) {
    await checkLinks(sql, row, before);
    const named = pricedVariations([before, row].flatMap((each) => each?.extras ?? []));
    await recordPrices(sql, row, extraPrices(before, named), extraPrices(row, named), viewer);
    await bumpStoreVersion(sql, row.branchId);
  },
  async present(rows: readonly ExtraGroupRow[]): Promise<ExtraGroupDto[]> {
    const stores = await storesOfRows(rows);
    const withLeft = await stockOfRows(rows.flatMap((row) => toExtras(row.extras)));
    return rows.map((row) => {
      const { products = [], extraGroups = [] } = stores.get(row.branchId)?.wholeMenu ?? {};
      return {
        ...stored(row),
        id: row.documentId,
        name: row.name,
        internalName: row.internalName,
        description: row.description ?? '',
        min: row.min,
        max: row.max,
        freeQuantity: row.freeQuantity,
        priceMethod: row.priceMethod,
        display: row.display,
        state: row.state,
        availability: row.availability,
        soldOutUntil: instant(row.soldOutUntil),
        extras: toExtras(row.extras).map(withLeft),
        usedBy: products.filter(({ extraGroupIds }) => extraGroupIds.includes(row.documentId)).length,
        askedAfter: askedAfter(row.documentId, extraGroups),
      };
    });
  },
});

const extraPrices = (row: ExtraGroupRow | null, variationIds: ReadonlySet<string>): Price[] =>
  (row?.extras ?? []).flatMap(({ id, priceCents, variationPrices }): Price[] => [
    { itemId: id, kind: 'PRICE', cents: priceCents },
    ...ownPrices(id, variationPrices, variationIds),
  ]);
