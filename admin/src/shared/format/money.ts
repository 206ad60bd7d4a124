import { minorDigits } from '@domain/money';
import { numberFormat } from './formats';

/** The sign people put before an amount, e.g. `R$`. */
export function currencySign(currency: string, language: string): string {
  const parts = numberFormat(language, { style: 'currency', currency }).formatToParts(0);
  return parts.find((part) => part.type === 'currency')?.value ?? currency;
}

/** An amount as it stands in a field: with the language's separators, without the sign. */
export function moneyForField(cents: number, currency: string, language: string): string {
  const digits = minorDigits(currency);
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return numberFormat(language, options).format(cents / 10 ** digits);
}
