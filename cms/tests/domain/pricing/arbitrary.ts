import fc from 'fast-check';
import type { Extra, ExtraGroup, Menu, Product, Variation } from '../../../src/domain/menu';
import type { Choice, ExtraChoice, PiecesChoice } from '../../../src/domain/pricing';
import { HOUR_MS } from '../../../src/domain/time';
import { aMenu, anExtra, anExtraGroup, aProduct, aVariation, aVariationGroup } from '../menu/fixtures';

export const NOW = Date.parse('2026-11-21T15:00:00Z');

/** Nearly always on sale, so that most choices can be priced. */
const soldOutUntil = fc.oneof(
  { weight: 9, arbitrary: fc.constant(null) },
  fc.constantFrom(-HOUR_MS, 0, HOUR_MS).map((ms) => new Date(NOW + ms).toISOString()),
);
const cents = fc.integer({ min: 0, max: 2000 });
const mostly = <T>(usual: T, ...others: T[]) =>
  fc.oneof({ weight: 9, arbitrary: fc.constant(usual) }, fc.constantFrom(...others));
const itemState = mostly('ACTIVE' as const, 'PAUSED' as const);
const groupState = mostly<ExtraGroup['state']>('ACTIVE', 'PAUSED', 'ARCHIVED');
const promoInstant = fc
  .constantFrom(null, -HOUR_MS, 0, HOUR_MS)
  .map((ms) => (ms === null ? null : new Date(NOW + ms).toISOString()));

/** Also in a variation that is no longer there. */
const variationPrices = fc.uniqueArray(
  fc.record({ variationId: fc.constantFrom('size0', 'size1', 'size2', 'gone'), priceCents: cents }),
  { selector: ({ variationId }) => variationId, maxLength: 3 },
);

const extra: fc.Arbitrary<Partial<Extra>> = fc.record({
  priceCents: cents,
  variationPrices,
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
  variationPrices,
  channels: fc.uniqueArray(
    fc.record({
      channel: fc.constantFrom('STORE', 'PHONE'),
      visible: fc.boolean(),
      priceCents: fc.option(cents),
    }),
    { selector: ({ channel }) => channel },
  ),
});

interface Sizes {
  /** Groups of the product and extras of each. */
  groups: number;
  extras: number;
  /** Groups that extras ask for, and pieces that can be had of one extra. */
  nested: number;
  pieces: number;
}

/** A menu with one product that has up to three variations and some groups of extras, which may ask for further groups. */
export const pricedMenuOf = ({ groups: most, extras: mostExtras, nested, pieces }: Sizes) =>
  fc
    .record({
      product,
      variations: fc.option(fc.array(variation, { minLength: 1, maxLength: 3 })),
      sizesState: groupState,
      groups: fc.array(
        fc.tuple(
          extraGroup,
          fc.array(fc.tuple(extra, fc.subarray(Array.from({ length: nested }, (_, n) => `nested${n}`))), {
            minLength: 1,
            maxLength: mostExtras,
          }),
        ),
        { maxLength: most, size: 'max' },
      ),
      inner: fc.array(
        fc.tuple(
          fc.tuple(extraGroup, fc.constantFrom(0, 0, 0, 1)).map(([group, min]) => ({ ...group, min })),
          fc.array(extra, { minLength: 1, maxLength: 2 }),
        ),
        {
          minLength: nested,
          maxLength: nested,
        },
      ),
      /** Asked for by the product itself too. */
      both: fc.boolean(),
    })
    .map(({ product: changes, variations, sizesState, groups, inner, both }) => {
      const few = (changed: Partial<Extra>) => ({ maxQuantity: Math.min(changed.maxQuantity ?? 1, pieces) });
      const outer = groups.map(([group, extras], g) =>
        anExtraGroup(
          extras.map(([changed, extraGroupIds], e) =>
            anExtra({ ...changed, ...few(changed), id: `extra${g}${e}`, extraGroupIds }),
          ),
          { ...group, id: `group${g}` },
        ),
      );
      const innermost = inner.map(([group, extras], g) =>
        anExtraGroup(
          extras.map((changed, e) => anExtra({ ...changed, ...few(changed), id: `inner${g}${e}` })),
          { ...group, id: `nested${g}` },
        ),
      );
      const sizes = variations?.map((changed, v) => aVariation({ ...changed, id: `size${v}` }));
      const extraGroups = [...outer, ...innermost];
      const asked = both ? [...outer, ...innermost.slice(0, 1)] : outer;
      const sold = aProduct({
        ...changes,
        variationGroupId: sizes ? 'sizes' : null,
        extraGroupIds: asked.map(({ id }) => id),
      });
      const variationGroups = sizes ? [aVariationGroup(sizes, { state: sizesState })] : [];
      return { menu: aMenu({ products: [sold], variationGroups, extraGroups }), product: sold };
    });

