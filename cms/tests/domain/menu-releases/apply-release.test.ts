import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexMenu, type Menu, type Product, type Variation } from '../../../src/domain/menu';
import {
  fieldsToWrite,
  applyRelease,
  stagedTogether,
  rollBackRow,
  type FieldValues,
  type StagedChange,
} from '../../../src/domain/menu-releases';
import { composeMenu, menuOf, changedForCustomers } from '../../../src/domain/storefront';
import {
  aCategory,
  aMenu,
  anExtra,
  anExtraGroup,
  aProduct,
  aVariation,
  aVariationGroup,
} from '../menu/fixtures';

const product = (fields: FieldValues, base: FieldValues = {}): StagedChange => ({
  entity: 'product',
  entityId: 'product',
  fields,
  base,
});

describe('changes laid over a menu', () => {
  it('change a copy of the rows they name, and nothing else', () => {
    const menu = aMenu({ products: [aProduct(), aProduct({ id: 'other' })] });
    const before = structuredClone(menu);
    const after = applyRelease(menu, [product({ priceCents: 3200, costCents: 900 })]);
    expect(menu).toEqual(before);
    expect(after.products).toEqual([aProduct({ priceCents: 3200 }), aProduct({ id: 'other' })]);
    expect(after.products[1]).toBe(menu.products[1]);
    expect(applyRelease(menu, [{ ...product({ priceCents: 1 }), entityId: 'gone' }])).toEqual(before);
  });

  it('tell kinds of rows apart that have one id', () => {
    const menu = aMenu({
      categories: [aCategory({ id: 'same' })],
      products: [aProduct({ id: 'same' })],
    });
    const after = applyRelease(menu, [
      { entity: 'category', entityId: 'same', fields: { name: 'New' }, base: {} },
    ]);
    expect([after.categories[0]?.name, after.products[0]?.name]).toEqual(['New', 'Margherita']);
  });

  it('change of a group’s parts what was staged of each: pauses, sold-out marks and parts since stay', () => {
    const [small, large] = [
      aVariation({ id: 's', priceCents: 100 }),
      aVariation({ id: 'l', priceCents: 200 }),
    ];
    const change: StagedChange = {
      entity: 'variation-group',
      entityId: 'sizes',
      base: { variations: [small, large] },
      fields: { variations: [{ ...small, priceCents: 120 }, large, aVariation({ id: 'new' })] },
    };
    const now: Variation[] = [
      { ...small, state: 'PAUSED', soldOutUntil: '2099-01-01T00:00:00.000Z' },
      { ...large, priceCents: 250 },
      aVariation({ id: 'since' }),
    ];
    const after = applyRelease(aMenu({ variationGroups: [aVariationGroup(now)] }), [change]);
    expect(after.variationGroups[0]?.variations).toEqual([
      { ...now[0], priceCents: 120 },
      now[1],
      aVariation({ id: 'new' }),
      now[2],
    ]);
  });

  it('take parts out, and bring none back that somebody else took out', () => {
    const [a, b, c] = ['a', 'b', 'c'].map((id) => anExtra({ id }));
    const change: StagedChange = {
      entity: 'extra-group',
      entityId: 'toppings',
      base: { extras: [a, b, c] },
      fields: { extras: [a, b] },
    };
    const after = applyRelease(aMenu({ extraGroups: [anExtraGroup([b!, c!])] }), [change]);
    expect(after.extraGroups[0]?.extras).toEqual([b]);
  });
});

describe('own prices in variations', () => {
  const price = (variationId: string, priceCents: number) => ({ variationId, priceCents });

  it('change one by one: others that were given or taken away meanwhile stay so', () => {
    const base = { variationPrices: [price('s', 100), price('m', 200), price('l', 300)] };
    const fields = { variationPrices: [price('s', 150), price('m', 200), price('l', 300)] };
    const current = { variationPrices: [price('m', 220), price('s', 110), price('xl', 400)] };
    expect(fieldsToWrite({ fields, base }, current)).toEqual({
      variationPrices: [price('s', 150), price('m', 220), price('xl', 400)],
    });
    expect(rollBackRow(base, fields, { variationPrices: [price('s', 150), price('m', 220)] })).toEqual({
      fields: { variationPrices: [price('s', 100), price('m', 220)] },
      kept: ['variationPrices'],
    });
  });

  it('go as a whole with the group they are in', () => {
    const fields = { variationGroupId: 'other', variationPrices: [price('a', 150)] };
    const base = { variationGroupId: 'sizes', variationPrices: [price('s', 100)] };
    const current = { variationGroupId: 'sizes', variationPrices: [price('s', 100), price('m', 200)] };
    expect(fieldsToWrite({ fields, base }, current)).toEqual(fields);
  });

  it('of an extra change one by one, too', () => {
    const edge = (...variationPrices: object[]) => ({ ...anExtra({ id: 'edge' }), variationPrices });
    const base = { extras: [edge(price('s', 100), price('l', 300))] };
    const fields = { extras: [edge(price('s', 150), price('l', 300))] };
    const current = { extras: [edge(price('s', 110), price('l', 330))] };
    expect(fieldsToWrite({ fields, base }, current)).toEqual({
      extras: [edge(price('s', 150), price('l', 330))],
    });
  });
});

