import { minorDigits } from '../../domain/money';

/**
 * Currencies that Stripe counts otherwise than ISO 4217: how many digits its smallest unit has, and to how many of them it
 * rounds. Source: Stripe, "Supported currencies", special cases; zero- and three-decimal currencies.
 */
const OWN_DIGITS: Readonly<Record<string, { digits: number; multipleOf: number }>> = {
  ISK: { digits: 2, multipleOf: 100 },
  UGX: { digits: 2, multipleOf: 100 },
  MGA: { digits: 0, multipleOf: 1 },
  BHD: { digits: 3, multipleOf: 10 },
  JOD: { digits: 3, multipleOf: 10 },
  KWD: { digits: 3, multipleOf: 10 },
  OMR: { digits: 3, multipleOf: 10 },
  TND: { digits: 3, multipleOf: 10 },
};

const countedBy = (currency: string) =>
  OWN_DIGITS[currency] ?? { digits: minorDigits(currency), multipleOf: 1 };

/**
 * An amount as Stripe counts it.
 *
 * @param cents minor units after ISO 4217
 * @param currency ISO 4217, in capitals
 * @returns null where Stripe cannot take that amount of the currency
 */
export function toStripeAmount(cents: number, currency: string): number | null {
  const { digits, multipleOf } = countedBy(currency);
  const amount = cents * 10 ** (digits - minorDigits(currency));
  return Number.isInteger(amount) && amount % multipleOf === 0 ? amount : null;
}

/**
 * An amount of Stripe in minor units after ISO 4217.
 *
 * @param currency ISO 4217, in whatever case
 */
export function fromStripeAmount(amount: number, currency: string): number {
  const code = currency.toUpperCase();
  return Math.round(amount * 10 ** (minorDigits(code) - countedBy(code).digits));
}
