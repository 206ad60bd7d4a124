import { describe, expect, it } from 'vitest';
import { translator } from '../../src/storefront/i18n/translate';
import { words as enCourier } from '../../src/storefront/i18n/words/en/courier';
import { words as enMenu } from '../../src/storefront/i18n/words/en/menu';
import { words as enOrder } from '../../src/storefront/i18n/words/en/order';
import { words as esCourier } from '../../src/storefront/i18n/words/es/courier';
import { words as esMenu } from '../../src/storefront/i18n/words/es/menu';
import { words as esOrder } from '../../src/storefront/i18n/words/es/order';
import { words as ptCourier } from '../../src/storefront/i18n/words/pt-br/courier';
import { words as ptMenu } from '../../src/storefront/i18n/words/pt-br/menu';
import { words as ptOrder } from '../../src/storefront/i18n/words/pt-br/order';

type Catalogue = Record<string, string>;
const pairs: [name: string, english: Catalogue, other: Catalogue][] = [
  ['pt-BR courier', enCourier, ptCourier],
  ['es courier', enCourier, esCourier],
  ['pt-BR menu', enMenu, ptMenu],
  ['pt-BR order', enOrder, ptOrder],
  ['es menu', enMenu, esMenu],
  ['es order', enOrder, esOrder],
];
const names = (text = '') => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

describe.each(pairs)('the words of %s', (_name, english, other) => {
  it('have the keys of English', () => {
    expect(Object.keys(other).sort()).toEqual(Object.keys(english).sort());
  });

  it('say everything and fill in the same values', () => {
    for (const [key, text] of Object.entries(other)) {
      expect(text.trim(), key).not.toBe('');
      expect(names(text), key).toEqual(names(english[key]));
    }
  });
});

it('keeps the two parts apart', () => {
  const both = Object.keys(enMenu).filter((key) => key in enOrder);
  expect(both).toEqual([]);
});

describe('saying something', () => {
  const t = translator('en', { ...enMenu, ...enOrder });

  it('fills in values', () => {
    expect(t('state.openUntil', { time: '23:00' })).toBe('Open until 23:00');
    expect(t('rule.between', { min: 1, max: 3 })).toBe('Choose 1 to 3');
  });

  it('counts by the rules of the language', () => {
    expect([0, 1, 2].map((count) => t.counted('search.found', count))).toEqual([
      '0 products found',
      '1 product found',
      '2 products found',
    ]);
    const pt = translator('pt-BR', ptMenu);
    expect([0, 1, 2].map((count) => pt.counted('cart.units', count))).toEqual([
      '0 item',
      '1 item',
      '2 itens',
    ]);
    expect(translator('es', esMenu).counted('cart.units', 1_000_000)).toBe('1000000 productos');
  });

  it('does not take a value for a pattern', () => {
    expect(t('search.nothing', { query: '{query} $&' })).toContain('{query} $&');
  });
});
