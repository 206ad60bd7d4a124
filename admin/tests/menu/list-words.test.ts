import type { ProductDto } from '@contracts/menu';
import { UNTRACKED } from '@domain/menu';
import { describe, expect, it } from 'vitest';
import { availabilityWords, dayRuns, normalizeAvailability } from '@entities/availability/availability-words';
import { reasonsOf } from '../../src/features/menu/sold-out/not-sellable';
import { isLow } from '../../src/features/menu/stock/is-low';
import { priceRange } from '../../src/features/menu/variations/variation-rule';
import { marginBps, promotionRuns } from '../../src/features/menu/products/product-price';

const words = {
  language: 'en' as const,
  day: (day: string) => day,
  clock: (clock: string) => clock,
  always: 'Always',
  from: (day: string) => `from ${day}`,
  until: (day: string) => `until ${day}`,
};
const open = { days: [], periods: [], fromDate: null, toDate: null };

describe('availability in words', () => {
  it.each([
    ['Always', null],
    ['Always', open],
    ['Mon–Fri · 11:30–15:00', { ...open, days: [1, 2, 3, 4, 5], periods: [{ from: '11:30', to: '15:00' }] }],
    ['Mon, Wed, Sat–Sun', { ...open, days: [0, 1, 3, 6] }],
    [
      '22:00–02:00 · from 2031-04-03',
      { ...open, periods: [{ from: '22:00', to: '02:00' }], fromDate: '2031-04-03' },
    ],
    ['2031-04-03–2031-04-05', { ...open, fromDate: '2031-04-03', toDate: '2031-04-05' }],
    ['18:00–…', { ...open, periods: [{ from: '18:00', to: '' }] }],
  ] as const)('reads "%s"', (text, availability) => {
    expect(
      availabilityWords(
        availability && {
          ...availability,
          days: [...availability.days],
          periods: availability.periods.map((period) => ({ ...period })),
        },
        words,
      ),
    ).toBe(text);
  });

  it('reads a week from Monday', () => {
    expect(dayRuns([0, 6, 5])).toEqual([[5, 0]]);
    expect(dayRuns([0, 1])).toEqual([
      [1, 1],
      [0, 0],
    ]);
  });

  it('is stored as none when it rules nothing out', () => {
    expect(normalizeAvailability(open)).toBeNull();
    expect(normalizeAvailability({ ...open, days: [0, 1, 2, 3, 4, 5, 6] })).toBeNull();
    expect(normalizeAvailability({ ...open, days: [1] })).not.toBeNull();
  });
});

describe('why a product is not sold', () => {
  const now = new Date('2031-04-03T12:00:00Z');
  const later = '2031-04-03T13:00:00Z';
  const product = (part: Partial<ProductDto>) =>
    ({ state: 'ACTIVE', soldOutUntil: null, notSellable: [], ...part }) as ProductDto;

  it('has no reason for one that is on sale', () => {
    expect(reasonsOf(product({}), now)).toEqual([]);
  });

  it('tells each reason once, first what can be put right here', () => {
    const codes = ['NOT_AVAILABLE_NOW', 'NOT_AVAILABLE_NOW', 'SOLD_OUT', 'NOT_ACTIVE'].map((code) => ({
      code,
    }));
    expect(reasonsOf(product({ state: 'PAUSED', soldOutUntil: later, notSellable: codes }), now)).toEqual([
      'PAUSED',
      'SOLD_OUT',
      'NOT_AVAILABLE_NOW',
    ]);
  });

  it('tells a sold-out category from a sold-out product', () => {
    const notSellable = [{ code: 'SOLD_OUT' }];
    expect(reasonsOf(product({ notSellable }), now)).toEqual(['CATEGORY_SOLD_OUT']);
    expect(reasonsOf(product({ notSellable, soldOutUntil: later }), now)).toEqual(['SOLD_OUT']);
    // Its end has passed since the server was asked.
    expect(reasonsOf(product({ notSellable, soldOutUntil: '2031-04-03T11:59:00Z' }), now)).toEqual([]);
  });

  it('says something even of a reason it does not know', () => {
    expect(reasonsOf(product({ notSellable: [{ code: 'SOMETHING_NEW' }] }), now)).toEqual(['OTHER']);
  });

  it('is low at the mark and below, but not when gone or not counted', () => {
    expect(isLow(product({ stockQuantity: 5, stockLowAt: 5 }))).toBe(true);
    expect(isLow(product({ stockQuantity: 6, stockLowAt: 5 }))).toBe(false);
    expect(isLow(product({ stockQuantity: 0, stockLowAt: 5 }))).toBe(false);
    expect(isLow(product({ stockQuantity: null, stockLowAt: 5 }))).toBe(false);
  });
});

describe('prices', () => {
  it('keeps the share of a price that the cost leaves, rounded down', () => {
    expect(marginBps(6400, 2150)).toBe(6640);
    expect(marginBps(300, 100)).toBe(6666);
    expect(marginBps(100, 150)).toBe(-5000);
    expect(marginBps(0, 100)).toBeNull();
  });

  it('runs a promotion from its first instant until before its last', () => {
    const promo = {
      promoPriceCents: 100,
      promoFrom: '2031-04-03T10:00:00Z',
      promoTo: '2031-04-03T11:00:00Z',
    };
    const at = (text: string) => promotionRuns(promo, Date.parse(text));
    expect([at('2031-04-03T09:59:59Z'), at('2031-04-03T10:00:00Z'), at('2031-04-03T11:00:00Z')]).toEqual([
      false,
      true,
      false,
    ]);
    expect(promotionRuns({ ...promo, promoFrom: null, promoTo: null }, 0)).toBe(true);
    expect(promotionRuns({ ...promo, promoPriceCents: null }, Date.parse('2031-04-03T10:30:00Z'))).toBe(
      false,
    );
  });

  it('spans the variations on offer, promotions included', () => {
    const variation = {
      name: '',
      position: 0,
      isDefault: false,
      availability: null,
      soldOutUntil: null,
      ...UNTRACKED,
    };
    const variations = [
      { ...variation, id: 'a', priceCents: 3900, promoPriceCents: null, state: 'ACTIVE' as const },
      { ...variation, id: 'b', priceCents: 7900, promoPriceCents: 6900, state: 'ACTIVE' as const },
      { ...variation, id: 'c', priceCents: 100, promoPriceCents: null, state: 'PAUSED' as const },
    ];
    expect(priceRange({ variations })).toEqual({ from: 3900, to: 6900 });
    expect(priceRange({ variations: [] })).toBeNull();
  });
});
