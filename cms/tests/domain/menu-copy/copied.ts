import type { CopyMenu, CopyPlan, CopyProduct, Ref } from '../../../src/domain/menu-copy';
import { aProduct } from '../menu/fixtures';

export function aCopyProduct(changes: Partial<CopyProduct> = {}): CopyProduct {
  const { stock: _stock, soldOutUntil: _soldOut, ...product } = aProduct();
  return { ...product, sku: null, costCents: null, stockTracked: false, stockLowAt: null, ...changes };
}

export function aCopyMenu(changes: Partial<CopyMenu> = {}): CopyMenu {
  return { categories: [], products: [], variationGroups: [], extraGroups: [], ...changes };
}

/** The target's menu once a plan is stored in it, what is made being called after the row of the source. */
export function stored(plan: CopyPlan, target: CopyMenu, source: CopyMenu): CopyMenu {
  const idOf = ({ id, isNew }: Ref): string => (isNew ? `new ${id}` : id);
  const named = ({ links }: CopyPlan['products'][number]): Partial<CopyProduct> => ({
    ...(links.categories && { categoryIds: links.categories.map(idOf) }),
    ...(links.variationGroup !== undefined && {
      variationGroupId: links.variationGroup && idOf(links.variationGroup),
    }),
    ...(links.variationPrices && {
      variationPrices: links.variationPrices.map(({ variation, priceCents }) => ({
        variationId: idOf(variation),
        priceCents,
      })),
    }),
    ...(links.extraGroups && { extraGroupIds: links.extraGroups.map(idOf) }),
  });
  const updates = new Map(plan.products.map((copy) => [copy.targetId, copy]));
  const made = plan.products.filter(({ action }) => action === 'CREATE');
  return {
    categories: [
      ...target.categories,
      ...plan.newCategories.map((row) => ({ ...row, id: `new ${row.id}`, soldOutUntil: null })),
    ],
    variationGroups: [
      ...target.variationGroups,
      ...plan.newVariationGroups.map((row) => ({
        ...row,
        id: `new ${row.id}`,
        variations: row.variations.map((one) => ({ ...one, id: `new ${one.id}`, soldOutUntil: null })),
      })),
    ],
    extraGroups: [
      ...target.extraGroups,
      ...plan.newExtraGroups.map(({ unlinked: _unlinked, unasked: _unasked, ...row }) => ({
        ...row,
        id: `new ${row.id}`,
        extras: row.extras.map(({ linked, variationPrices, asked, ...extra }, index) => ({
          ...extra,
          id: `new ${row.id} ${index}`,
          soldOutUntil: null,
          linkedProductId: linked && idOf(linked),
          extraGroupIds: asked.map(idOf),
          variationPrices: variationPrices.map(({ variation, priceCents }) => ({
            variationId: idOf(variation),
            priceCents,
          })),
        })),
      })),
    ],
    products: [
      ...target.products.map((product) => {
        const copy = updates.get(product.id);
        return copy?.action === 'UPDATE' ? { ...product, ...copy.columns, ...named(copy) } : product;
      }),
      ...made.map((copy) => ({
        ...aCopyProduct({ priceCents: 0, state: 'DRAFT', tags: [], categoryIds: [] }),
        name: source.products.find(({ id }) => id === copy.productId)?.name ?? '',
        ...copy.columns,
        ...named(copy),
        id: `new ${copy.productId}`,
      })),
    ],
  };
}
