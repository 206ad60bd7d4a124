import {
  extraGroupCreate,
  extraGroupUpdate,
  variationGroupCreate,
  variationGroupUpdate,
  type ExtraGroupDto,
  type VariationGroupDto,
} from '@contracts/menu';
import { UNTRACKED } from '@domain/menu';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkExtraGroup,
  extraGroupSchema,
  extraGroupValues,
  NEW_EXTRA_GROUP,
  newExtra,
  sentExtraGroup,
  type ExtraGroupValues,
  type ExtraValues,
} from '../../src/features/menu/products-extra/extra-group-values';
import { methodExample } from '../../src/features/menu/products-extra/method-example';
import {
  preselectedPieces,
  remainingQuantity,
  tryChoice,
  type Trial,
} from '../../src/features/menu/products-extra/try-it/try-choice';
import {
  checkVariationGroup,
  NEW_VARIATION_GROUP,
  sentVariationGroup,
  variationGroupSchema,
  variationGroupValues,
  withAdded,
  withDefault,
  withoutVariation,
} from '../../src/features/menu/variations/variation-group-values';
import { withRestored } from '../../src/features/menu/groups/parts';
import { schemaIssues } from '@shared/form/issues';

const typed = (prices: Record<string, number>) =>
  Object.entries(prices).map(([name, priceCents]) => newExtra({ name, priceCents }));
const halves: ExtraGroupValues = {
  ...NEW_EXTRA_GROUP,
  name: 'Escolha os dois sabores',
  min: 2,
  max: 2,
  priceMethod: 'AVG',
  extras: typed({ Calabresa: 2400, Margherita: 2601, Camarão: 5000 }),
};
const check = (values: ExtraGroupValues) => checkExtraGroup(values, { id: null, groups: [] });
const wrong = (values: ExtraGroupValues) => check(values).map(({ path, code }) => [path, code]);

describe('the form of a group of extras', () => {
  const stored: ExtraGroupDto = {
    ...halves,
    id: 'g1',
    branchId: 'b1',
    version: 3,
    createdAt: '2031-04-01T10:00:00.000Z',
    updatedAt: '2031-04-01T10:00:00.000Z',
    usedBy: 1,
    askedAfter: [],
    soldOutUntil: null,
    extras: halves.extras.map((extra, at) => ({
      ...extra,
      ...UNTRACKED,
      id: `e${at}`,
      position: 2 - at,
      soldOutUntil: '2031-04-03T10:00:00.000Z',
    })),
  };

  it('takes a stored group in its order and sends only what the server takes, silent about what is sold out', () => {
    const values = extraGroupValues(stored);
    expect(values.extras.map(({ name }) => name)).toEqual(['Camarão', 'Margherita', 'Calabresa']);
    expect(schemaIssues(extraGroupSchema, values)).toEqual([]);
    expect(check(values)).toEqual([]);
    const body = extraGroupUpdate.parse({ ...sentExtraGroup(values), version: 3 });
    expect(body.extras?.map(({ id, position }) => [id, position])).toEqual([
      ['e2', 0],
      ['e1', 1],
      ['e0', 2],
    ]);
    expect(body.extras?.every((extra) => !('soldOutUntil' in extra))).toBe(true);
  });

  it('says whether options are counted, and never how many are left', () => {
    const counted = { stockTracked: true, stockLowAt: 4, stockQuantity: 9 };
    const values = extraGroupValues({
      ...stored,
      extras: stored.extras.map((extra) => ({ ...extra, ...counted })),
    });
    const body = extraGroupUpdate.parse({ ...sentExtraGroup(values), version: 3 });
    expect(body.extras?.map(({ stockTracked, stockLowAt }) => [stockTracked, stockLowAt])).toEqual(
      stored.extras.map(() => [true, 4]),
    );
    expect(body.extras?.some((extra) => 'stockQuantity' in extra)).toBe(false);
  });

  it('sends a new group whose options bring no ids', () => {
    const body = extraGroupCreate.parse({ ...sentExtraGroup(halves), branchId: 'b1' });
    expect(body.extras.map(({ id, name, position }) => [id, name, position])).toEqual([
      [undefined, 'Calabresa', 0],
      [undefined, 'Margherita', 1],
      [undefined, 'Camarão', 2],
    ]);
  });

  it.each<[string, Partial<ExtraGroupValues>, [string, string]]>([
    ['asks for more than there is', { min: 4, max: 4 }, ['min', 'IMPOSSIBLE_GROUP']],
    ['has a most below its least', { min: 2, max: 1 }, ['max', 'MAX_BELOW_MIN']],
    [
      'gives away more than can be had',
      { priceMethod: 'SUM', freeQuantity: 3 },
      ['freeQuantity', 'FREE_OUT_OF_RANGE'],
    ],
    ['gives away of an average', { freeQuantity: 1 }, ['freeQuantity', 'FREE_NEEDS_SUM']],
    ['lets choose two of one', { display: 'RADIO' }, ['display', 'RADIO_ALLOWS_ONE']],
  ])('is refused at the field when it %s, as soon as the rule is touched', (_, changes, expected) => {
    const issues = check({ ...halves, ...changes });
    expect(issues.map(({ path, code }) => [path, code])).toEqual([expected]);
    expect(issues[0]?.about).toEqual(expect.arrayContaining(['min', 'extras']));
  });

  it('says how many could be chosen, and nothing of it before there is an option', () => {
    const four = { ...halves, min: 4, max: 4 };
    expect(check(four)[0]?.args).toMatchObject({ count: 3 });
    expect(wrong({ ...four, extras: [] })).toEqual([]);
    expect(schemaIssues(extraGroupSchema, { ...four, extras: [] })).toMatchObject([
      { path: 'extras', code: 'TOO_FEW' },
    ]);
  });

  it('leads to the cell of an option that is wrong', () => {
    const extras = typed({ A: 1, B: 2 }).map((extra) => ({ ...extra, name: 'Twin' }));
    expect(wrong({ ...halves, extras })).toEqual([['extras.1.name', 'DUPLICATE_NAME']]);
    const unpriced = typed({ A: NaN, B: 2 });
    expect(schemaIssues(extraGroupSchema, { ...halves, extras: unpriced })).toEqual([
      { path: 'extras.0.priceCents', code: 'NOT_A_NUMBER' },
    ]);
  });
});

