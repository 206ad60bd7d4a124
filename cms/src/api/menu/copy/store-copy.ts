import { asRows } from '../../../crud/noun';
import { create, update } from '../../../crud/operations';
import type { CopiedPrice, CopyPlan, NewExtraGroup, PlannedCopy, Ref } from '../../../domain/menu-copy';
import type { Viewer } from '../../../sessions/viewer';
import { category } from '../nouns/category';
import { extraGroup } from '../nouns/extra-group';
import { product } from '../nouns/product';
import { variationGroup } from '../nouns/variation-group';
import type { OwnCopyMenu } from './copy-menu';

/** Where a plan is stored: the branch and its menu from which the plan was made. */
interface Target extends OwnCopyMenu {
  branchId: string;
}

/**
 * Stores what a plan says, product by product, in the transaction it is called in. What a product names and the branch
 * lacks is made before the first that names it. The products have to come with those first that extras are pieces of.
 *
 * @returns what stores one of the plan's products, at that place of the menu if it is new
 */
export function createCopyWriter(viewer: Viewer, target: Target, plan: CopyPlan) {
  const { branchId } = target;
  /** By the id in the source. */
  const ids = new Map<string, string>();
  const idOf = ({ id, isNew }: Ref): string | undefined => (isNew ? ids.get(id) : id);
  const found = (refs: readonly Ref[]) => refs.flatMap((ref) => idOf(ref) ?? []);
  const lastCategory = Math.max(-1, ...target.menu.categories.map(({ position }) => position));

  const makeCategory = async (id: string) => {
    const index = plan.newCategories.findIndex((one) => one.id === id);
    const row = plan.newCategories[index];
    if (!row) return;
    const { name, description, imageUrl, state, availability, station } = row;
    const body = { name, description, imageUrl, state, availability, station, soldOutUntil: null };
    const position = lastCategory + 1 + index;
    ids.set(id, (await create(asRows(category), viewer, { branchId, position, ...body })).documentId);
  };
  const makeVariationGroup = async (id: string) => {
    const row = plan.newVariationGroups.find((one) => one.id === id);
    if (!row) return;
    const { name, internalName, state, availability } = row;
    const variations = row.variations.map((one) => ({ ...one, soldOutUntil: null }));
    const stored = await create(asRows(variationGroup), viewer, {
      ...{ branchId, name, internalName, state, availability, variations },
    });
    ids.set(id, stored.documentId);
    for (const [index, one] of row.variations.entries()) ids.set(one.id, stored.variations[index]?.id ?? '');
  };
  const makeExtraGroup = async (id: string) => {
    const row = plan.newExtraGroups.find((one) => one.id === id);
    if (!row) return;
    for (const { variationPrices, asked } of row.extras) {
      for (const { variation } of variationPrices) await makeGroupOfVariation(variation);
      await unlessThere(asked, makeExtraGroup);
    }
    const stored = await create(asRows(extraGroup), viewer, { branchId, ...extraGroupFields(row, idOf) });
    ids.set(id, stored.documentId);
  };
  const makeGroupOfVariation = async ({ id, isNew }: Ref) => {
    const group = plan.newVariationGroups.find(({ variations }) => variations.some((one) => one.id === id));
    if (isNew && group) await unlessThere([{ id: group.id, isNew }], makeVariationGroup);
  };
  const unlessThere = async (refs: readonly Ref[], make: (id: string) => Promise<void>) => {
    for (const ref of refs) if (idOf(ref) === undefined) await make(ref.id);
  };

  return async ({ productId, action, targetId, columns, links }: PlannedCopy, position: number) => {
    const { categories, variationGroup: size, variationPrices, extraGroups } = links;
    await unlessThere(categories ?? [], makeCategory);
    await unlessThere(size ? [size] : [], makeVariationGroup);
    await unlessThere(extraGroups ?? [], makeExtraGroup);
    const body = {
      ...columns,
      ...(categories && { categoryIds: found(categories) }),
      ...(size !== undefined && { variationGroupId: size && idOf(size) }),
      ...(variationPrices && { variationPrices: pricesOf(variationPrices, idOf) }),
      ...(extraGroups && { extraGroupIds: found(extraGroups) }),
    };
    if (action === 'UPDATE' && targetId !== null)
      await update(asRows(product), viewer, targetId, {
        ...body,
        version: target.versions.get(targetId) ?? 0,
      });
    if (action === 'CREATE') {
      const whole = product.body.create.parse({ branchId, position, state: 'DRAFT', priceCents: 0, ...body });
      ids.set(productId, (await create(asRows(product), viewer, whole)).documentId);
    }
  };
}

function extraGroupFields(row: NewExtraGroup, idOf: (ref: Ref) => string | undefined) {
  const {
    id: _id,
    unlinked: _unlinked,
    unasked: _unasked,
    soldOutUntil: _soldOutUntil,
    extras,
    ...fields
  } = row;
  return {
    ...fields,
    extras: extras.map(({ linked, variationPrices, asked, ...extra }) => ({
      ...extra,
      soldOutUntil: null,
      linkedProductId: (linked && idOf(linked)) ?? null,
      extraGroupIds: asked.flatMap((ref) => idOf(ref) ?? []),
      variationPrices: pricesOf(variationPrices, idOf),
    })),
  };
}

const pricesOf = (prices: readonly CopiedPrice[], idOf: (ref: Ref) => string | undefined) =>
  prices.flatMap(({ variation, priceCents }) => {
    const variationId = idOf(variation);
    return variationId === undefined ? [] : [{ variationId, priceCents }];
  });
