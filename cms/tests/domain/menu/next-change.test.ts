import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  indexMenu,
  nextMenuChange,
  sellable,
  SOLD_OUT_UNTIL_CHANGED,
  type Menu,
} from '../../../src/domain/menu';
import { basePrice, priceFrom } from '../../../src/domain/pricing';
import { DAY_MS, MINUTE_MS } from '../../../src/domain/time';
import { JUMPS } from '../time/intl-clock';
import {
  aCategory,
  aMenu,
  anExtra,
  anExtraGroup,
  aProduct,
  availabilities,
  aVariation,
  aVariationGroup,
  instantsAround,
} from './fixtures';

const QUARTER = 15 * MINUTE_MS;

/** Everything a customer sees of a menu that time can change. */
function shown(menu: Menu, ms: number, timeZone: string): string {
  const index = indexMenu(menu);
  const context = { now: new Date(ms), timeZone, channel: 'STORE' };
  return JSON.stringify(
    menu.products.map((product) => [
      sellable(index, product, context),
      basePrice(product, context),
      priceFrom(product, index, context),
    ]),
  );
}

function menusAround(at: string): fc.Arbitrary<Menu> {
  const instant = instantsAround(at);
  const availability = availabilities(at);
  return fc
    .record({
      category: fc.record({ availability, soldOutUntil: instant }),
      product: fc.record({ availability, soldOutUntil: instant, promoFrom: instant, promoTo: instant }),
      sizes: fc.record({ availability }),
      variation: fc.record({ availability, soldOutUntil: instant }),
      toppings: fc.record({ availability }),
      extra: fc.record({ availability, soldOutUntil: instant }),
    })
    .map(({ category, product, sizes, variation, toppings, extra }) =>
      aMenu({
        categories: [aCategory(category)],
        products: [
          aProduct({ id: 'plain', promoPriceCents: 1, ...product }),
          aProduct({ id: 'sized', variationGroupId: 'sizes', extraGroupIds: ['toppings'] }),
        ],
        variationGroups: [aVariationGroup([aVariation(variation)], sizes)],
        extraGroups: [anExtraGroup([anExtra(extra)], { min: 1, ...toppings })],
      }),
    );
}

describe('nextMenuChange', () => {
  it.each(JUMPS)('is never later than a change, through $name ($zone)', ({ zone, at }) => {
    const jump = Date.parse(at);
    const offset = fc.integer({ min: -2 * 96, max: 96 }).map((quarters) => quarters * QUARTER);
    fc.assert(
      fc.property(
        menusAround(at),
        offset,
        fc.constantFrom(0, 1, 59_999, 7 * MINUTE_MS),
        (menu, from, past) => {
          const now = jump + from + past;
          const change = nextMenuChange(menu, new Date(now), zone)?.getTime() ?? Infinity;
          expect(change).toBeGreaterThan(now);
          const before = shown(menu, now, zone);
          // Every edge here lies on a quarter of an hour, so nothing can happen between two steps.
          const step = Math.floor(jump / 30_000) * 30_000 === jump ? QUARTER : 30_000;
          for (let ms = now - past + step; ms < Math.min(change, now + 2 * DAY_MS); ms += step) {
            if (ms > now) expect(shown(menu, ms, zone)).toBe(before);
          }
          if (Number.isFinite(change)) expect(shown(menu, change - 1, zone)).toBe(before);
        },
      ),
      { numRuns: 40 },
    );
  });

  const now = new Date('2026-11-21T15:00:30Z'); // 12:00:30 in Sao Paulo
  const next = (menu: Partial<Menu>) => nextMenuChange(aMenu(menu), now, 'America/Sao_Paulo')?.toISOString();

  it('is null when nothing depends on the time', () => {
    expect(nextMenuChange(aMenu({ products: [aProduct()] }), now, 'America/Sao_Paulo')).toBeNull();
    const gone = aProduct({ soldOutUntil: SOLD_OUT_UNTIL_CHANGED, promoTo: '2026-11-21T15:00:30.000Z' });
    expect(nextMenuChange(aMenu({ products: [gone] }), now, 'America/Sao_Paulo')).toBeNull();
  });

  it('finds what comes first', () => {
    const lunch = { days: [], periods: [{ from: '11:00', to: '14:00' }], fromDate: null, toDate: null };
    const monday = { days: [1 as const], periods: [], fromDate: null, toDate: null };
    expect(next({ categories: [aCategory({ availability: lunch })] })).toBe('2026-11-21T17:00:00.000Z');
    expect(next({ products: [aProduct({ availability: monday })] })).toBe('2026-11-22T03:00:00.000Z');
    expect(next({ products: [aProduct({ promoFrom: '2026-11-23T00:00:00-03:00' })] })).toBe(
      '2026-11-23T03:00:00.000Z',
    );
    const extras = [
      anExtra({ soldOutUntil: '2026-11-21T16:00:00.000Z' }),
      anExtra({ soldOutUntil: '2026-11-21T15:30:00.000Z' }),
    ];
    expect(next({ extraGroups: [anExtraGroup(extras)] })).toBe('2026-11-21T15:30:00.000Z');
    const variations = [aVariation({ soldOutUntil: '2026-11-21T15:01:00.000Z' })];
    expect(next({ variationGroups: [aVariationGroup(variations)] })).toBe('2026-11-21T15:01:00.000Z');
  });
});
