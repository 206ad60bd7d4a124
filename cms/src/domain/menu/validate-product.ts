import type { Availability } from './menu';

export interface ProductProblem {
  code: 'PROMO_NOT_LOWER' | 'ENDS_BEFORE_START';
  /** The field that has to change. */
  path: string[];
}

interface ProductRules {
  /** Minor units. */
  priceCents: number;
  promoPriceCents: number | null;
  /** ISO 8601 instants; null = open on that side. */
  promoFrom: string | null;
  promoTo: string | null;
  availability: Availability | null;
}

/**
 * What is wrong between the dates of an availability; its fields by themselves are the schema's concern. The first and
 * the last day may be the same.
 *
 * @param availability null = always
 */
export function validateAvailability(availability: Availability | null): ProductProblem[] {
  const { fromDate, toDate } = availability ?? { fromDate: null, toDate: null };
  const reversed = fromDate !== null && toDate !== null && toDate < fromDate;
  return reversed ? [{ code: 'ENDS_BEFORE_START', path: ['availability', 'toDate'] }] : [];
}

/** What is wrong between the fields of a product. Source: `Product` in the design of the domain. */
export function validateProduct(product: ProductRules): ProductProblem[] {
  const { priceCents, promoPriceCents, promoFrom, promoTo, availability } = product;
  const problems: ProductProblem[] = [];
  if (promoPriceCents !== null && promoPriceCents >= priceCents)
    problems.push({ code: 'PROMO_NOT_LOWER', path: ['promoPriceCents'] });
  if (promoFrom !== null && promoTo !== null && Date.parse(promoFrom) >= Date.parse(promoTo))
    problems.push({ code: 'ENDS_BEFORE_START', path: ['promoTo'] });
  return [...problems, ...validateAvailability(availability)];
}
