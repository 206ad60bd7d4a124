import { describe, expect, it } from 'vitest';
import type { OrderChannel } from '../../../src/domain/orders';
import type { QuoteRequest } from '../../../src/domain/quote';
import { anExtra, anExtraGroup, aProduct, aVariation, aVariationGroup } from '../menu/fixtures';
import { ADDRESS, anItem, ask, aZone, refusalsOf, someMenu } from './fixtures';

describe('items', () => {
  const items = (...asked: QuoteRequest['items']) => ({ items: asked });

  it.each<[string, Partial<QuoteRequest>, string[]]>([
    ['none', items(), ['NO_ITEMS items']],
    ['an unknown product', items(anItem('soup')), ['UNKNOWN_PRODUCT items.0.productId']],
    ['no variation', items(anItem('pizza')), ['VARIATION_REQUIRED items.0.variationId']],
    [
      'an unknown variation',
      items(anItem('pizza', 1, { variationId: 'huge' })),
      ['UNKNOWN_VARIATION items.0.variationId'],
    ],
    [
      'a variation of what has none',
      items(anItem('beer', 1, { variationId: 'large' })),
      ['VARIATION_NOT_ALLOWED items.0.variationId'],
    ],
    [
      'an extra of another product',
      items(anItem('beer', 1, { extras: [{ extraId: 'cheese', quantity: 1 }] })),
      ['UNKNOWN_EXTRA items.0.extras.0'],
    ],
    [
      'too much of an extra, of the second item',
      items(
        anItem('beer'),
        anItem('pizza', 1, { variationId: 'small', extras: [{ extraId: 'olives', quantity: 2 }] }),
      ),
      ['EXTRA_TOO_MANY items.1.extras.0'],
    ],
    [
      'everything wrong at once',
      items(anItem('pizza', 1, { extras: [{ extraId: 'bacon', quantity: 1 }] }), anItem('soup')),
      [
        'VARIATION_REQUIRED items.0.variationId',
        'UNKNOWN_EXTRA items.0.extras.0',
        'UNKNOWN_PRODUCT items.1.productId',
      ],
    ],
    ['more than an order may have', items(anItem('beer', 7)), ['TOO_MANY_OF_PRODUCT items.0.quantity']],
    [
      'more than an order may have, over several items',
      items(anItem('beer', 4), anItem('risotto'), anItem('beer', 3), anItem('beer', 2)),
      ['TOO_MANY_OF_PRODUCT items.2.quantity'],
    ],
    [
      'more than there is',
      items(anItem('cake', 2), anItem('cake', 2)),
      ['TOO_MANY_OF_PRODUCT items.1.quantity'],
    ],
    ['as many as an order may have and as there are', items(anItem('beer', 6), anItem('cake', 3)), []],
    ['none of a product', items(anItem('beer', 0)), ['BAD_QUANTITY items.0.quantity']],
    ['half of a product', items(anItem('beer', 0.5)), ['BAD_QUANTITY items.0.quantity']],
  ])('%s', (_what, request, expected) => {
    expect(refusalsOf(ask({}, request))).toEqual(expected);
  });

  const forever = '9999-12-31T00:00:00.000Z';
  it.each<[string, Parameters<typeof aProduct>[0]]>([
    ['PRODUCT_NOT_ACTIVE', { state: 'PAUSED' }],
    ['PRODUCT_CATEGORY_NOT_ACTIVE', { categoryIds: ['gone'] }],
    ['PRODUCT_NOT_AVAILABLE_NOW', { availability: { days: [6], periods: [], fromDate: null, toDate: null } }],
    ['PRODUCT_SOLD_OUT', { soldOutUntil: forever }],
    ['PRODUCT_OUT_OF_STOCK', { stock: { tracked: true, quantity: 0 } }],
    ['PRODUCT_CHANNEL_HIDDEN', { channels: [{ channel: 'STORE', visible: false, priceCents: null }] }],
    ['PRODUCT_GROUP_UNSATISFIABLE', { extraGroupIds: ['sides'] }],
    ['PRODUCT_NO_VARIATION', { variationGroupId: 'cuts' }],
  ])('%s', (code, changes) => {
    const menu = someMenu({
      products: [aProduct({ id: 'risotto' }), aProduct({ id: 'steak', name: 'Steak', ...changes })],
      variationGroups: [aVariationGroup([aVariation({ state: 'PAUSED' })], { id: 'cuts' })],
      extraGroups: [anExtraGroup([anExtra({ soldOutUntil: forever })], { id: 'sides', min: 1 })],
    });
    expect(ask({ menu }, items(anItem('risotto'), anItem('steak'))).refusals).toEqual([
      { code, path: ['items', 1, 'productId'], args: { product: 'Steak' } },
    ]);
  });

  it('that are refused cost nothing and hold nothing', () => {
    const quoted = ask({}, items(anItem('cake', 9), anItem('soup', 5), anItem('cake', 3)));
    expect(quoted.items).toMatchObject([{ productId: 'cake', quantity: 3 }]);
    expect(quoted.totals.totalCents).toBe(4500);
  });

  it('say with a refusal what a sentence needs', () => {
    const [tooMany, sizeless] = ask({}, items(anItem('beer', 7), anItem('pizza'))).refusals;
    expect(tooMany?.args).toEqual({ product: 'Beer', max: 6 });
    expect(sizeless?.args).toEqual({ group: 'Size', product: 'Pizza' });
  });

  it('have the price of the channel they are ordered through', () => {
    const channels = [{ channel: 'PHONE', visible: true, priceCents: 4400 }];
    const menu = someMenu({ products: [aProduct({ id: 'risotto', channels })] });
    const cost = (channel: OrderChannel) => ask({ menu }, {}, { channel }).totals.totalCents;
    expect([cost('STORE'), cost('PHONE')]).toEqual([4000, 4400]);
  });
});

