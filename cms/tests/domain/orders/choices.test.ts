import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  choicesOf,
  extraWords,
  itemWords,
  mixedNumber,
  partsOfGroup,
} from '../../../src/domain/orders/choices';
import { anExtra, anExtraGroup, aProduct } from '../menu/fixtures';
import { anItem, ask, someMenu } from './fixtures';

/** With `_` where no line may break. */
const words = (extras: Parameters<typeof choicesOf>[0]) =>
  choicesOf(extras).map((choice) => choice.words.replaceAll('\u00a0', '_'));

describe('a group shares the unit out', () => {
  it.each([
    ['halves at their average', { min: 2, max: 2, priceMethod: 'AVG' as const }, 2],
    ['thirds at the dearest', { min: 3, max: 3, priceMethod: 'MAX' as const }, 3],
    ['two toppings that are paid each', { min: 2, max: 2, priceMethod: 'SUM' as const }, null],
    ['up to two', { min: 0, max: 2, priceMethod: 'AVG' as const }, null],
    ['one of several', { min: 1, max: 1, priceMethod: 'MAX' as const }, null],
  ])('%s', (_what, group, parts) => expect(partsOfGroup(group)).toBe(parts));
});

describe('choices as they are said', () => {
  it('are one line with the size first, and nothing where nothing was chosen', () => {
    const bacon = { name: 'Bacon', quantity: 1 };
    expect(itemWords({ variation: { name: 'Large' }, extras: [bacon] })).toBe('Large, Bacon');
    expect(itemWords({ variation: null, extras: [] })).toBe('');
  });

  it('are the parts of the whole together, and each extra by itself', () => {
    expect(
      words([
        { name: 'Calabresa', quantity: 1, parts: 2 },
        { name: 'Pepperoni', quantity: 1, parts: 2 },
        { name: 'Borda Catupiry', quantity: 1 },
        { name: 'Bacon', quantity: 2 },
      ]),
    ).toEqual(['½_Calabresa ½_Pepperoni', 'Borda Catupiry', '2×_Bacon']);
  });

  it('count pieces, not names: two quarters are a half, all parts are the whole', () => {
    expect(
      words([
        { name: 'Portuguesa', quantity: 2, parts: 4 },
        { name: 'Frango', quantity: 1, parts: 4 },
        { name: 'Milho', quantity: 1, parts: 4 },
      ]),
    ).toEqual(['½_Portuguesa ¼_Frango ¼_Milho']);
    expect(words([{ name: 'Calabresa', quantity: 2, parts: 2 }])).toEqual(['Calabresa']);
    expect(words([{ name: 'Mel', quantity: 3, parts: 7 }])).toEqual(['3/7_Mel']);
  });

  it('keep two wholes of one line apart', () => {
    const half = (name: string) => ({ name, quantity: 1, parts: 2 });
    expect(words([half('A'), half('B'), half('C'), half('D')])).toEqual(['½_A ½_B', '½_C ½_D']);
  });

  it('have in brackets what was chosen with them', () => {
    const half = (name: string, extras: { name: string; quantity: number }[] = []) => ({
      ...{ name, quantity: 1, parts: 2, extras },
    });
    const said = extraWords([
      half('Calabresa'),
      half('Pepperoni', [{ name: 'Garlic', quantity: 1 }]),
      { name: 'Fries', quantity: 2, extras: [{ name: 'Mayo', quantity: 2 }] },
    ]);
    expect(said.map((one) => one.replaceAll('\u00a0', ' '))).toEqual([
      '½ Calabresa ½ Pepperoni (Garlic)',
      '2× Fries (2× Mayo)',
    ]);
  });

  it('name every extra exactly once, in their order', () => {
    const extra = fc.record({
      name: fc.stringMatching(/^[A-Z]{3,6}$/),
      quantity: fc.integer({ min: 1, max: 3 }),
      parts: fc.option(fc.integer({ min: 3, max: 4 }), { nil: undefined }),
    });
    fc.assert(
      fc.property(fc.array(extra), (extras) => {
        expect(choicesOf(extras).flatMap((choice) => choice.extras)).toEqual(extras);
      }),
    );
  });
});

describe('a number with a fraction', () => {
  it.each([
    [0, 2, '0'],
    [4, 2, '2'],
    [3, 2, '1½'],
    [5, 3, '1⅔'],
    [9, 7, '1 2/7'],
  ])('%i/%i is %s', (pieces, parts, written) => expect(mixedNumber(pieces, parts)).toBe(written));
});

it('an order keeps into how many parts the unit was shared out, whatever becomes of the group', () => {
  const flavours = anExtraGroup(
    [anExtra({ id: 'calabresa', name: 'Calabresa' }), anExtra({ id: 'pepperoni', name: 'Pepperoni' })],
    { id: 'flavours', min: 2, max: 2, priceMethod: 'AVG' },
  );
  const halves = aProduct({ id: 'halves', extraGroupIds: ['flavours'] });
  const { items } = ask(
    { menu: someMenu({ products: [halves], extraGroups: [flavours] }) },
    {
      items: [
        anItem('halves', 1, {
          extras: [
            { extraId: 'calabresa', quantity: 1 },
            { extraId: 'pepperoni', quantity: 1 },
          ],
        }),
      ],
    },
  );
  expect(words(items[0]!.extras)).toEqual(['½_Calabresa ½_Pepperoni']);
});
