import type { ComposedMenu } from './compose-menu';

/**
 * The ids of the products that customers find in one menu otherwise than in the other: not at all, with other words,
 * prices or photos, in categories that are called otherwise, or with other choices once opened. In the order of
 * `before`, then of `after`.
 */
export function changedForCustomers(before: ComposedMenu, after: ComposedMenu): string[] {
  const [was, becomes] = [sights(before), sights(after)];
  const ids = new Set([...was.keys(), ...becomes.keys()]);
  return [...ids].filter((id) => was.get(id) !== becomes.get(id));
}

/** All that customers see of each product, in one text; both are made by the same code, so their keys are in one order. */
function sights(menu: ComposedMenu): ReadonlyMap<string, string> {
  const texts = {
    categories: textById(menu.categories),
    variationGroups: textById(menu.variationGroups),
    extraGroups: textById(menu.extraGroups),
  };
  const nested = new Map(
    menu.extraGroups.map(({ id, extras }) => [id, extras.flatMap(({ extraGroupIds }) => extraGroupIds)]),
  );
  return new Map(
    menu.products.map((product) => [
      product.id,
      [
        JSON.stringify(product),
        ...product.categoryIds.map((id) => texts.categories.get(id)),
        texts.variationGroups.get(product.variationGroupId ?? ''),
        ...product.extraGroupIds.flatMap((id) => [
          texts.extraGroups.get(id),
          ...(nested.get(id) ?? []).map((inner) => texts.extraGroups.get(inner)),
        ]),
      ].join('\n'),
    ]),
  );
}

const textById = (rows: readonly { id: string }[]): ReadonlyMap<string, string> =>
  new Map(rows.map((row) => [row.id, JSON.stringify(row)]));
