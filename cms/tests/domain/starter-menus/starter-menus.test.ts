import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { availabilityBody } from '../../../src/contracts/field-schemas';
import {
  indexMenu,
  sellable,
  EMPTY_PRODUCT,
  UNTRACKED,
  validateExtraGroup,
  validateVariationGroup,
  type Menu,
} from '../../../src/domain/menu';
import { minorDigits } from '../../../src/domain/money';
import { priceFrom } from '../../../src/domain/pricing';
import { CUISINES, starterMenu, type MenuDraft } from '../../../src/domain/starter-menus';
import { priceIn } from '../../../src/domain/starter-menus/prices';

const LANGUAGES = ['en', 'pt-BR', 'es'] as const;
const CURRENCIES = ['BRL', 'USD', 'EUR', 'CLP', 'JPY', 'KWD', 'SEK'];
/** A Saturday at noon in São Paulo: whatever is served on some days is served on this one. */
const SATURDAY_NOON = new Date('2031-04-05T15:00:00Z');

const FILES = path.resolve(import.meta.dirname, '../../../src/domain/starter-menus');
const text = z.union([
  z.string().min(1),
  z.strictObject({ en: z.string().min(1), 'pt-BR': z.string().min(1), es: z.string().min(1) }),
]);
const whole = z.int().min(0);
const named = { name: text, description: text.optional() };
const size = z.strictObject({ name: text, priceCents: whole, isDefault: z.literal(true).optional() });
const extra = z.strictObject({
  ...{ name: text, priceCents: whole, sizePrices: z.array(whole).optional() },
  ...{ maxQuantity: whole.optional(), defaultQuantity: whole.optional() },
});
const product = z.strictObject({
  ...{ ...named, priceCents: whole, variationGroup: z.string().optional() },
  ...{ extraGroups: z.array(z.string()).optional(), serves: whole.optional() },
  ...{ alcoholic: z.literal(true).optional(), availability: availabilityBody.optional() },
});
const extraGroup = z.strictObject({
  ...{ key: z.string(), ...named, min: whole, max: whole, freeQuantity: whole.optional() },
  priceMethod: z.enum(['MAX', 'AVG']).optional(),
  display: z.enum(['RADIO', 'CHECKBOX', 'QUANTITY']),
  ...{ inSizes: z.string().optional(), extras: z.array(extra) },
});
/** What a file of a starter menu is made of. */
const written = z.strictObject({
  variationGroups: z.array(z.strictObject({ key: z.string(), name: text, variations: z.array(size) })),
  extraGroups: z.array(extraGroup),
  categories: z.array(z.strictObject({ ...named, products: z.array(product) })),
});

const sizesOf = (draft: MenuDraft, key: string | undefined) =>
  draft.variationGroups.find((group) => group.key === key)?.variations ?? [];

/** The draft as it would be stored, keys in place of ids. */
function stored(draft: MenuDraft): Menu {
  return {
    categories: draft.categories.map(({ name, description = '' }, position) => ({
      id: name,
      name,
      description,
      imageUrl: null,
      position,
      state: 'ACTIVE',
      availability: null,
      soldOutUntil: null,
      station: null,
    })),
    products: draft.categories.flatMap((category) =>
      category.products.map(({ variationGroup = null, extraGroups = [], ...product }, position) => ({
        ...EMPTY_PRODUCT,
        ...product,
        id: `${category.name} ${product.name}`,
        categoryIds: [category.name],
        position,
        variationGroupId: variationGroup,
        extraGroupIds: extraGroups,
        stock: { tracked: false, quantity: 0 },
        state: 'ACTIVE' as const,
      })),
    ),
    variationGroups: draft.variationGroups.map(({ key, name, variations }) => ({
      id: key,
      name,
      state: 'ACTIVE',
      availability: null,
      variations: variations.map(({ isDefault = false, ...variation }, position) => ({
        ...{ ...variation, isDefault, position },
        id: variation.name,
        promoPriceCents: null,
        ...UNTRACKED,
        state: 'ACTIVE',
        availability: null,
        soldOutUntil: null,
      })),
    })),
    extraGroups: draft.extraGroups.map(({ key, inSizes, extras, ...group }) => ({
      ...{ description: '', freeQuantity: 0, priceMethod: 'SUM', ...group },
      id: key,
      state: 'ACTIVE',
      availability: null,
      soldOutUntil: null,
      extras: extras.map(({ sizePrices = [], ...extra }, position) => ({
        ...{ maxQuantity: 1, defaultQuantity: 0, ...extra, position },
        id: extra.name,
        description: '',
        imageUrl: null,
        variationPrices: sizesOf(draft, inSizes).map(({ name }, index) => ({
          variationId: name,
          priceCents: sizePrices[index] ?? NaN,
        })),
        linkedProductId: null,
        extraGroupIds: [],
        ...UNTRACKED,
        state: 'ACTIVE',
        availability: null,
        soldOutUntil: null,
      })),
    })),
  };
}

const menus = CUISINES.flatMap((cuisine) => LANGUAGES.map((language) => [cuisine, language] as const));