describe('staging again', () => {
  it('puts other fields beside, other values instead, and of parts what is wanted otherwise', () => {
    const [small, large] = [
      aVariation({ id: 's', name: 'Small', priceCents: 100 }),
      aVariation({ id: 'l', name: 'Large', priceCents: 200 }),
    ];
    const fresh = aVariation({ id: 'new', priceCents: 300 });
    const current = { name: 'Sizes', variations: [small, large] };
    const earlier = {
      base: current,
      fields: { name: 'Formats', variations: [{ ...small, name: 'Tiny' }, large, fresh] },
    };
    const dearer = [small, { ...large, priceCents: 250 }];
    expect(stagedTogether(earlier, { variations: dearer, state: 'PAUSED' }, current)).toEqual({
      name: 'Formats',
      state: 'PAUSED',
      variations: [{ ...small, name: 'Tiny' }, { ...large, priceCents: 250 }, fresh],
    });
    expect(stagedTogether({ fields: {}, base: {} }, { variations: dearer }, current)).toEqual({
      variations: dearer,
    });
  });
});

describe('taking back', () => {
  it('gives back what still is as published, and names what was changed since', () => {
    const before = { priceCents: 2800, name: 'Old', station: null };
    const published = { priceCents: 3200, name: 'New', station: 'Bar' };
    const now = { priceCents: 3500, name: 'New', station: null };
    expect(rollBackRow(before, published, now)).toEqual({ fields: { name: 'Old' }, kept: ['priceCents'] });
  });

  it('decides by part and field, and lets what is sold out and what is counted be', () => {
    const [a, b] = [anExtra({ id: 'a', priceCents: 100 }), anExtra({ id: 'b', priceCents: 100 })];
    const before = { extras: [a, b] };
    const published = {
      extras: [{ ...a, priceCents: 150 }, { ...b, priceCents: 150 }, anExtra({ id: 'c' })],
    };
    const said = { soldOutUntil: '2099-01-01T00:00:00.000Z', stockTracked: true, stockLowAt: 2 };
    const soldOut = { ...a, ...said, priceCents: 150 };
    const now = { extras: [soldOut, { ...b, priceCents: 170 }, anExtra({ id: 'c' })] };
    expect(rollBackRow(before, published, now)).toEqual({
      fields: {
        extras: [
          { ...soldOut, priceCents: 100 },
          { ...b, priceCents: 170 },
        ],
      },
      kept: ['extras'],
    });
    const untouched = { extras: [soldOut, published.extras[1], published.extras[2]] };
    expect(rollBackRow(before, published, untouched)).toEqual({
      fields: { extras: [{ ...soldOut, priceCents: 100 }, b] },
      kept: [],
    });
  });
});

const cents = fc.integer({ min: 0, max: 5 });
const text = fc.constantFrom('A', 'B', 'C');
const state = fc.constantFrom('ACTIVE', 'PAUSED');
const parts = fc.uniqueArray(
  fc.record({ id: fc.constantFrom('1', '2', '3', '4'), name: text, priceCents: cents, state }),
  { selector: ({ id }) => id, minLength: 1 },
);
const changeOf = (menu: Menu): fc.Arbitrary<StagedChange[]> => {
  const fields = {
    product: fc.record(
      { name: text, priceCents: cents, state, categoryIds: fc.constant(['category']) },
      { requiredKeys: [] },
    ),
    category: fc.record({ name: text, state }, { requiredKeys: [] }),
    'variation-group': fc.record(
      { name: text, variations: parts.map((list) => list.map((part) => aVariation(part as Variation))) },
      { requiredKeys: [] },
    ),
    'extra-group': fc.record(
      { max: cents, extras: parts.map((list) => list.map((part) => anExtra(part as object))) },
      { requiredKeys: [] },
    ),
  };
  const rows = rowsOf(menu);
  return fc.tuple(
    ...rows.map(({ entity, row }) =>
      fields[entity].map(
        (staged): StagedChange => ({
          entity,
          entityId: row.id,
          fields: staged,
          base: pick(row, Object.keys(staged)),
        }),
      ),
    ),
  );
};
const rowsOf = (menu: Menu) => [
  ...menu.products.map((row) => ({ entity: 'product' as const, row })),
  ...menu.categories.map((row) => ({ entity: 'category' as const, row })),
  ...menu.variationGroups.map((row) => ({ entity: 'variation-group' as const, row })),
  ...menu.extraGroups.map((row) => ({ entity: 'extra-group' as const, row })),
];
const pick = (row: object, names: readonly string[]): FieldValues =>
  Object.fromEntries(Object.entries(row).filter(([name]) => names.includes(name)));
