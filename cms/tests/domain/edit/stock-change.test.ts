import { describe, expect, it } from 'vitest';
import { heldDemand, stockChange } from '../../../src/domain/edit';
import { indexMenu } from '../../../src/domain/menu';
import { aMenu, anExtra, anExtraGroup, aProduct } from '../menu/fixtures';

const menu = indexMenu(
  aMenu({
    products: [
      aProduct({ id: 'cake', stock: { tracked: true, quantity: 5 } }),
      aProduct({ id: 'soup', stock: { tracked: true, quantity: 5 } }),
      aProduct({ id: 'bread' }),
    ],
    extraGroups: [anExtraGroup([anExtra({ id: 'a-cake', linkedProductId: 'cake' })])],
  }),
);

const item = (productId: string, quantity: number, extras: { extraId: string; quantity: number }[] = []) => ({
  productId,
  variation: null,
  quantity,
  extras: extras.map((extra) => ({ groupId: 'toppings', ...extra })),
});
const held = (...of: Parameters<typeof item>) => ({ ...item(...of), held: true as const });

const MADE = { made: true };
const changeOf = (
  before: Parameters<typeof stockChange>[0],
  after: Parameters<typeof stockChange>[1],
  made = MADE,
) => Object.fromEntries(stockChange(before, after, menu, made));

describe('what an edit takes of the shelf and gives back', () => {
  it('is the difference, as long as nothing is made', () => {
    expect(
      changeOf([item('cake', 3), held('soup', 1)], [item('cake', 1), item('bread', 2)], { made: false }),
    ).toEqual({
      cake: -2,
      soup: -1,
    });
  });

  it('gives back of a made order what is held, and nothing of what was fired', () => {
    const before = [item('soup', 2), held('cake', 2)];
    expect(changeOf(before, [item('soup', 2)])).toEqual({ cake: -2 });
    expect(changeOf(before, [item('soup', 1), held('cake', 1)])).toEqual({ cake: -1 });
    expect(changeOf(before, [held('cake', 2)])).toEqual({});
  });

  it('tells the held pieces of a thing from those that are made', () => {
    const before = [item('cake', 1), held('cake', 1)];
    expect(changeOf(before, [item('cake', 1)])).toEqual({ cake: -1 });
    expect(changeOf(before, [held('cake', 1)])).toEqual({});
  });

  it('takes for what is fired what was held, before it takes more', () => {
    expect(changeOf([held('cake', 2)], [item('cake', 1)])).toEqual({ cake: -1 });
    expect(changeOf([held('cake', 1)], [item('cake', 1)])).toEqual({});
    expect(changeOf([held('cake', 1)], [item('cake', 3)])).toEqual({ cake: 2 });
  });

  it('takes anew for what is held where what was made is taken out', () => {
    expect(changeOf([item('cake', 1)], [held('cake', 1)])).toEqual({ cake: 1 });
  });

  it('counts the extras of what is held as held, in the order of the ids', () => {
    const before = [held('bread', 2, [{ extraId: 'a-cake', quantity: 2 }]), held('soup', 1)];
    expect([...heldDemand(before, menu)]).toEqual([
      ['cake', 4],
      ['soup', 1],
    ]);
    expect([...stockChange(before, [item('bread', 1)], menu, MADE)]).toEqual([
      ['cake', -4],
      ['soup', -1],
    ]);
  });
});
