import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  COPY_FIELDS,
  COPY_MODES,
  planCopy,
  type CopyMenu,
  type CopyProduct,
} from '../../../src/domain/menu-copy';
import { plainText } from '../../../src/domain/text';
import {
  aCategory,
  anExtra,
  anExtraGroup,
  availabilities,
  aVariation,
  aVariationGroup,
} from '../menu/fixtures';
import { aCopyProduct, stored } from './copied';

const NAMES = ['Ação', 'acao', 'Beta', 'Gama'];
const named = fc.constantFrom(...NAMES);
const names = fc.uniqueArray(named, { minLength: 1, maxLength: 3 });

/** A code stands once in a menu; its database sees to that. */
const withOwnCodes = (products: Partial<CopyProduct>[]) =>
  products.map((one, index) => ({
    ...one,
    sku: products.slice(0, index).some(({ sku }) => sku === one.sku) ? null : one.sku,
  }));

/** A menu whose names collide often, on each side with ids of its own; products of one name only as `twins`. */
function menus(side: string, twins: boolean): fc.Arbitrary<CopyMenu> {
  return fc.tuple(names, names, names).chain(([categories, sizes, extras]) => {
    const ids = (of: string[], kind: string) => of.map((_, index) => `${side} ${kind} ${index}`);
    const product: fc.Arbitrary<Partial<CopyProduct>> = fc.record({
      name: named,
      sku: fc.option(fc.constantFrom('A', 'B', 'C')),
      description: fc.constantFrom('', 'Hot'),
      priceCents: fc.constantFrom(0, 1000, 2000),
      promoPriceCents: fc.option(fc.constantFrom(0, 500)),
      costCents: fc.option(fc.constantFrom(1, 2)),
      state: fc.constantFrom('ACTIVE' as const, 'PAUSED' as const, 'DRAFT' as const),
      availability: availabilities('2026-11-21T12:00:00.000Z'),
      categoryIds: fc.subarray(ids(categories, 'category'), { minLength: 1 }),
      variationGroupId: fc.option(fc.constantFrom(...ids(sizes, 'sizes'))),
      // In the one variation of its group.
      variationPrices: fc.array(
        fc.record({ variationId: fc.constant(''), priceCents: fc.constantFrom(1, 2) }),
        {
          maxLength: 1,
        },
      ),
      extraGroupIds: fc.subarray(ids(extras, 'extras')),
      stockTracked: fc.boolean(),
      channels: fc.uniqueArray(
        fc.record({
          channel: fc.constantFrom('STORE', 'PHONE'),
          visible: fc.boolean(),
          priceCents: fc.option(fc.constantFrom(1, 2)),
        }),
        { selector: ({ channel }) => channel },
      ),
    });
    const products = twins
      ? fc.array(product, { maxLength: 5 })
      : fc.uniqueArray(product, { maxLength: 5, selector: ({ name = '' }) => plainText(name) });
    return products.map(withOwnCodes).map((coded) => ({
      categories: categories.map((name, index) => aCategory({ id: `${side} category ${index}`, name })),
      variationGroups: sizes.map((name, index) => ({
        ...aVariationGroup([], { id: `${side} sizes ${index}`, name }),
        internalName: null,
        variations: [{ ...aVariation({ id: `${side} size ${index}` }), sku: null }],
      })),
      extraGroups: extras.map((name, index) => ({
        ...anExtraGroup([anExtra({ linkedProductId: coded.length > 0 ? `${side} 0` : null })], {
          id: `${side} extras ${index}`,
          name,
        }),
        internalName: null,
      })),
      products: coded.map((fields, index) => {
        const size = sizes.findIndex((_, at) => fields.variationGroupId === `${side} sizes ${at}`);
        const variationPrices =
          size < 0
            ? []
            : (fields.variationPrices ?? []).map((own) => ({ ...own, variationId: `${side} size ${size}` }));
        return aCopyProduct({ id: `${side} ${index}`, ...fields, variationPrices });
      }),
    }));
  });
}

const casesOf = (twins: boolean) =>
  fc.record({
    source: menus('s', twins),
    target: menus('t', twins),
    fields: fc.subarray([...COPY_FIELDS], { minLength: 1 }).map((fields) => new Set(fields)),
    mode: fc.constantFrom(...COPY_MODES),
    chosen: fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }),
  });
const cases = casesOf(true);
type Case = typeof cases extends fc.Arbitrary<infer C> ? C : never;
const choiceOf = ({ source, chosen, fields, mode }: Case) => ({
  productIds: new Set(source.products.filter((_, index) => chosen[index]).map(({ id }) => id)),
  fields,
  mode,
});

describe('copying', () => {
  // Of twins the first copy may leave one out, and tell them apart for the second: by a code or a category it gave.
  it('a second time changes nothing, where a name stands once', () => {
    fc.assert(
      fc.property(casesOf(false), (one) => {
        const choice = choiceOf(one);
        const after = stored(planCopy(one.source, one.target, choice), one.target, one.source);
        const again = planCopy(one.source, after, choice);
        expect(again.products.filter(({ action }) => action === 'CREATE' || action === 'UPDATE')).toEqual([]);
        expect([again.newCategories, again.newVariationGroups, again.newExtraGroups]).toEqual([[], [], []]);
      }),
      { numRuns: 500 },
    );
  });

  it('leaves both menus as they are, and every product of the target that it does not speak of', () => {
    fc.assert(
      fc.property(cases, (one) => {
        const before = structuredClone([one.source, one.target]);
        const plan = planCopy(one.source, one.target, choiceOf(one));
        expect([one.source, one.target]).toEqual(before);
        const targets = plan.products.flatMap(({ targetId }) => targetId ?? []);
        expect(new Set(targets).size).toBe(targets.length);
        const touched = new Set(plan.products.map(({ targetId, action }) => action === 'UPDATE' && targetId));
        const after = stored(plan, one.target, one.source);
        for (const product of one.target.products)
          if (!touched.has(product.id)) expect(after.products).toContainEqual(product);
      }),
    );
  });

  it('never puts on sale what nobody gave a price', () => {
    fc.assert(
      fc.property(cases, (one) => {
        const plan = planCopy(one.source, one.target, choiceOf(one));
        for (const { action, columns, links } of plan.products)
          if (action === 'CREATE' && columns.state && columns.state !== 'DRAFT' && !links.variationGroup)
            expect(one.fields.has('prices')).toBe(true);
      }),
    );
  });
});
