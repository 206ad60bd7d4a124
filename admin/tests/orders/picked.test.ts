import { describe, expect, it } from 'vitest';
import {
  drawnKeys,
  NOTHING,
  placesToHold,
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
const both = withHoldPressed({ items: [juice, soup], held: [] }, soup.key);
const heldSoup = both.held[0]!;
const counts = ({ items }: Picked) => items.map(({ productId, quantity }) => [productId, quantity]);

describe('what is held of what was picked', () => {
  it('is told by its places', () => {
    expect(placesToHold(both)).toEqual([1]);
    expect(placesToHold(withHoldPressed(both, heldSoup))).toEqual([]);
    expect(placesToHold(withHoldPressed(both, juice.key))).toEqual([0, 1]);
  });

  it('is another item than the same that is wanted now', () => {
    const now = withPut(both, soup, null);
    expect(counts(now)).toEqual([
      ['juice', 1],
      ['soup', 1],
      ['soup', 1],
    ]);
    expect(placesToHold(now)).toEqual([1]);
    expect(counts(withPut(now, soup, null)).at(-1)).toEqual(['soup', 2]);
    expect(new Set(drawnKeys(now.items)).size).toBe(3);
  });

  it('joins the same once that is held as well, or neither is', () => {
    const now = withPut(both, soup, null);
    for (const key of [soup.key, heldSoup])
      expect(counts(withHoldPressed(now, key))).toEqual([
        ['juice', 1],
        ['soup', 2],
      ]);
    expect(placesToHold(withHoldPressed(now, soup.key))).toEqual([1]);
    expect(placesToHold(withHoldPressed(now, heldSoup))).toEqual([]);
  });

  it('stays held when it is wanted otherwise, also beside the same that is wanted now', () => {
    expect(placesToHold(withPut(both, hot, heldSoup))).toEqual([1]);
    const changed = withPut(withPut(both, hot, null), hot, heldSoup);
    expect(changed.items).toMatchObject([{ productId: 'juice' }, { notes: 'Hot' }, { notes: 'Hot' }]);
    expect(placesToHold(changed)).toEqual([1]);
  });

  it('is drawn as the same when it is held', () => {
    expect(drawnKeys(both.items)).toEqual([juice.key, soup.key]);
  });

  it('is not held any more once it is gone', () => {
    const gone = withCount(both, heldSoup, 0);
    expect(gone.held).toEqual([]);
    expect(placesToHold(withPut(gone, soup, null))).toEqual([]);
    expect(withPut(NOTHING, soup, null)).toEqual({ items: [soup], held: [] });
  });
});