describe('what a method charges, explained', () => {
  it.each([
    ['SUM', 7400],
    ['MAX', 5000],
    ['AVG', 3700],
  ] as const)('%s with the cheapest and the dearest of the group', (method, addedCents) => {
    expect(methodExample(halves.extras, method)).toEqual({
      names: ['Calabresa', 'Camarão'],
      cents: [2400, 5000],
      addedCents,
    });
  });

  it('assumes two prices where no two differ', () => {
    expect(methodExample(typed({ A: 100, B: 100, C: 0 }), 'MAX')).toEqual({
      names: null,
      cents: [2400, 3200],
      addedCents: 3200,
    });
  });
});

describe('a group whose options ask for another', () => {
  const dto = (
    id: string,
    values: Partial<ExtraGroupValues>,
    more: Partial<ExtraGroupDto> = {},
  ): ExtraGroupDto => ({
    ...NEW_EXTRA_GROUP,
    ...values,
    ...{ id, branchId: 'b1', version: 1, usedBy: 0, askedAfter: [], soldOutUntil: null },
    ...{ createdAt: '2031-04-01T10:00:00.000Z', updatedAt: '2031-04-01T10:00:00.000Z' },
    extras: (values.extras ?? []).map((extra) => ({
      ...{ ...extra, ...UNTRACKED, id: extra.id ?? '' },
      soldOutUntil: null,
    })),
    ...more,
  });
  const [mayo, pesto] = typed({ Mayo: 200, Pesto: 300 }) as [ExtraValues, ExtraValues];
  const sauces = dto('sauces', {
    name: 'Sauces',
    min: 1,
    max: 2,
    extras: [{ ...mayo, defaultQuantity: 1 }, pesto],
  });
  const [fries] = typed({ Fries: 900 }) as [ExtraValues];
  const sides = { ...NEW_EXTRA_GROUP, name: 'Sides', extras: [{ ...fries, extraGroupIds: ['sauces'] }] };
  const friesId = fries.id ?? '';

  it('is tried with what stands chosen there, and then with what is touched', () => {
    const at = { priceCents: 1000, variation: null };
    const first = tryChoice(sides, { pieces: { [friesId]: 1 }, nested: {}, ...at }, [sauces]);
    expect([first.totalCents, first.extras[0]?.extras?.map(({ name }) => name)]).toEqual([2100, ['Mayo']]);
    const nested = { [friesId]: { [mayo.id ?? '']: 1, [pesto.id ?? '']: 1 } };
    expect(tryChoice(sides, { pieces: { [friesId]: 1 }, nested, ...at }, [sauces]).totalCents).toBe(2400);
    const none = tryChoice(sides, { pieces: { [friesId]: 1 }, nested: { [friesId]: {} }, ...at }, [sauces]);
    expect(none.problems).toMatchObject([{ code: 'GROUP_TOO_FEW', path: ['extras', 0, 'extras'] }]);
  });

  it('is refused at the option where that would be a third level, from both sides', () => {
    const asking = dto('sides', sides);
    const combo = { ...NEW_EXTRA_GROUP, name: 'Combo', extras: [{ ...pesto, extraGroupIds: ['sides'] }] };
    expect(checkExtraGroup(combo, { id: null, groups: [asking, sauces] })).toMatchObject([
      { code: 'NESTED_TOO_DEEP', path: 'extras.0.extraGroupIds.0', args: { group: 'Sides' } },
    ]);
    const inside = { ...extraGroupValues(sauces), extras: [{ ...mayo, extraGroupIds: ['other'] }, pesto] };
    expect(checkExtraGroup(inside, { id: 'sauces', groups: [asking, sauces] })).toMatchObject([
      { code: 'NESTED_IS_ASKED', path: 'extras.0.extraGroupIds', args: { group: 'Sides' } },
    ]);
    expect(checkExtraGroup(sides, { id: null, groups: [sauces] })).toEqual([]);
  });
});