describe.each(menus)('the starter menu %s in %s', (cuisine, language) => {
  const draft = starterMenu(cuisine, language, 'BRL');
  const menu = stored(draft);
  const index = indexMenu(menu);
  const context = { now: SATURDAY_NOON, timeZone: 'America/Sao_Paulo', channel: 'STORE' };

  it('has groups that the rules accept', () => {
    for (const group of menu.variationGroups) expect(validateVariationGroup(group), group.name).toEqual([]);
    for (const group of menu.extraGroups) expect(validateExtraGroup(group), group.name).toEqual([]);
  });

  it('names each thing once, in lengths that the API takes', () => {
    const names = [
      [menu.categories, 60],
      [menu.variationGroups, 40],
      [menu.extraGroups, 40],
    ] as const;
    for (const [rows, longest] of names) {
      const plain = rows.map(({ name }) => name.toLowerCase());
      expect(new Set(plain).size).toBe(plain.length);
      for (const { name } of rows) {
        expect(name.length, name).toBeGreaterThanOrEqual(2);
        expect(name.length, name).toBeLessThanOrEqual(longest);
      }
    }
    for (const { id, name, description } of menu.products) {
      expect(name.length, id).toBeLessThanOrEqual(80);
      expect(description.length, id).toBeLessThanOrEqual(500);
    }
    expect(index.products.size).toBe(menu.products.length);
  });

  it('uses every group, and no group that it has not', () => {
    const { products, variationGroups, extraGroups } = menu;
    const sizes = products.flatMap(({ variationGroupId }) => variationGroupId ?? []);
    const extras = products.flatMap(({ extraGroupIds }) => extraGroupIds);
    expect([...new Set(sizes)].sort()).toEqual(variationGroups.map(({ id }) => id).sort());
    expect([...new Set(extras)].sort()).toEqual(extraGroups.map(({ id }) => id).sort());
  });

  it('has only products that can be sold, at a price', () => {
    expect(menu.products.length).toBeGreaterThanOrEqual(12);
    for (const product of menu.products) {
      expect(sellable(index, product, context), product.name).toEqual({ sellable: true });
      expect(priceFrom(product, index, context), product.name).toBeGreaterThan(0);
      // In sizes nobody is asked for it.
      const usual = sizesOf(draft, product.variationGroupId ?? undefined).find(({ isDefault }) => isDefault);
      if (product.variationGroupId === null) expect(product.priceCents, product.name).toBeGreaterThan(0);
      else expect(product.priceCents, product.name).toBe(usual?.priceCents);
    }
  });

  it('costs whole coins in every currency, and keeps what is dearer dearer', () => {
    for (const currency of CURRENCIES) {
      const priced = starterMenu(cuisine, language, currency);
      const step = currency === 'BRL' || minorDigits(currency) === 0 ? 1 : 10 ** minorDigits(currency) / 2;
      for (const { variations } of priced.variationGroups) {
        for (const { priceCents } of variations) {
          expect(priceCents % step, `${priceCents} ${currency}`).toBe(0);
        }
      }
      const order = (menuOf: MenuDraft) =>
        menuOf.variationGroups.map(({ variations }) => variations.map(({ priceCents }) => priceCents));
      for (const [group, prices] of order(priced).entries()) {
        const reais = order(draft)[group] ?? [];
        prices.forEach((price, one) =>
          prices.forEach((other, two) => {
            if ((reais[one] ?? 0) < (reais[two] ?? 0)) expect(price).toBeLessThanOrEqual(other);
          }),
        );
      }
    }
  });
});

describe('the starter menus together', () => {
  it('are files that say nothing else, each text in every language or the same in all', () => {
    for (const file of readdirSync(FILES).filter((name) => name.endsWith('.json') && name !== 'scales.json'))
      expect(
        written.safeParse(JSON.parse(readFileSync(path.join(FILES, file), 'utf8'))).error,
        file,
      ).toBeUndefined();
  });

  it('have one price for half and half: its sizes cost nothing, and each flavour something in each of them', () => {
    for (const language of LANGUAGES)
      for (const currency of CURRENCIES) {
        const draft = starterMenu('PIZZA', language, currency);
        const mixed = draft.extraGroups.filter(({ inSizes }) => inSizes !== undefined);
        expect(mixed).toHaveLength(2);
        for (const { inSizes, extras } of mixed) {
          const sizes = sizesOf(draft, inSizes);
          expect(sizes.map(({ priceCents }) => priceCents)).toEqual([0, 0]);
          for (const { sizePrices = [] } of extras) {
            expect(sizePrices).toHaveLength(sizes.length);
            expect(Math.min(...sizePrices)).toBeGreaterThan(0);
          }
        }
      }
  });

  it('show half-and-half by the dearer half and by the average, sizes, and extras on the house', () => {
    const pizza = starterMenu('PIZZA', 'pt-BR', 'BRL').extraGroups;
    expect(pizza.map(({ priceMethod }) => priceMethod)).toEqual(
      expect.arrayContaining(['MAX', 'AVG', undefined]),
    );
    const acai = starterMenu('ACAI', 'pt-BR', 'BRL');
    expect(acai.extraGroups.some(({ freeQuantity = 0 }) => freeQuantity > 0)).toBe(true);
    expect(acai.variationGroups[0]?.variations.map(({ name }) => name)).toEqual([
      '300 ml',
      '500 ml',
      '700 ml',
    ]);
  });
});

describe('a price of a starter menu', () => {
  it('is what such a restaurant asks for, in coins that are used', () => {
    expect(priceIn(6290, 'BRL')).toBe(6290);
    expect(priceIn(6290, 'USD')).toBe(1900);
    expect(priceIn(6290, 'CLP')).toBe(12_000);
    expect(priceIn(6290, 'JPY')).toBe(2200);
    expect(priceIn(200, 'EUR')).toBe(50);
    expect(priceIn(0, 'USD')).toBe(0);
  });

  it('is never nothing for what costs something', () => {
    for (const currency of CURRENCIES) expect(priceIn(1, currency)).toBeGreaterThan(0);
  });
});
