import { minorDigits } from '../money';
import scales from './scales.json';

interface Scale {
  perReal: number;
  step: number;
}

/**
 * What one real of a Brazilian restaurant's price comes to where people pay in another currency, and the step by which
 * prices go there, both in whole units. These are prices of menus, not rates of exchange: a starting point that every
 * restaurant changes.
 */
const SCALES: Readonly<Record<string, Scale>> = scales;
const ELSEWHERE: Scale = { perReal: 0.3, step: 0.5 };

/**
 * The price of a starter menu in a currency.
 *
 * @param centavos what it costs in Brazil, integer ≥ 0
 * @param currency ISO 4217
 * @returns minor units of that currency: 0 for 0, else at least one step
 * @throws RangeError for a currency that is not one
 */
export function priceIn(centavos: number, currency: string): number {
  const minor = 10 ** minorDigits(currency);
  if (centavos === 0 || currency === 'BRL') return centavos;
  const { perReal, step } = SCALES[currency] ?? ELSEWHERE;
  // A currency without small coins has no half units.
  const smallest = Math.max(1, Math.round(step * minor));
  const exact = (centavos / 100) * perReal * minor;
  return Math.max(1, Math.round(exact / smallest)) * smallest;
}
