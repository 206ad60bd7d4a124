import { MAX_ITEM_NOTES } from '@domain/orders/notes';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cartItem } from '../../src/storefront/cart/cart';
import { cartOf, readItems } from '../../src/storefront/cart/cart-storage';
import { stubStorage } from '../device-fixture';

const item = cartItem(
  { id: 'pizza', name: 'Pizza' },
  { variationId: 'large', extras: { bacon: 2 } },
  3,
  'no onions',
);

describe('the cart on the device', () => {
  let kept: Map<string, string>;
  beforeEach(() => {
    kept = stubStorage();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('survives a reload, store by store', () => {
    cartOf('one').save([item]);
    expect(cartOf('one').load()).toEqual([item]);
    expect(cartOf('two').load()).toBeNull();
  });

  it('is forgotten when it is emptied', () => {
    cartOf('one').save([item]);
    cartOf('one').forget();
    expect(cartOf('one').load()).toBeNull();
  });

  it('does not read what another version of the page wrote', () => {
    cartOf('one').save([item]);
    const [[key, text]] = [...kept] as [[string, string]];
    kept.set(key, text.replace('"version":1', '"version":2'));
    expect(cartOf('one').load()).toBeNull();
  });

  it.each(['', '{', 'null', '7', '{"version":1}', '{"version":1,"value":"x"}'])(
    'reads nothing from %j',
    (text) => {
      cartOf('one').save([item]);
      for (const key of kept.keys()) kept.set(key, text);
      expect(cartOf('one').load()).toBeNull();
    },
  );

  it('goes on where nothing can be kept', () => {
    stubStorage({ full: true });
    expect(() => cartOf('one').save([item])).not.toThrow();
    expect(cartOf('one').load()).toBeNull();
  });

  it('takes only what an item can be, and keeps it within the limits', () => {
    const tampered = [
      { ...item, quantity: 9999 },
      { ...item, productId: '' },
      { ...item, quantity: -1 },
      { ...item, quantity: 1.5 },
      { ...item, variationId: 7, extras: { bacon: 0, olives: 'many', cheese: 1 }, notes: 'n'.repeat(1000) },
      'pizza',
      null,
    ];
    const read = readItems(tampered) ?? [];
    expect(read.map(({ quantity }) => quantity)).toEqual([50, 3]);
    expect(read[1]).toMatchObject({ variationId: null, extras: { cheese: 1 } });
    expect(read[1]?.notes).toHaveLength(MAX_ITEM_NOTES);
  });
});
