import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StoreProfileDto } from '@contracts/storefront';
import { isNews, recentOrders } from '../../src/storefront/device/recent-orders';
import { rememberOrder } from '../../src/storefront/device/remember-order';
import { chooseLanguage, languageAt, likelyLanguage } from '../../src/storefront/i18n/language';
import { createLocale } from '../../src/storefront/i18n/locale';
import { words } from '../../src/storefront/i18n/words/en/menu';
import { cardPrice } from '../../src/storefront/menu/card-price';
import { searchProducts } from '../../src/storefront/menu/search';
import { menuSections } from '../../src/storefront/menu/store-menu';
import { storeState } from '../../src/storefront/menu/store-state';
import { pageOf } from '../../src/storefront/page';
import { stubStorage } from '../device-fixture';
import { extra, group, menuOf, product, productOf } from './menu-fixture';
import { profile } from './profile-fixture';

beforeEach(() => {
  stubStorage();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it.each([
  ['/m/cantina', { name: 'store', slug: 'cantina' }],
  ['/m/cantina/', { name: 'store', slug: 'cantina' }],
  ['/t/a%2Bb', { name: 'tracking', token: 'a+b' }],
  ['/m/cantina/t/abc', { name: 'tracking', token: 'abc' }],
  ['/m/cantina/c/abc', { name: 'unknown' }],
  ['/t/%', { name: 'unknown' }],
  ['/m/', { name: 'unknown' }],
  ['/c/courier', { name: 'courier', token: 'courier' }],
  ['/m/a/b', { name: 'unknown' }],
])('shows for %s %j', (path, page) => {
  expect(pageOf(path)).toEqual(page);
});

describe('the language', () => {
  it('is the store’s until the customer chooses another there', () => {
    expect(languageAt('cantina', 'pt-BR')).toBe('pt-BR');
    chooseLanguage('cantina', 'en');
    expect(languageAt('cantina', 'pt-BR')).toBe('en');
  });

  it('stays what it is at every other store', () => {
    chooseLanguage('sushi', 'es');
    expect(languageAt('cantina', 'pt-BR')).toBe('pt-BR');
    chooseLanguage('cantina', 'en');
    expect(languageAt('sushi', 'pt-BR')).toBe('es');
  });

  it('is guessed from the browser where no store has spoken', () => {
    expect(likelyLanguage(['fr-FR', 'pt-PT', 'en'])).toBe('pt-BR');
    expect(likelyLanguage(['de'])).toBe('en');
  });
});

describe('the state of the store', () => {
  const locale = createLocale('en', words, { country: 'BR', currency: 'BRL', timezone: 'America/Sao_Paulo' });
  // 22:30 in São Paulo.
  const now = new Date('2031-04-04T01:30:00.000Z');
  const closed: StoreProfileDto['store'] = {
    state: 'CLOSED_HOURS',
    canOrder: false,
    reasons: [],
    closesAt: null,
    opensAt: null,
  };
  const say = (store: Partial<StoreProfileDto['store']>) => {
    const { words: said, tone } = storeState(profile({ store: { ...closed, ...store } }), locale, now);
    return `${tone}: ${said.replace(/\u202f/g, ' ')}`;
  };

  it('tells until when it is open', () => {
    expect(say({ state: 'OPEN', canOrder: true, closesAt: '2031-04-04T02:00:00.000Z' })).toBe(
      'open: Open until 23:00',
    );
    expect(say({ state: 'OPEN', canOrder: true })).toBe('open: Open');
  });

  it('tells when it opens by the store’s calendar, not UTC’s', () => {
    expect(say({ opensAt: '2031-04-04T02:30:00.000Z' })).toBe('closed: Closed – opens at 23:30');
    expect(say({ opensAt: '2031-04-04T14:00:00.000Z' })).toBe('closed: Closed – opens tomorrow at 11:00');
    expect(say({ opensAt: '2031-04-05T14:00:00.000Z' })).toBe('closed: Closed – opens Sat 5 Apr, 11:00');
    expect(say({})).toBe('closed: Closed');
  });

  it('tells limits and breaks apart', () => {
    expect(say({ state: 'NO_COURIER', canOrder: true })).toBe('limited: Open – pickup only');
    expect(say({ state: 'PAUSED' })).toBe('closed: Taking a short break');
    expect(say({ state: 'BLOCKED_BILLING' })).toBe('closed: Not taking orders right now');
  });
});

it.each([
  ['pt-BR', 'BR', 'BRL', 'R$ 1.234,50'],
  ['en', 'BR', 'BRL', 'R$ 1.234,50'],
  ['en', 'MX', 'MXN', '$1,234.50'],
  ['es', 'CL', 'CLP', '$123.450'],
  ['es', 'ES', 'EUR', '1.234,50 €'],
] as const)('writes money, read in %s, as %s does', (language, country, currency, text) => {
  const { money } = createLocale(language, words, { country, currency, timezone: 'UTC' });
  expect(money(123_450).replace(/\s/g, ' ')).toBe(text);
});

describe('the menu', () => {
  const menu = menuOf(
    [
      product('pao', { name: 'Pão de queijo', tags: ['café'] }),
      product('pizza', { name: 'Pizza', variationGroupId: 'sizes', fromPriceCents: 3000, isFromPrice: true }),
      product('half', {
        extraGroupIds: ['flavours'],
        priceCents: 0,
        fromPriceCents: 4000,
        isFromPrice: true,
      }),
      product('promo', { unit: 'KG', priceCents: 900, fullPriceCents: 1200 }),
      product('stray', { categoryIds: ['other'] }),
    ],
    [group('flavours', [extra('a', 4000), extra('b', 5000)], { min: 1, max: 2, priceMethod: 'AVG' })],
  );
  const price = (id: string) => cardPrice(menu, productOf(menu, id));

  it('is searched without regard to accents and case', () => {
    const found = (query: string) => searchProducts(menu.products.values(), query).map(({ id }) => id);
    expect(found('PAO queijo')).toEqual(['pao']);
    expect(found('cafe')).toEqual(['pao']);
    expect(found('sushi')).toEqual([]);
  });

  it('leaves out categories without products', () => {
    expect(menuSections(menu).map(({ category, products }) => [category.id, products.length])).toEqual([
      ['food', 4],
    ]);
    expect(menuSections(menu, [])).toEqual([]);
  });

  it('shows the lowest price, and what it is reduced from', () => {
    expect(price('pizza')).toEqual({ cents: 3000, fullCents: null, isFrom: true, unit: 'UN' });
    expect(price('half')).toEqual({ cents: 4000, fullCents: null, isFrom: true, unit: 'UN' });
    expect(price('promo')).toEqual({ cents: 900, fullCents: 1200, isFrom: false, unit: 'KG' });
  });
});

it('keeps this store’s last orders, and knows which are news', () => {
  const at = (hour: number) => new Date(Date.UTC(2031, 3, 3, hour)).toISOString();
  for (const hour of [1, 2, 11, 12, 13])
    rememberOrder('one', {
      ...{ token: `t${hour}`, number: `${hour}`, items: '1 × Pizza' },
      ...{ placedAt: at(hour), promisedAt: hour === 2 ? at(30) : null },
    });
  const news = (slug: string, hour: number) =>
    recentOrders(slug)
      .filter((order) => isNews(order, Date.parse(at(hour))))
      .map(({ token }) => token);
  // What is awaited is not pushed off by what was ordered after it.
  expect(recentOrders('one').map(({ token }) => token)).toEqual(['t13', 't12', 't11', 't2']);
  expect(news('one', 14)).toEqual(['t13', 't12', 't11', 't2']);
  expect(news('one', 18)).toEqual(['t13', 't2']);
  // What was ordered for the next day is followed until then, and for as long as any may be late.
  expect(news('one', 35)).toEqual(['t2']);
  expect(news('one', 36)).toEqual([]);
  // It is among the last three no more, and nobody awaits it.
  rememberOrder('one', { token: 't36', number: '36', items: '', placedAt: at(36), promisedAt: null });
  expect(recentOrders('one').map(({ token }) => token)).toEqual(['t36', 't13', 't12']);
  expect(recentOrders('two')).toEqual([]);
});