describe('trying a group', () => {
  const [calabresa, margherita, shrimp] = halves.extras.map(({ id }) => id ?? '') as [string, string, string];
  const trial = (pieces: Trial['pieces'], more: Partial<Trial> = {}): Trial => ({
    pieces,
    nested: {},
    priceCents: 2690,
    variation: null,
    ...more,
  });

  const tryAlone = (values: ExtraGroupValues, tried: Trial) => tryChoice(values, tried, []);

  it('is priced like an order: half and half by the average, rounded half up', () => {
    const tried = tryAlone(halves, trial({ [calabresa]: 1, [margherita]: 1 }));
    expect(tried.problems).toEqual([]);
    expect([tried.extrasCents, tried.totalCents]).toEqual([2501, 5191]);
    expect(tried.extras.map(({ name }) => name)).toEqual(['Calabresa', 'Margherita']);
  });

  it('says what is still missing', () => {
    const { problems, totalCents } = tryAlone(halves, trial({ [calabresa]: 1 }));
    expect(problems).toMatchObject([{ code: 'GROUP_TOO_FEW', args: { min: 2, chosen: 1 } }]);
    expect(totalCents).toBe(2690);
  });

  it('takes the price of the variation', () => {
    const extras = halves.extras.map((extra) => ({
      ...extra,
      variationPrices: [{ variationId: 'large', priceCents: 4000 }],
    }));
    const both = { [calabresa]: 1, [shrimp]: 1 };
    const large = trial(both, { variation: { id: 'large', name: 'Large' }, priceCents: 5000 });
    expect(tryAlone({ ...halves, extras }, large).totalCents).toBe(9000);
    expect(tryAlone({ ...halves, extras }, trial(both)).totalCents).toBe(2690 + 3700);
  });

  it('bears what is only being typed', () => {
    const holes = { ...halves, min: NaN, max: NaN, extras: typed({ A: NaN, '': 5 }) };
    expect(tryAlone(holes, trial({}))).toMatchObject({ totalCents: 2690, problems: [] });
    expect(remainingQuantity(holes, holes.extras[0]?.id ?? '', {})).toBe(0);
  });

  it('begins with what is chosen beforehand, within the rule, and never offers more than is possible', () => {
    const quantities = fc.array(fc.tuple(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 1, max: 4 })), {
      minLength: 1,
      maxLength: 5,
    });
    fc.assert(
      fc.property(quantities, fc.integer({ min: 1, max: 6 }), (limits, max) => {
        const extras = limits.map(([defaultQuantity, maxQuantity], at) => ({
          ...newExtra({ name: `Option ${at}`, priceCents: 100 * at }),
          defaultQuantity,
          maxQuantity,
        }));
        const values = { ...NEW_EXTRA_GROUP, max, extras };
        const pieces = preselectedPieces(values);
        expect(tryAlone(values, trial(pieces)).problems).toEqual([]);
        for (const { id = '' } of extras) {
          const most = { ...pieces, [id]: remainingQuantity(values, id, pieces) };
          const problems = most[id] === 0 ? [] : tryAlone(values, trial(most)).problems;
          expect(problems).toEqual([]);
        }
      }),
    );
  });
});

