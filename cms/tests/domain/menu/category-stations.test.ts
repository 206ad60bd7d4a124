import { describe, expect, it } from 'vitest';
import { applyCategoryStations } from '../../../src/domain/menu';
import { aCategory, aMenu, aProduct } from './fixtures';

const categories = [
  aCategory({ id: 'plain' }),
  aCategory({ id: 'drinks', station: 'Bar' }),
  aCategory({ id: 'pizzas', station: 'Oven' }),
];
const stationOf = (categoryIds: string[], station: string | null = null) =>
  applyCategoryStations(aMenu({ categories, products: [aProduct({ categoryIds, station })] })).products[0]
    ?.station;

describe('where a product is made', () => {
  it.each([
    [['drinks'], 'Grill', 'Grill'],
    [['drinks'], null, 'Bar'],
    [['plain', 'pizzas', 'drinks'], null, 'Oven'],
    [['plain'], null, null],
    [['gone'], null, null],
  ] as const)('in the categories %j, saying %s itself: %s', (ids, own, station) => {
    expect(stationOf([...ids], own)).toBe(station);
  });

  it('leaves the menu it was made of, and every other product, as they are', () => {
    const own = aProduct({ id: 'own', categoryIds: ['drinks'], station: 'Grill' });
    const menu = aMenu({ categories, products: [own, aProduct({ categoryIds: ['drinks'] })] });
    const before = structuredClone(menu);
    expect(applyCategoryStations(menu).products[0]).toBe(own);
    expect(menu).toEqual(before);
  });
});
