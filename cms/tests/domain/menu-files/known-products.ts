import fc from 'fast-check';
import { byKind, type ByKind, type Field } from '../../../src/domain/fields';
import { EMPTY_PRODUCT, PRODUCT_FIELDS } from '../../../src/domain/menu';
import { DECLARED_IN_FILE } from '../../../src/domain/menu-files/file-fields';
import { normalizeText } from '../../../src/domain/text';
import type { FileFields, KnownMenu, KnownProduct } from '../../../src/domain/menu-files';

/** A product that says nothing but that it is there. */
export const NOTHING: Omit<KnownProduct, 'id' | 'name' | 'categoryIds' | 'priceCents'> = {
  ...EMPTY_PRODUCT,
  state: 'ACTIVE',
  stock: null,
};

/** Beginnings and signs over which files stumble. */
const AWKWARD = [
  '=1+1',
  '+55',
  '-',
  '@SUM(A1)',
  "'=x",
  "''-y",
  '"',
  ';',
  ',',
  '|',
  '\\',
  ' | ',
  '\\|',
  '\t',
  '  ',
  '_x0041_',
  '&lt;',
  'é',
  '日本',
  '👩‍🍳',
  '<b>',
  'TRUE',
  '007',
  '1e5',
  '1/2',
];

const textOf = (least: number, most: number, lineEnds = false) =>
  fc
    .array(
      fc.oneof(
        fc.constantFrom(...AWKWARD),
        fc.string({ unit: 'grapheme', maxLength: 8 }).map(normalizeText),
        ...(lineEnds ? [fc.constantFrom('\n', '\r\n', '\n\n')] : []),
      ),
      { maxLength: 6 },
    )
    .map((parts) =>
      parts
        .join('')
        .slice(0, most)
        .replace(/\p{Surrogate}/gu, '')
        .trim(),
    )
    .filter(
      (text) =>
        text.length >= least &&
        text.replace(/[\s\p{Cc}\p{Noncharacter_Code_Point}\uFFFD]+/gu, ' ').trim().length >= least,
    );

const cents = fc.integer({ min: 0, max: 100_000_000_000 });
const orNull = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null });
const instant = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());
const clock = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
const day = instant.map((text) => text.slice(0, 10));

const channel = fc.record({
  channel: fc.constantFrom('STORE', 'CHATBOT', 'COUNTER', 'PHONE', 'TABLE', 'a:b | c'),
  visible: fc.boolean(),
  priceCents: orNull(cents),
});
const availability = fc.record({
  days: fc.array(
    fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const, 4 as const, 5 as const, 6 as const),
    { maxLength: 7 },
  ),
  periods: fc.array(fc.record({ from: clock, to: clock }), { maxLength: 4 }),
  fromDate: orNull(day),
  toDate: orNull(day),
});

/** Whatever a field of its kind may hold. */
const KINDS: ByKind<fc.Arbitrary<unknown>> = {
  text: ({ least, most }) => textOf(least, most),
  list: ({ most, longest }) => fc.array(textOf(0, longest), { maxLength: Math.min(most, 5) }),
  key: () => fc.constant('KEY'),
  day: () => day,
  codes: () => fc.constant([]),
  id: () => fc.constant(''),
  ids: () => fc.constant([]),
  cents: () => cents,
  count: ({ least, most }) => fc.integer({ min: least, max: most }),
  instant: () => instant,
  flag: () => fc.boolean(),
  code: ({ values }) => fc.constantFrom(...values),
  availability: () => availability,
  channels: () => fc.array(channel, { maxLength: 4 }),
  variationPrices: () => fc.constant([]),
};
const declared = Object.fromEntries(
  DECLARED_IN_FILE.map((name) => {
    const { kind, empty }: Field = PRODUCT_FIELDS[name];
    const any = byKind(KINDS, kind);
    return [name, empty === null ? orNull(any) : any];
  }),
  // Field by field it is made of the declarations of which the type is made.
) as { [F in keyof Omit<FileFields, 'stock' | 'state'>]: fc.Arbitrary<FileFields[F]> };

const fields: fc.Arbitrary<Omit<FileFields, 'sku'>> = fc
  .record({
    ...declared,
    description: textOf(0, 500, true),
    state: fc.constantFrom('ACTIVE' as const, 'PAUSED' as const, 'DRAFT' as const),
    stock: orNull(fc.integer({ min: 0, max: 100_000 })),
  })
  // What the server would not have stored is not there.
  .map((made) => ({
    ...made,
    promoPriceCents:
      made.promoPriceCents !== null && made.promoPriceCents < made.priceCents ? made.promoPriceCents : null,
    promoTo:
      made.promoFrom !== null && made.promoTo !== null && made.promoTo <= made.promoFrom
        ? null
        : made.promoTo,
  }));

/** Menus as the database may hold them: names that repeat but for case or accents, groups, many categories. */
export const menus: fc.Arbitrary<KnownMenu> = fc
  .record({
    categories: fc.uniqueArray(textOf(2, 60), {
      minLength: 1,
      maxLength: 5,
      selector: (name) => name.toLowerCase(),
    }),
    variationGroups: fc.array(
      fc.record({
        name: textOf(2, 40),
        sizes: fc.uniqueArray(fc.oneof(textOf(1, 32), fc.constantFrom('=', 'M=1', 'Média', 'Media')), {
          minLength: 1,
          maxLength: 4,
          selector: (name) => name.toLowerCase(),
        }),
      }),
      { maxLength: 3 },
    ),
    extraGroups: fc.array(textOf(2, 40), { maxLength: 4 }),
    products: fc.array(
      fc.record({
        fields,
        name: fc.oneof(textOf(2, 80), fc.constantFrom('Água', 'água', 'AGUA', '=Água', "'=Água")),
        sku: orNull(textOf(1, 38)),
        groups: fc.array(fc.nat(), { minLength: 1, maxLength: 3 }),
        variations: orNull(fc.nat()),
        prices: fc.uniqueArray(fc.tuple(fc.nat({ max: 4 }), cents), { maxLength: 4, selector: ([at]) => at }),
        extras: fc.array(fc.nat(), { maxLength: 3 }),
      }),
      { maxLength: 8 },
    ),
  })
  .map(({ categories, variationGroups, extraGroups, products }) => {
    const named = (kind: string, names: string[]) =>
      names.map((name, index) => ({ id: `${kind}${index}`, name }));
    const pick = (kind: string, count: number, at: readonly number[]) =>
      count === 0 ? [] : [...new Set(at.map((each) => `${kind}${each % count}`))];
    return {
      categories: named('c', categories),
      variationGroups: variationGroups.map(({ name, sizes }, index) => ({
        id: `v${index}`,
        name,
        variations: sizes.map((size, at) => ({ id: `v${index} ${at}`, name: size })),
      })),
      extraGroups: named('e', extraGroups),
      products: products.map(({ fields: own, name, sku, groups, variations, prices, extras }, index) => ({
        ...own,
        id: `product${index}`,
        name,
        sku: sku === null ? null : `${index}${sku}`,
        categoryIds: pick('c', categories.length, groups),
        variationGroupId:
          pick('v', variationGroups.length, variations === null ? [] : [variations])[0] ?? null,
        // One of them perhaps in a variation that is no longer there.
        variationPrices:
          variations === null || variationGroups.length === 0
            ? []
            : prices.map(([at, priceCents]) => ({
                variationId: `v${variations % variationGroups.length} ${at}`,
                priceCents,
              })),
        extraGroupIds: pick('e', extraGroups.length, extras),
      })),
    };
  });