describe('the form of a group of variations', () => {
  const two = withAdded(withAdded([], [{ name: 'Broto', priceCents: 3490 }]), [
    { name: 'Grande', priceCents: 6290 },
  ]);
  const defaults = (variations: typeof two) => variations.map(({ isDefault }) => isDefault);

  it('has always exactly one that is chosen beforehand', () => {
    expect(defaults(two)).toEqual([true, false]);
    expect(defaults(withDefault(two, 1))).toEqual([false, true]);
    expect(defaults(withoutVariation(two, 0))).toEqual([true]);
    expect(defaults(withoutVariation(withDefault(two, 1), 0))).toEqual([true]);
    expect(withoutVariation([two[0]!], 0)).toEqual([]);
  });

  it('keeps what was stored behind the others when it is taken out, and takes it back paused', () => {
    const [small, large] = two.map((variation, at) => ({ ...variation, id: `stored ${at}` }));
    const without = withoutVariation([small!, large!], 0);
    expect(without.map(({ name, state, isDefault }) => [name, state, isDefault])).toEqual([
      ['Grande', 'ACTIVE', true],
      ['Broto', 'ARCHIVED', false],
    ]);
    const more = withAdded(without, [{ name: 'Broto', priceCents: 3690 }]);
    expect(more.map(({ state }) => state)).toEqual(['ACTIVE', 'ACTIVE', 'ARCHIVED']);
    const values = { ...NEW_VARIATION_GROUP, name: 'Tamanho', variations: more };
    expect(checkVariationGroup(values)).toEqual([]);
    const back = withRestored(more, small!.id);
    expect(back.map(({ name, state }) => [name, state])).toEqual([
      ['Grande', 'ACTIVE'],
      ['Broto', 'ACTIVE'],
      ['Broto', 'PAUSED'],
    ]);
    expect(checkVariationGroup({ ...values, variations: back })).toEqual([
      { path: 'variations.2.name', code: 'DUPLICATE_NAME' },
    ]);
    expect(sentVariationGroup(values).variations.map(({ position }) => position)).toEqual([0, 1, 2]);
  });

  it('asks for the price of each and for one that is on sale', () => {
    const values = { ...NEW_VARIATION_GROUP, name: 'Tamanho', variations: two };
    expect(schemaIssues(variationGroupSchema, values)).toEqual([]);
    expect(checkVariationGroup(values)).toEqual([]);
    const unpriced = withAdded(two, [{ name: 'Família', priceCents: null }]);
    expect(schemaIssues(variationGroupSchema, { ...values, variations: unpriced })).toEqual([
      { path: 'variations.2.priceCents', code: 'NOT_A_NUMBER' },
    ]);
    const paused = two.map((variation) => ({ ...variation, state: 'PAUSED' as const }));
    expect(checkVariationGroup({ ...values, variations: paused })).toEqual([
      { path: 'variations', code: 'NO_ACTIVE_VARIATION' },
    ]);
    expect(checkVariationGroup(NEW_VARIATION_GROUP)).toEqual([]);
  });

  it('takes a stored group and sends only what the server takes', () => {
    const stored: VariationGroupDto = {
      id: 'g1',
      branchId: 'b1',
      version: 2,
      createdAt: '2031-04-01T10:00:00.000Z',
      updatedAt: '2031-04-01T10:00:00.000Z',
      internalName: 'Tamanho das pizzas',
      name: 'Tamanho',
      state: 'ACTIVE',
      availability: null,
      usedBy: 0,
      variations: two.map((variation, at) => ({
        ...variation,
        ...UNTRACKED,
        id: `v${at}`,
        position: 1 - at,
        soldOutUntil: '2031-04-03T10:00:00.000Z',
      })),
    };
    const values = variationGroupValues(stored);
    expect(values.variations.map(({ name }) => name)).toEqual(['Grande', 'Broto']);
    const body = variationGroupUpdate.parse({ ...sentVariationGroup(values), version: 2 });
    expect(body.internalName).toBe('Tamanho das pizzas');
    expect(body.variations?.some((variation) => 'soldOutUntil' in variation)).toBe(false);
    const created = variationGroupCreate.parse({
      ...sentVariationGroup({ ...values, variations: two }),
      branchId: 'b1',
    });
    expect(created.variations.map(({ id, position }) => [id, position])).toEqual([
      [undefined, 0],
      [undefined, 1],
    ]);
  });
});
