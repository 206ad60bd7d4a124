import { describe, expect, it } from 'vitest';
import { orderBodyOf, quoteBodyOf } from '../../src/features/orders/new-order/bodies';
import { atCounter, emptyDraft, isEmpty, type OrderDraft } from '../../src/features/orders/new-order/draft';
import { findableOf, findProducts, parseProductQuery } from '../../src/features/orders/items/find-products';
import { missingOf } from '../../src/features/orders/new-order/missing';
import { cartItem } from '../../src/storefront/ordering';
import { product } from '../storefront/menu-fixture';

const usual = {
  services: ['DELIVERY', 'TAKEOUT'] as const,
  payments: ['PIX', 'CASH'] as const,
  city: 'São Paulo',
  state: 'SP',
};
const draft = (more: Partial<OrderDraft> = {}): OrderDraft => ({ ...emptyDraft(usual), ...more });
const PIZZA = product('pizza', { name: 'Pizza Margherita' });
const items = [cartItem(PIZZA, { variationId: null, extras: {} }, 2)];

describe('finding a product by letters', () => {
  const all = [
    findableOf(product('a', { name: 'Suco de limão' }), 'SU-01', 'Bebidas'),
    findableOf(product('b', { name: 'Pizza Margherita' }), 'PZ-01', 'Pizzas'),
    findableOf(product('c', { name: 'Pizza de limão' }), 'PZ-02', 'Pizzas'),
    findableOf(product('d', { name: 'Limonada' }), null, 'Bebidas'),
    findableOf(product('e', { name: 'Pizza 4 queijos' }), '4Q-01', 'Pizzas'),
    findableOf(product('f', { name: '4 Queijos, a massa' }), null, 'Massas'),
    findableOf(product('g', { name: '7 Up' }), null, 'Bebidas'),
  ];
  const asked = (typed: string) => parseProductQuery(typed, all);
  const found = (typed: string) => findProducts(all, asked(typed)).map(({ product: { id } }) => id);

  it('asks for so many where a number stands in front', () => {
    expect(asked('2 marg')).toEqual({ quantity: 2, words: ['marg'] });
    expect(asked('1 marg')).toEqual({ quantity: 1, words: ['marg'] });
    expect(asked('12x limão')).toEqual({ quantity: 12, words: ['limao'] });
    expect(asked('51')).toEqual({ quantity: null, words: ['51'] });
    expect(asked('')).toEqual({ quantity: null, words: [] });
  });

  it('takes a number for a part of the name where a name or a code begins with it', () => {
    expect(asked('4 queijos')).toEqual({ quantity: null, words: ['4', 'queijos'] });
    expect(asked('4  QUE')).toEqual({ quantity: null, words: ['4', 'que'] });
    expect(asked('7 up')).toEqual({ quantity: null, words: ['7', 'up'] });
    expect(found('4 queijos')).toEqual(['f', 'e']);
    expect(asked('2 4 queijos')).toEqual({ quantity: 2, words: ['4', 'queijos'] });
    expect(asked('44 queijos')).toEqual({ quantity: 44, words: ['queijos'] });
    expect(asked('7 pizza')).toEqual({ quantity: 7, words: ['pizza'] });
  });

  it('puts the code first, then how names begin, and knows no accents', () => {
    expect(found('pz-02')).toEqual(['c']);
    expect(found('LIM')).toEqual(['d', 'a', 'c']);
    expect(found('pizza lim')).toEqual(['c']);
    expect(found('bebidas')).toEqual(['a', 'd', 'g']);
    expect(found('nothing')).toEqual([]);
  });
});

describe('an order while it is typed', () => {
  it('asks nobody at the counter who they are, and everybody on the phone', () => {
    expect(missingOf(draft({ items }))).toBe('phone');
    expect(missingOf(draft({ items, phone: '11 9', type: 'TAKEOUT' }))).toBe('name');
    expect(missingOf(draft({ items, phone: '11 9', name: 'Ana' }))).toBe('address');
    const counter = atCounter(draft({ items }), usual.services);
    expect(counter).toMatchObject({ channel: 'COUNTER', type: 'TAKEOUT' });
    expect(missingOf(counter)).toBeNull();
    expect(missingOf({ ...counter, items: [] })).toBe('items');
  });

  it('asks for the price without an address that is half typed', () => {
    expect(quoteBodyOf('branch', draft())).toBeNull();
    expect(quoteBodyOf('branch', draft({ items }))?.address).toBeNull();
    const address = { ...draft().address, street: 'Rua Dois', number: '2', district: 'Centro' };
    const whole = { ...address, postalCode: '01002-000' };
    expect(quoteBodyOf('branch', draft({ items, address: whole }))?.address).toMatchObject({
      street: 'Rua Dois',
      complement: null,
    });
  });

  it('is paid with as many methods as have an amount, and says what to do where something is sold out', () => {
    const further: OrderDraft['further'] = [
      { method: 'CREDIT', amountCents: 700 },
      { method: 'DEBIT', amountCents: 500 },
      { method: 'MEAL_VOUCHER', amountCents: null },
    ];
    const body = orderBodyOf('branch', draft({ items, further, ifSoldOut: 'CANCEL' }), 2000);
    expect(body?.payment).toMatchObject({ method: 'CASH', further: further.slice(0, 2) });
    expect(body?.ifSoldOut).toBe('CANCEL');
    expect(orderBodyOf('branch', draft({ items }), 2000)?.payment).not.toHaveProperty('further');
  });

  it('is worth keeping and clearing once anything is typed, be it the seller alone', () => {
    expect(isEmpty(draft())).toBe(true);
    for (const typed of [{ phone: '11 9' }, { name: 'Ana' }, { notes: 'No onions' }, { seller: 'ANA10' }])
      expect(isEmpty(draft(typed))).toBe(false);
  });

  it('names its seller, and rings where its branch does not see it being typed', () => {
    expect(orderBodyOf('branch', draft({ items }), 2000)).toMatchObject({ seller: null, ring: false });
    expect(orderBodyOf('branch', draft({ items, seller: ' ANA10 ' }), 2000, true)).toMatchObject({
      seller: 'ANA10',
      ring: true,
    });
  });
});
