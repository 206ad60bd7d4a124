import type { z } from 'zod';
import type { starterBody, StarterDto } from '../../../contracts/menu-files';
import { asRows } from '../../../crud/noun';
import { create } from '../../../crud/operations';
import { inDocumentTransaction, read } from '../../../database/transaction';
import { starterMenu, type MenuDraft } from '../../../domain/starter-menus';
import { ApiError } from '../../../errors/api-error';
import { requirePermission, type Viewer } from '../../../sessions/viewer';
import { recordImport } from '../files/record-import';
import { loadOwnMenu } from '../files/own-menu';
import { category } from '../nouns/category';
import { extraGroup } from '../nouns/extra-group';
import { product } from '../nouns/product';
import { variationGroup } from '../nouns/variation-group';

type Body = z.output<typeof starterBody>;

/** Fills the empty menu of a branch with one that suits its kitchen; all of it or nothing. */
export async function createStarterMenu(
  viewer: Viewer,
  { branchId, cuisine, language }: Body,
): Promise<StarterDto> {
  requirePermission(viewer, 'menu.edit');
  const { currency } = await read((sql) => loadOwnMenu(sql, viewer, branchId));
  const draft = starterMenu(cuisine, language, currency);
  await inDocumentTransaction(async (tx) => {
    // Locks the branch's mark until the commit: of two starters at once, the second finds the menu of the first.
    const { menu } = await loadOwnMenu(tx, viewer, branchId, { lock: true });
    if (menu.products.length + menu.categories.length > 0)
      throw new ApiError(409, 'MENU_NOT_EMPTY', { path: ['branchId'] });
    await store(viewer, branchId, draft);
    await recordImport(tx, viewer, branchId, 'starter', { cuisine, language });
  });
  return {
    categories: draft.categories.length,
    products: draft.categories.reduce((sum, { products }) => sum + products.length, 0),
    variationGroups: draft.variationGroups.length,
    extraGroups: draft.extraGroups.length,
  };
}

async function store(viewer: Viewer, branchId: string, draft: MenuDraft): Promise<void> {
  const sizes = new Map<string, { id: string; variationIds: string[] }>();
  for (const { key, variations, ...group } of draft.variationGroups) {
    const body = { branchId, ...group, variations: inOrder(variations) };
    const row = await create(asRows(variationGroup), viewer, variationGroup.body.create.parse(body));
    sizes.set(key, { id: row.documentId, variationIds: row.variations.map(({ id }) => id) });
  }
  const extras = new Map<string, string>();
  for (const { key, inSizes = '', ...group } of draft.extraGroups) {
    const { variationIds = [] } = sizes.get(inSizes) ?? {};
    const priced = inOrder(group.extras).map(({ sizePrices = [], ...extra }) => ({
      ...extra,
      variationPrices: variationIds.flatMap((variationId, index) => {
        const priceCents = sizePrices[index];
        return priceCents === undefined ? [] : [{ variationId, priceCents }];
      }),
    }));
    const body = extraGroup.body.create.parse({ branchId, ...group, extras: priced });
    extras.set(key, (await create(asRows(extraGroup), viewer, body)).documentId);
  }
  for (const [position, { products, ...fields }] of draft.categories.entries()) {
    const body = category.body.create.parse({ branchId, position, ...fields });
    const { documentId } = await create(asRows(category), viewer, body);
    for (const [place, { variationGroup: size = '', extraGroups = [], ...plan }] of products.entries()) {
      const own = product.body.create.parse({
        ...plan,
        branchId,
        categoryIds: [documentId],
        variationGroupId: sizes.get(size)?.id,
        extraGroupIds: extraGroups.map((key) => extras.get(key)),
        position: position * PLACES + place,
      });
      await create(asRows(product), viewer, own);
    }
  }
}

const inOrder = <T extends object>(rows: readonly T[]) => rows.map((row, position) => ({ ...row, position }));

/** Between two categories: room for what is put in later. */
const PLACES = 100;
