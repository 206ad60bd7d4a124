import { minorDigits } from '../money';

/**
 * What one real of a Brazilian restaurant's price comes to where people pay in another currency, and the step by which
 * prices go there, both in whole units. These are prices of menus, not rates of exchange: a starting point that every
 * restaurant changes.
 */
const SCALES: Readonly<Record<string, readonly [perReal: number, step: number]>> = {
  ARS: [250, 100],
  AUD: [0.42, 0.5],
  BOB: [1.5, 1],
  BRL: [1, 0.1],
  CAD: [0.4, 0.5],
  CHF: [0.36, 0.5],
  CLP: [190, 100],
  COP: [800, 500],
  CRC: [150, 100],
  DOP: [17, 5],
  EUR: [0.27, 0.5],
  GBP: [0.24, 0.5],
  GTQ: [2.3, 1],
  JPY: [35, 10],
  MXN: [4.5, 5],
  PEN: [0.75, 0.5],
  PYG: [1500, 1000],
  USD: [0.3, 0.5],
  UYU: [10, 10],
};

const ELSEWHERE = [0.3, 0.5] as const;

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
  const [perReal, step] = SCALES[currency] ?? ELSEWHERE;
  // A currency without small coins has no half units.
  const smallest = Math.max(1, Math.round(step * minor));
  const exact = (centavos / 100) * perReal * minor;
  return Math.max(1, Math.round(exact / smallest)) * smallest;
}