const pricedMenu = pricedMenuOf({ groups: 2, extras: 3, nested: 2, pieces: 3 });

/** A choice as a careless client might send it: unknown ids, repeated extras, quantities out of range. */
const wildExtras: fc.Arbitrary<Choice['extras']> = fc.array(
  fc.record({
    extraId: fc.constantFrom('extra00', 'extra01', 'extra02', 'extra10', 'extra11', 'extra12', 'foreign'),
    quantity: fc.constantFrom(1, 1, 1, 2, 2, 3, 4, 0, 1.5),
  }),
  { maxLength: 5 },
);

function askedFor({ id: extraId, maxQuantity }: Extra): fc.Arbitrary<PiecesChoice> {
  const allowed = fc.integer({ min: 1, max: maxQuantity });
  return fc.record({
    extraId: fc.constant(extraId),
    quantity: fc.oneof({ weight: 9, arbitrary: allowed }, fc.constant(maxQuantity + 1)),
  });
}

/** Some of the extras that groups have, and now and then one that they do not have. */
function someOf(groups: readonly ExtraGroup[]): fc.Arbitrary<PiecesChoice[]> {
  return fc
    .shuffledSubarray(groups.flatMap(({ extras }) => extras))
    .chain((extras) => fc.tuple(...extras.map(askedFor)));
}

const wildPieces = fc.array(
  fc.record({
    extraId: fc.constantFrom('inner00', 'inner10', 'extra00'),
    quantity: fc.constantFrom(1, 2, 0),
  }),
  { minLength: 1, maxLength: 2 },
);

/** With what is chosen of the groups that each of the extras asks for. */
function withNested(menu: Menu, choices: readonly PiecesChoice[]): fc.Arbitrary<ExtraChoice[]> {
  const extras = menu.extraGroups.flatMap((group) => group.extras);
  const groupsOf = (extraId: string) => {
    const ids = extras.find(({ id }) => id === extraId)?.extraGroupIds ?? [];
    return ids.flatMap((id) => menu.extraGroups.filter((group) => group.id === id));
  };
  return fc.tuple(
    ...choices.map((choice) =>
      fc
        .oneof({ weight: 12, arbitrary: someOf(groupsOf(choice.extraId)) }, wildPieces)
        .map((nested) => (nested.length === 0 ? choice : { ...choice, extras: nested })),
    ),
  );
}

/** A menu, its product and a choice of it: mostly of what there is, now and then wild. */
export const pricedChoice: fc.Arbitrary<{ menu: Menu; product: Product; choice: Choice }> = fc
  .oneof(
    pricedMenu,
    { weight: 4, arbitrary: pricedMenuOf({ groups: 1, extras: 2, nested: 1, pieces: 2 }) },
    pricedMenuOf({ groups: 2, extras: 3, nested: 0, pieces: 3 }),
  )
  .chain(({ menu, product: sold }) => {
    const sizes = menu.variationGroups.flatMap((group) => group.variations.map(({ id }) => id));
    const offered = menu.extraGroups.filter(({ id }) => sold.extraGroupIds.includes(id));
    const known = sizes.length > 0 ? fc.constantFrom(...sizes) : fc.constantFrom(null, undefined);
    return fc.record({
      menu: fc.constant(menu),
      product: fc.constant(sold),
      choice: fc.record({
        variationId: fc.oneof({ weight: 5, arbitrary: known }, fc.constantFrom(null, 'size0', 'foreign')),
        extras: fc.oneof(
          { weight: 4, arbitrary: someOf(offered).chain((chosen) => withNested(menu, chosen)) },
          wildExtras,
        ),
      }),
    });
  });
