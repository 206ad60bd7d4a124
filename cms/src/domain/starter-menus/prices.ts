import { minorDigits } from '../money';

/**
 * What one real of a Brazilian restaurant's price comes to where people pay in another currency, and the step by which
 * prices go there, both in whole units. These are prices of menus, not rates of exchange: a starting point that every
 * restaurant changes.
 */
const SCALES: Readonly<Record<string, readonly [perReal: number, step: number]>> = {
  AED: [1.1, 0.5],
  AOA: [170, 100],
  ARS: [250, 100],
  AUD: [0.42, 0.5],
  BOB: [1.5, 1],
  BRL: [1, 0.1],
  CAD: [0.4, 0.5],
  CHF: [0.36, 0.5],
  CLP: [190, 100],
  CNY: [2, 1],
  COP: [800, 500],
  CRC: [150, 100],
  CVE: [28, 10],
  CZK: [7, 5],
  DKK: [2.2, 1],
  DOP: [17, 5],
  EUR: [0.27, 0.5],
  GBP: [0.24, 0.5],
  GTQ: [2.3, 1],
  HNL: [7, 5],
  HUF: [100, 50],
  IDR: [4500, 500],
  ILS: [1.1, 1],
  INR: [15, 5],
  JPY: [35, 10],
  KES: [38, 10],
  KRW: [350, 100],
  MAD: [3, 1],
  MXN: [4.5, 5],
  MYR: [1.3, 0.5],
  MZN: [19, 5],
  NGN: [450, 100],
  NIO: [11, 5],
  NOK: [3.2, 1],
  NZD: [0.5, 0.5],
  PEN: [0.75, 0.5],
  PHP: [16, 5],
  PLN: [1.2, 0.5],
  PYG: [1500, 1000],
  RON: [1.4, 0.5],
  SEK: [3.2, 1],
  SGD: [0.4, 0.5],
  THB: [10, 5],
  TRY: [10, 5],
  TWD: [9, 5],
  UAH: [12, 5],
  USD: [0.3, 0.5],
  UYU: [10, 10],
  VND: [7000, 1000],
  XOF: [180, 50],
  ZAR: [5.4, 1],
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
