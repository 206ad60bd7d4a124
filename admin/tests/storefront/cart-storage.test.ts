import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cartLine } from '../../src/storefront/cart/cart';
import { cartOf, readLines } from '../../src/storefront/cart/cart-storage';
import { stubStorage } from '../device-fixture';

const line = cartLine(
  { id: 'pizza', name: 'Pizza' },
  { variationId: 'large', extras: { bacon: 2 } },
  3,
  'no onions',
);

describe('the bag on the device', () => {
  let kept: Map<string, string>;
  beforeEach(() => {
    kept = stubStorage();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('survives a reload, store by store', () => {
    cartOf('one').save([line]);
    expect(cartOf('one').load()).toEqual([line]);
    expect(cartOf('two').load()).toBeNull();
  });

  it('is forgotten when it is emptied', () => {
    cartOf('one').save([line]);
    cartOf('one').forget();
    expect(cartOf('one').load()).toBeNull();
  });

  it('does not read what another version of the page wrote', () => {
    cartOf('one').save([line]);
    const [[key, text]] = [...kept] as [[string, string]];
    kept.set(key, text.replace('"version":1', '"version":2'));
    expect(cartOf('one').load()).toBeNull();
  });

  it.each(['', '{', 'null', '7', '{"version":1}', '{"version":1,"value":"x"}'])(
    'reads nothing from %j',
    (text) => {
      cartOf('one').save([line]);
      for (const key of kept.keys()) kept.set(key, text);
      expect(cartOf('one').load()).toBeNull();
    },
  );

  it('goes on where nothing can be kept', () => {
    stubStorage({ full: true });
    expect(() => cartOf('one').save([line])).not.toThrow();
    expect(cartOf('one').load()).toBeNull();
  });

  it('takes only what a line can be, and keeps it within the limits', () => {
    const tampered = [
      { ...line, quantity: 9999 },
      { ...line, productId: '' },
      { ...line, quantity: -1 },
      { ...line, quantity: 1.5 },
      { ...line, variationId: 7, extras: { bacon: 0, olives: 'many', cheese: 1 }, notes: 'n'.repeat(1000) },
      'pizza',
      null,
    ];
    const read = readLines(tampered) ?? [];
    expect(read.map(({ quantity }) => quantity)).toEqual([50, 3]);
    expect(read[1]).toMatchObject({ variationId: null, extras: { cheese: 1 } });
    expect(read[1]?.notes).toHaveLength(140);
  });
});
