import { describe, expect, it } from 'vitest';
import { validateAvailability, validateProduct } from '../../../src/domain/menu';

const always = { days: [], periods: [], fromDate: null, toDate: null };
const plain = { priceCents: 2000, promoPriceCents: null, promoFrom: null, promoTo: null, availability: null };
const codes = (problems: { code: string; path: string[] }[]) =>
  problems.map(({ code, path }) => `${path.join('.')} ${code}`);

describe('the dates of an availability', () => {
  it.each([
    [null, []],
    [always, []],
    [{ ...always, fromDate: '2031-04-03' }, []],
    [{ ...always, toDate: '2031-04-03' }, []],
    [{ ...always, fromDate: '2031-04-03', toDate: '2031-04-03' }, []],
    [{ ...always, fromDate: '2031-04-03', toDate: '2031-04-02' }, ['availability.toDate ENDS_BEFORE_START']],
  ])('%j: %j', (availability, expected) => {
    expect(codes(validateAvailability(availability))).toEqual(expected);
  });
});

describe('the fields of a product', () => {
  it.each([
    [{}, []],
    [{ promoPriceCents: 1999 }, []],
    [{ promoPriceCents: 2000 }, ['promoPriceCents PROMO_NOT_LOWER']],
    [{ promoFrom: '2031-04-03T10:00:00Z', promoTo: '2031-04-03T10:00:01Z' }, []],
    [
      { promoFrom: '2031-04-03T10:00:00Z', promoTo: '2031-04-03T07:00:00-03:00' },
      ['promoTo ENDS_BEFORE_START'],
    ],
    [
      { promoPriceCents: 3000, availability: { ...always, fromDate: '2031-04-03', toDate: '2031-04-02' } },
      ['promoPriceCents PROMO_NOT_LOWER', 'availability.toDate ENDS_BEFORE_START'],
    ],
  ])('%j: %j', (fields, expected) => {
    expect(codes(validateProduct({ ...plain, ...fields }))).toEqual(expected);
  });
});
