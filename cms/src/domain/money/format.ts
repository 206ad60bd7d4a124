import { minorDigits } from './currency';

const formatters = new Map<string, Intl.NumberFormat>();

/**
 * An amount as people read it, e.g. `R$ 1.234,56` for (123456, 'BRL', 'pt-BR'). Spaces are Intl's (not breaking).
 *
 * @param cents integer amount in minor units, exact up to 10^15
 * @param currency ISO 4217 code
 * @param language BCP 47 tag
 * @throws RangeError for a currency or a language that is not one
 */
export function formatMoney(cents: number, currency: string, language: string): string {
  return formatterOf(currency, language).format(cents / 10 ** minorDigits(currency));
}

/** Formatters are kept, because making one costs a hundred times as much as using it. */
function formatterOf(currency: string, language: string): Intl.NumberFormat {
  const key = `${language} ${currency}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    const digits = minorDigits(currency);
    formatter = new Intl.NumberFormat(language, {
      style: 'currency',
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
    formatters.set(key, formatter);
  }
  return formatter;
}
