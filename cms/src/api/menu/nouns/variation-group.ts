import { variationGroupCreate, variationGroupUpdate, type VariationGroupDto } from '../../../contracts/menu';
import { VARIATION_GROUP_WRITE_PERMISSIONS } from '../../../contracts/menu-permissions';
import { defineNoun, type Row } from '../../../crud/noun';
import { stored } from '../../../crud/present';
import { validateVariationGroup, type VariationGroup } from '../../../domain/menu';
import { toVariations, type StoredVariation as Stored } from '../../../store/rows';
import { bumpStoreVersion } from '../../../store/version';
import { dropOwnPrices } from './drop-own-prices';
import { stockOfRows, MENU_NOUN, storesOfRows } from './menu-noun';
import { requireUnused } from './require-unused';
import { storedParts } from './parts';
import { recordPrices, type Price } from './price-history';

type StoredVariation = Stored & { sku?: string | null };

interface VariationGroupRow extends Row {
  branchId: string;
  name: string;
  internalName: string | null;
  state: VariationGroup['state'];
  availability: VariationGroup['availability'];
  variations: StoredVariation[];
}

export const variationGroup = defineNoun({
  ...MENU_NOUN,
  uid: 'api::menu.variation-group',
  table: 'variation_groups',
  resource: 'variation-groups',
  entity: 'variation-group',
  body: { create: variationGroupCreate, update: variationGroupUpdate },
  filters: { branchId: ['$eq', '$in'], state: ['$eq', '$in'], name: ['$containsi', '$eq'] },
  sorts: ['name', 'updatedAt', 'createdAt'],
  defaultSort: 'name:asc',
  search: ['name', 'internalName'],
  writePermissions: VARIATION_GROUP_WRITE_PERMISSIONS,
  toColumns: (body, before: VariationGroupRow | null) =>
    storedParts(body, 'variations', before?.variations ?? []),
  check: (next: VariationGroupRow) => validateVariationGroup(next),
  async afterWrite(sql, row: VariationGroupRow, before, viewer) {
    if (row.state === 'ARCHIVED') await requireUnused(sql, row);
    await dropOwnPrices(sql, viewer, row, before);
    await recordPrices(sql, row, variationPrices(before), variationPrices(row), viewer);
    await bumpStoreVersion(sql, row.branchId);
  },
  async present(rows: readonly VariationGroupRow[]): Promise<VariationGroupDto[]> {
    const stores = await storesOfRows(rows);
    const withLeft = await stockOfRows(rows.flatMap((row) => toVariations(row.variations)));
    return rows.map((row) => ({
      ...stored(row),
      id: row.documentId,
      name: row.name,
      internalName: row.internalName,
      state: row.state,
      availability: row.availability,
      variations: toVariations<StoredVariation>(row.variations).map((variation) => ({
        ...withLeft(variation),
        sku: variation.sku ?? null,
      })),
      usedBy: (stores.get(row.branchId)?.wholeMenu.products ?? []).filter(
        ({ variationGroupId }) => variationGroupId === row.documentId,
      ).length,
    }));
  },
});

const variationPrices = (row: VariationGroupRow | null): Price[] =>
  (row?.variations ?? []).flatMap(({ id, priceCents, promoPriceCents }): Price[] => [
    { itemId: id, kind: 'PRICE', cents: priceCents },
    { itemId: id, kind: 'PROMO', cents: promoPriceCents },
  ]);
