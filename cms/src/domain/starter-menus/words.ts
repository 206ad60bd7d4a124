import type { ExtraGroup, PriceMethod, Weekday } from '../menu';

export type MenuLanguage = 'en' | 'pt-BR' | 'es';

/** The same words in English, Brazilian Portuguese and Spanish. */
export type Words = readonly [en: string, ptBR: string, es: string];

const PLACES: Record<MenuLanguage, 0 | 1 | 2> = { en: 0, 'pt-BR': 1, es: 2 };

export const say = (words: Words, language: MenuLanguage): string => words[PLACES[language]];

/** A starter menu as it is written down: words in every language, prices in centavos of a Brazilian restaurant. */
export interface Recipe {
  sizes: Readonly<Record<string, SizeRecipe>>;
  extras: Readonly<Record<string, ExtraRecipe>>;
  categories: readonly CategoryRecipe[];
}

/** The size that most people take is the one at `usual`. */
export interface SizeRecipe {
  name: Words;
  sizes: readonly (readonly [name: Words, price: number])[];
  usual: number;
}

interface ExtraRecipe {
  name: Words;
  about?: Words;
  min: number;
  max: number;
  free?: number;
  method?: PriceMethod;
  display: ExtraGroup['display'];
  /** How often one extra of the group may be taken; 1 unless said. */
  each?: number;
  /** The extra that is chosen beforehand, by its place. */
  usual?: number;
  /** Sizes in which the extras have prices of their own: each then has one for every size of it, in their order. */
  inSizes?: string;
  extras: readonly (readonly [name: Words, price: number | readonly number[]])[];
}

export interface CategoryRecipe {
  name: Words;
  about?: Words;
  products: readonly ProductRecipe[];
}

export interface ProductRecipe {
  name: Words;
  about?: Words;
  /** Left out where sizes carry the price. */
  price?: number;
  sizes?: string;
  extras?: readonly string[];
  serves?: number;
  alcoholic?: boolean;
  /** Served on these days alone. */
  days?: readonly Weekday[];
}