describe('the minimum', () => {
  it.each([
    ['of the branch where the zone asks for less', 4100, 3000, 4100],
    ['of the zone where the branch asks for less', 3000, 4200, 4200],
  ])('is that %s', (_whose, minOrderCents, zoneCents, minCents) => {
    const changes = { branch: { minOrderCents }, zones: [aZone({ minOrderCents: zoneCents })] };
    expect(ask(changes, { type: 'DELIVERY', address: ADDRESS }).refusals).toEqual([
      {
        code: 'BELOW_MINIMUM',
        path: ['items'],
        args: { minCents, subtotalCents: 4000, missingCents: minCents - 4000 },
      },
    ]);
  });

  it('of a zone holds for nobody who comes', () => {
    expect(refusalsOf(ask({ zones: [aZone({ minOrderCents: 9000 })] }, { type: 'TAKEOUT' }))).toEqual([]);
  });

  it('is asked of nobody at a table, whose rounds are orders of their own', () => {
    expect(refusalsOf(ask({ branch: { minOrderCents: 9000 } }, { type: 'DINE_IN' }))).toEqual([]);
    expect(refusalsOf(ask({ branch: { minOrderCents: 9000 } }, { type: 'TAKEOUT' }))).toEqual([
      'BELOW_MINIMUM items',
    ]);
  });

  it('is reached by exactly itself, without fees', () => {
    const request = { type: 'DELIVERY' as const, address: ADDRESS };
    expect(refusalsOf(ask({ branch: { minOrderCents: 4000 } }, request))).toEqual([]);
    expect(refusalsOf(ask({ branch: { minOrderCents: 4001 } }, request))).toEqual(['BELOW_MINIMUM items']);
  });

  it('counts only what can be had, and says nothing where nothing can', () => {
    const changes = { branch: { minOrderCents: 4001 } };
    expect(refusalsOf(ask(changes, { items: [anItem('risotto'), anItem('soup')] }))).toEqual([
      'UNKNOWN_PRODUCT items.1.productId',
      'BELOW_MINIMUM items',
    ]);
    expect(refusalsOf(ask(changes, { items: [anItem('soup')] }))).toEqual([
      'UNKNOWN_PRODUCT items.0.productId',
    ]);
  });
});
