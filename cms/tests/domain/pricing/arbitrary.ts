import fc from 'fast-check';
import type { Extra, ExtraGroup, Menu, Product, Variation } from '../../../src/domain/menu';
import type { Choice } from '../../../src/domain/pricing';
import { aMenu, anExtra, anExtraGroup, aProduct, aVariation, aVariationGroup } from '../menu/fixtures';

export const NOW = Date.parse('2026-11-21T15:00:00Z');

const hour = 3_600_000;
/** Nearly always on sale, so that most choices can be priced. */
const soldOutUntil = fc.oneof(
  { weight: 9, arbitrary: fc.constant(null) },
  fc.constantFrom(-hour, 0, hour).map((ms) => new Date(NOW + ms).toISOString()),
);
const cents = fc.integer({ min: 0, max: 2000 });
const mostly = <T>(usual: T, ...others: T[]) =>
  fc.oneof({ weight: 9, arbitrary: fc.constant(usual) }, fc.constantFrom(...others));
const itemState = mostly('ACTIVE' as const, 'PAUSED' as const);
const groupState = mostly<ExtraGroup['state']>('ACTIVE', 'PAUSED', 'ARCHIVED');
const promoInstant = fc
  .constantFrom(null, -hour, 0, hour)
  .map((ms) => (ms === null ? null : new Date(NOW + ms).toISOString()));

const extra: fc.Arbitrary<Partial<Extra>> = fc.record({
  priceCents: cents,
  variationPrices: fc.uniqueArray(
    fc.record({ variationId: fc.constantFrom('size0', 'size1', 'size2', 'gone'), priceCents: cents }),
    { selector: ({ variationId }) => variationId, maxLength: 3 },
  ),
  maxQuantity: fc.integer({ min: 1, max: 3 }),
  state: itemState,
  soldOutUntil,
});

const extraGroup: fc.Arbitrary<Partial<ExtraGroup>> = fc.record({
  min: fc.constantFrom(0, 0, 0, 0, 1, 1, 2, 3),
  max: fc.constantFrom(1, 2, 3, 4, 6, 9),
  freeQuantity: fc.integer({ min: 0, max: 3 }),
  priceMethod: fc.constantFrom('SUM' as const, 'MAX' as const, 'AVG' as const),
  state: groupState,
});

const variation: fc.Arbitrary<Partial<Variation>> = fc.record({
  priceCents: cents,
  promoPriceCents: fc.option(cents),
  state: itemState,
  soldOutUntil,
});

const product: fc.Arbitrary<Partial<Product>> = fc.record({
  priceCents: cents,
  promoPriceCents: fc.option(cents),
  promoFrom: promoInstant,
  promoTo: promoInstant,
  channels: fc.uniqueArray(
    fc.record({
      channel: fc.constantFrom('STORE', 'PHONE'),
      visible: fc.boolean(),
      priceCents: fc.option(cents),
    }),
    { selector: ({ channel }) => channel },
  ),
});

/** A menu with one product that has up to three variations and up to two groups of up to three extras. */
export const pricedMenu: fc.Arbitrary<{ menu: Menu; product: Product }> = fc
  .record({
    product,
    variations: fc.option(fc.array(variation, { minLength: 1, maxLength: 3 })),
    sizesState: groupState,
    groups: fc.array(fc.tuple(extraGroup, fc.array(extra, { minLength: 1, maxLength: 3 })), {
      maxLength: 2,
      size: 'max',
    }),
  })
  .map(({ product: changes, variations, sizesState, groups }) => {
    const extraGroups = groups.map(([group, extras], g) =>
      anExtraGroup(
        extras.map((changed, e) => anExtra({ ...changed, id: `extra${g}${e}` })),
        { ...group, id: `group${g}` },
      ),
    );
    const sizes = variations?.map((changed, v) => aVariation({ ...changed, id: `size${v}` }));
    const sold = aProduct({
      ...changes,
      variationGroupId: sizes ? 'sizes' : null,
      extraGroupIds: extraGroups.map(({ id }) => id),
    });
    const variationGroups = sizes ? [aVariationGroup(sizes, { state: sizesState })] : [];
    return { menu: aMenu({ products: [sold], variationGroups, extraGroups }), product: sold };
  });

/** A choice as a careless client might send it: unknown ids, repeated extras, quantities out of range. */
const wildExtras: fc.Arbitrary<Choice['extras']> = fc.array(
  fc.record({
    extraId: fc.constantFrom('extra00', 'extra01', 'extra02', 'extra10', 'extra11', 'extra12', 'foreign'),
    quantity: fc.constantFrom(1, 1, 1, 2, 2, 3, 4, 0, 1.5),
  }),
  { maxLength: 5 },
);

function askedFor(extraId: string, maxQuantity: number) {
  const allowed = fc.integer({ min: 1, max: maxQuantity });
  return fc.record({
    extraId: fc.constant(extraId),
    quantity: fc.oneof({ weight: 9, arbitrary: allowed }, fc.constant(maxQuantity + 1)),
  });
}

/** A menu, its product and a choice of it: mostly of what there is, now and then wild. */
export const pricedChoice: fc.Arbitrary<{ menu: Menu; product: Product; choice: Choice }> = pricedMenu.chain(
  ({ menu, product: sold }) => {
    const sizes = menu.variationGroups.flatMap((group) => group.variations.map(({ id }) => id));
    const knownExtras = fc
      .shuffledSubarray(menu.extraGroups.flatMap((group) => group.extras))
      .chain((extras) => fc.tuple(...extras.map(({ id, maxQuantity }) => askedFor(id, maxQuantity))));
    const known = sizes.length > 0 ? fc.constantFrom(...sizes) : fc.constantFrom(null, undefined);
    return fc.record({
      menu: fc.constant(menu),
      product: fc.constant(sold),
      choice: fc.record({
        variationId: fc.oneof({ weight: 5, arbitrary: known }, fc.constantFrom(null, 'size0', 'foreign')),
        extras: fc.oneof({ weight: 4, arbitrary: knownExtras }, wildExtras),
      }),
    });
  },
);
