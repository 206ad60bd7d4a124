import { describe, expect, it } from 'vitest';
import {
  heldPlaces,
  NOTHING,
  withCount,
  withHoldPressed,
  withPut,
  type Picked,
} from '../../src/features/orders/items/picked';
import { cartItem } from '../../src/storefront/ordering';
import { product } from '../storefront/menu-fixture';

const PLAIN = { variationId: null, extras: {} };
const soup = cartItem(product('soup'), PLAIN, 1);
const hot = cartItem(product('soup'), PLAIN, 1, 'Hot');
const juice = cartItem(product('juice'), PLAIN, 1);
const both: Picked = { items: [juice, soup], held: [soup.key] };

describe('what is held of what was picked', () => {
  it('is told by its places', () => {
    expect(heldPlaces(both)).toEqual([1]);
    expect(heldPlaces(withHoldPressed(both, soup.key))).toEqual([]);
    expect(heldPlaces(withHoldPressed(both, juice.key))).toEqual([0, 1]);
  });

  it('stays held when it is wanted otherwise, also where it joins its twin', () => {
    expect(heldPlaces(withPut(both, hot, soup.key))).toEqual([1]);
    const twins = withPut(both, hot, null);
    const joined = withPut(twins, hot, soup.key);
    expect(joined.items).toMatchObject([{ key: juice.key }, { key: hot.key, quantity: 2 }]);
    expect(heldPlaces(joined)).toEqual([1]);
  });

  it('is not held any more once it is gone', () => {
    const gone = withCount(both, soup.key, 0);
    expect(gone.held).toEqual([]);
    expect(heldPlaces(withPut(gone, soup, null))).toEqual([]);
    expect(withPut(NOTHING, soup, null)).toEqual({ items: [soup], held: [] });
  });
});
