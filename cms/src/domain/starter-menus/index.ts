import acai from './acai.json';
import brazilianLunch from './brazilian-lunch.json';
import burger from './burger.json';
import type { MenuDraft } from './draft';
import drinks from './drinks.json';
import pizza from './pizza.json';
import { priceIn } from './prices';
import sushi from './sushi.json';

export type { MenuDraft } from './draft';

export const CUISINES = ['PIZZA', 'BURGER', 'SUSHI', 'ACAI', 'BRAZILIAN_LUNCH'] as const;
export type Cuisine = (typeof CUISINES)[number];

/** Drafts with texts in every language, where they differ, and prices in centavos of a Brazilian restaurant. */
const MENUS = { PIZZA: pizza, BURGER: burger, SUSHI: sushi, ACAI: acai, BRAZILIAN_LUNCH: brazilianLunch };

export type MenuLanguage = 'en' | 'pt-BR' | 'es';

/**
 * A whole menu to start from: categories, products, sizes and extras that the rules of the menu accept.
 *
 * @param currency ISO 4217; prices are what such a restaurant usually asks in it, in minor units
 * @throws RangeError for a currency that is not one
 */
export function starterMenu(cuisine: Cuisine, language: MenuLanguage, currency: string): MenuDraft {
  const { variationGroups, extraGroups, categories } = MENUS[cuisine];
  const written = {
    variationGroups: [...variationGroups, ...drinks.variationGroups],
    extraGroups,
    categories: [...categories, ...drinks.categories],
  };
  const draft: unknown = JSON.parse(JSON.stringify(written), (key, value: unknown) => {
    if (key === 'priceCents') return priceIn(Number(value), currency);
    if (key === 'sizePrices' && Array.isArray(value))
      return value.map((price) => priceIn(Number(price), currency));
    return isTranslated(value) ? value[language] : value;
  });
  // A test holds the files to what they are made of.
  return draft as MenuDraft;
}

const isTranslated = (value: unknown): value is Record<MenuLanguage, string> =>
  typeof value === 'object' && value !== null && 'en' in value;
