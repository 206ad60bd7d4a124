import { describe, expect, it } from 'vitest';
import { validateExtraGroup, validateVariationGroup } from '../../../src/domain/menu';
import { anExtra, anExtraGroup, aVariation, aVariationGroup } from './fixtures';

const cheese = anExtra({ name: 'Cheese', maxQuantity: 2 });
const bacon = anExtra({ name: 'Bacon', maxQuantity: 3 });
const small = aVariation({ name: 'Small' });
const large = aVariation({ name: 'Large' });

describe('validateExtraGroup', () => {
  it('finds nothing wrong with a sound group', () => {
    expect(validateExtraGroup(anExtraGroup([cheese, bacon], { min: 5, max: 5, freeQuantity: 5 }))).toEqual(
      [],
    );
    expect(validateExtraGroup(anExtraGroup([cheese], { min: 0, max: 1, display: 'RADIO' }))).toEqual([]);
  });

  it.each([
    [{ min: -1 }, 'MIN_OUT_OF_RANGE', ['min']],
    [{ min: 0.5 }, 'MIN_OUT_OF_RANGE', ['min']],
    [{ max: 51 }, 'MAX_OUT_OF_RANGE', ['max']],
    [{ min: 3, max: 2 }, 'MAX_BELOW_MIN', ['max']],
    [{ min: 6 }, 'IMPOSSIBLE_GROUP', ['min']],
    [{ max: 3, freeQuantity: 4 }, 'FREE_OUT_OF_RANGE', ['freeQuantity']],
    [{ freeQuantity: -1 }, 'FREE_OUT_OF_RANGE', ['freeQuantity']],
    [{ freeQuantity: 1, priceMethod: 'MAX' }, 'FREE_NEEDS_SUM', ['freeQuantity']],
    [{ freeQuantity: 1, priceMethod: 'AVG' }, 'FREE_NEEDS_SUM', ['freeQuantity']],
    [{ max: 2, display: 'RADIO' }, 'RADIO_ALLOWS_ONE', ['display']],
    [{ extras: [cheese, { ...bacon, name: ' cheese ' }] }, 'DUPLICATE_NAME', ['extras', 1, 'name']],
    [{ extras: [cheese, { ...bacon, name: '  ' }] }, 'NAME_LENGTH', ['extras', 1, 'name']],
    [{ extras: [{ ...cheese, name: 'x'.repeat(61) }] }, 'NAME_LENGTH', ['extras', 0, 'name']],
    [{ extras: [{ ...cheese, priceCents: -1 }] }, 'BAD_PRICE', ['extras', 0, 'priceCents']],
    [{ extras: [{ ...cheese, priceCents: 1.5 }] }, 'BAD_PRICE', ['extras', 0, 'priceCents']],
    [{ extras: [{ ...cheese, maxQuantity: 0 }] }, 'EXTRA_MAX_OUT_OF_RANGE', ['extras', 0, 'maxQuantity']],
    [
      { extras: [{ ...cheese, defaultQuantity: 3 }] },
      'DEFAULT_ABOVE_EXTRA_MAX',
      ['extras', 0, 'defaultQuantity'],
    ],
    [{ max: 1, extras: [{ ...cheese, defaultQuantity: 2 }] }, 'DEFAULTS_ABOVE_MAX', ['extras']],
  ] as const)('with %j says %s at %j', (changes, code, path) => {
    const group = { ...anExtraGroup([cheese, bacon]), ...changes };
    expect(validateExtraGroup({ ...group, extras: [...group.extras] })).toContainEqual({ code, path });
  });

  it('counts only active extras towards what is possible', () => {
    const group = anExtraGroup([cheese, { ...bacon, state: 'PAUSED' }], { min: 3 });
    expect(validateExtraGroup(group)).toEqual([{ code: 'IMPOSSIBLE_GROUP', path: ['min'] }]);
    expect(validateExtraGroup({ ...group, min: 2 })).toEqual([]);
  });
});

describe('what is archived of a group', () => {
  it('leaves its name and its place to others', () => {
    const gone = { state: 'ARCHIVED', name: 'Cheese' } as const;
    const extras = anExtraGroup([{ ...bacon, ...gone }, cheese], { min: 3 });
    expect(validateExtraGroup(extras)).toEqual([{ code: 'IMPOSSIBLE_GROUP', path: ['min'] }]);
    expect(validateExtraGroup({ ...extras, min: 2 })).toEqual([]);
    const sizes = [
      { ...large, state: 'ARCHIVED' as const, name: 'Small', isDefault: true },
      { ...small, isDefault: true },
    ];
    expect(validateVariationGroup(aVariationGroup(sizes))).toEqual([]);
    expect(validateVariationGroup(aVariationGroup(sizes.slice(0, 1)))).toEqual([
      { code: 'NO_ACTIVE_VARIATION', path: ['variations'] },
    ]);
  });
});

describe('validateVariationGroup', () => {
  it('finds nothing wrong with a sound group', () => {
    const promoted = { ...large, isDefault: true, promoPriceCents: 0 };
    expect(validateVariationGroup(aVariationGroup([small, promoted]))).toEqual([]);
  });

  it.each([
    [[], 'NO_ACTIVE_VARIATION', ['variations']],
    [[{ ...small, state: 'PAUSED' }], 'NO_ACTIVE_VARIATION', ['variations']],
    [
      [
        { ...small, isDefault: true },
        { ...large, isDefault: true },
      ],
      'SEVERAL_DEFAULTS',
      ['variations', 1, 'isDefault'],
    ],
    [[small, { ...large, name: 'SMALL' }], 'DUPLICATE_NAME', ['variations', 1, 'name']],
    [[{ ...small, name: '' }], 'NAME_LENGTH', ['variations', 0, 'name']],
    [[{ ...small, name: 'x'.repeat(33) }], 'NAME_LENGTH', ['variations', 0, 'name']],
    [[{ ...small, priceCents: -1 }], 'BAD_PRICE', ['variations', 0, 'priceCents']],
    [[{ ...small, promoPriceCents: -1 }], 'BAD_PRICE', ['variations', 0, 'promoPriceCents']],
    [[{ ...small, promoPriceCents: 5000 }], 'PROMO_NOT_BELOW_PRICE', ['variations', 0, 'promoPriceCents']],
  ] as const)('of %j says %s at %j', (variations, code, path) => {
    expect(validateVariationGroup({ availability: null, variations: [...variations] })).toEqual([
      { code, path },
    ]);
  });
});

describe('times', () => {
  it('end after they begin, of a group and of each of its options', () => {
    const reversed = { days: [], periods: [], fromDate: '2031-04-02', toDate: '2031-04-01' };
    const path = ['availability', 'toDate'];
    const code = 'ENDS_BEFORE_START';
    const sizes = aVariationGroup([aVariation({ availability: reversed })], { availability: reversed });
    expect(validateVariationGroup(sizes)).toEqual([
      { code, path: ['variations', 0, ...path] },
      { code, path },
    ]);
    const toppings = anExtraGroup([anExtra({ availability: reversed })], { availability: reversed });
    expect(validateExtraGroup({ ...toppings, max: 1 })).toEqual([
      { code, path: ['extras', 0, ...path] },
      { code, path },
    ]);
  });
});