const rowOf = (menu: Menu, id: string): FieldValues => ({
  ...rowsOf(menu).find(({ row }) => row.id === id)?.row,
});

const MENU = aMenu({
  products: [aProduct({ variationGroupId: 'sizes', extraGroupIds: ['toppings'] }), aProduct({ id: 'other' })],
  variationGroups: [aVariationGroup(['1', '2'].map((id) => aVariation({ id })))],
  extraGroups: [anExtraGroup(['1', '2', '3'].map((id) => anExtra({ id })))],
});

describe('publishing and rolling back', () => {
  it('with nothing between leaves the menu as it was, whatever the changes', () => {
    fc.assert(
      fc.property(changeOf(MENU), (changes) => {
        const published = applyRelease(MENU, changes);
        const back = changes.map((change): StagedChange => {
          const written = fieldsToWrite(change, rowOf(MENU, change.entityId));
          const before = pick(rowOf(MENU, change.entityId), Object.keys(written));
          const { fields, kept } = rollBackRow(before, written, rowOf(published, change.entityId));
          expect(kept).toEqual([]);
          return { ...change, fields, base: rowOf(published, change.entityId) };
        });
        expect(applyRelease(published, back)).toEqual(MENU);
      }),
    );
  });

  it('shows customers beforehand what they find afterwards', () => {
    const context = { now: new Date('2026-03-02T15:00:00Z'), timeZone: 'UTC', channel: 'STORE' };
    const shown = (menu: Menu) => composeMenu(menu, indexMenu(menu), context);
    fc.assert(
      fc.property(changeOf(MENU), (changes) => {
        const after = applyRelease(MENU, changes);
        const written = changes.reduce<Menu>(
          (menu, change) =>
            applyRelease(menu, [
              {
                ...change,
                base: rowOf(menu, change.entityId),
                fields: fieldsToWrite(change, rowOf(menu, change.entityId)),
              },
            ]),
          MENU,
        );
        expect(shown(after)).toEqual(shown(written));
        const seen = new Set(changedForCustomers(shown(MENU), shown(after)));
        const same = (menu: Menu) => shown(menu).products.filter(({ id }) => !seen.has(id));
        expect(same(MENU)).toEqual(same(after));
      }),
    );
  });

  it('tells which products customers find otherwise, also by their category or group alone', () => {
    const context = { now: new Date('2026-03-02T15:00:00Z'), timeZone: 'UTC', channel: 'STORE' };
    const seen = (changes: StagedChange[]) => {
      const after = applyRelease(MENU, changes);
      return changedForCustomers(
        composeMenu(MENU, indexMenu(MENU), context),
        composeMenu(after, indexMenu(after), context),
      );
    };
    const extras = [anExtra({ id: '1', name: 'Olives' })];
    expect(seen([product({ station: 'Bar' } satisfies Partial<Product>)])).toEqual([]);
    expect(seen([product({ state: 'PAUSED' })])).toEqual(['product']);
    expect(
      seen([{ entity: 'category', entityId: 'category', fields: { state: 'PAUSED' }, base: {} }]),
    ).toEqual(['product', 'other']);
    expect(seen([{ entity: 'extra-group', entityId: 'toppings', fields: { extras }, base: {} }])).toEqual([
      'product',
    ]);
  });

  it('lays what extras ask for over as well, and tells who finds it otherwise two levels down', () => {
    const fries = anExtra({ id: 'fries' });
    const menu = aMenu({
      products: [
        aProduct({ extraGroupIds: ['sides'] }),
        aProduct({ id: 'other', extraGroupIds: ['sauces'] }),
      ],
      extraGroups: [anExtraGroup([fries], { id: 'sides' }), anExtraGroup([anExtra()], { id: 'sauces' })],
    });
    const asked: StagedChange = {
      ...{ entity: 'extra-group', entityId: 'sides', base: { extras: [fries] } },
      fields: { extras: [{ ...fries, extraGroupIds: ['sauces'] }] },
    };
    const context = { now: new Date('2026-03-02T15:00:00Z'), timeZone: 'UTC', channel: 'STORE' };
    const shown = (of: Menu) => composeMenu(of, indexMenu(of), context);
    const after = applyRelease(menu, [asked]);
    expect(changedForCustomers(shown(menu), shown(after))).toEqual(['product']);
    const renamed = applyRelease(after, [
      { entity: 'extra-group', entityId: 'sauces', fields: { name: 'Dips' }, base: {} },
    ]);
    expect(changedForCustomers(shown(after), shown(renamed))).toEqual(['product', 'other']);
    const alone = menuOf(shown(after), new Set(['product']));
    expect(alone.extraGroups.map(({ id }) => id)).toEqual(['sides', 'sauces']);
  });
});
