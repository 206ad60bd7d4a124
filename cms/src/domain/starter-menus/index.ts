import type { Availability } from '../menu';
import { ACAI } from './acai';
import { BRAZILIAN_LUNCH } from './brazilian-lunch';
import { BURGERS } from './burger';
import type { ExtraGroupDraft, MenuDraft, ProductDraft, VariationGroupDraft } from './draft';
import { PIZZA } from './pizza';
import { priceIn } from './prices';
import { SUSHI } from './sushi';
import { say, type MenuLanguage, type ProductRecipe, type Recipe, type Words } from './words';

export type { MenuDraft } from './draft';

export const CUISINES = ['PIZZA', 'BURGER', 'SUSHI', 'ACAI', 'BRAZILIAN_LUNCH'] as const;
export type Cuisine = (typeof CUISINES)[number];

const RECIPES: Record<Cuisine, Recipe> = {
  PIZZA,
  BURGER: BURGERS,
  SUSHI,
  ACAI,
  BRAZILIAN_LUNCH,
};

/**
 * A whole menu to start from: categories, products, sizes and extras that the rules of the menu accept.
 *
 * @param currency ISO 4217; prices are what such a restaurant usually asks in it, in minor units
 * @throws RangeError for a currency that is not one
 */
export function starterMenu(cuisine: Cuisine, language: MenuLanguage, currency: string): MenuDraft {
  const recipe = RECIPES[cuisine];
  const text = (words: Words | undefined) => (words ? say(words, language) : '');
  const price = (centavos: number) => priceIn(centavos, currency);

  const variationGroups = Object.entries(recipe.sizes).map(
    ([key, { name, sizes, usual }]): VariationGroupDraft => ({
      key,
      name: text(name),
      variations: sizes.map(([words, centavos], position) => ({
        name: text(words),
        priceCents: price(centavos),
        position,
        isDefault: position === usual,
      })),
    }),
  );
  const extraGroups = Object.entries(recipe.extras).map(
    ([key, group]): ExtraGroupDraft => ({
      key,
      name: text(group.name),
      description: text(group.about),
      min: group.min,
      max: group.max,
      freeQuantity: group.free ?? 0,
      priceMethod: group.method ?? 'SUM',
      display: group.display,
      inSizes: group.inSizes ?? null,
      extras: group.extras.map(([words, centavos], position) => ({
        name: text(words),
        priceCents: typeof centavos === 'number' ? price(centavos) : 0,
        sizePrices: typeof centavos === 'number' ? [] : centavos.map(price),
        position,
        maxQuantity: group.each ?? 1,
        defaultQuantity: position === group.usual ? 1 : 0,
      })),
    }),
  );
  const product = (plan: ProductRecipe): ProductDraft => ({
    name: text(plan.name),
    description: text(plan.about),
    priceCents: plan.sizes === undefined ? price(plan.price ?? 0) : usualPrice(variationGroups, plan.sizes),
    variationGroup: plan.sizes ?? null,
    extraGroups: [...(plan.extras ?? [])],
    serves: plan.serves ?? null,
    alcoholic: plan.alcoholic ?? false,
    availability: plan.days ? onDays(plan.days) : null,
  });
  return {
    variationGroups,
    extraGroups,
    categories: recipe.categories.map(({ name, about, products }) => ({
      name: text(name),
      description: text(about),
      products: products.map(product),
    })),
  };
}

/** Where a size carries the price, the product's own is shown nowhere; it is the usual size's, so that it never misleads. */
function usualPrice(groups: readonly VariationGroupDraft[], key: string): number {
  const group = groups.find((candidate) => candidate.key === key);
  return group?.variations.find(({ isDefault }) => isDefault)?.priceCents ?? 0;
}

function onDays(days: NonNullable<ProductRecipe['days']>): Availability {
  return { days: [...days], periods: [], fromDate: null, toDate: null };
}
