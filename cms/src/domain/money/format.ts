import { conventionsOf } from '../country/locale';
import { minorDigits } from './currency';

/** How the currency of an amount is told: by its sign, by its code where several currencies meet, or not at all. */
type CurrencyDisplay = 'sign' | 'code' | 'none';

const formatters = new Map<string, Intl.NumberFormat>();

/**
 * An amount as people of a country write it: `R$ 1.234,56` for (123456, 'BRL', 'BR'), `$8.380` for (8380, 'CLP', 'CL').
 * Spaces are Intl's (not breaking).
 *
 * @param cents integer amount in minor units, exact up to 10^15
 * @param currency ISO 4217 code
 * @param country ISO 3166-1 alpha-2, of the business
 * @throws RangeError for a currency or a country that is not one
 */
export function formatMoney(
  cents: number,
  currency: string,
  country: string,
  display: 'sign' | 'code' = 'sign',
): string {
  return formatterOf(currency, country, display).format(cents / 10 ** minorDigits(currency));
}

/**
 * The same without a sign, as it stands in a field or a cell: `1.234,56`, or without groups `1234,56`.
 *
 * @throws RangeError for a currency or a country that is not one
 */
export function formatAmount(
  cents: number,
  currency: string,
  country: string,
  { grouping = true }: { grouping?: boolean } = {},
): string {
  return formatterOf(currency, country, 'none', grouping).format(cents / 10 ** minorDigits(currency));
}

/** The sign that people of a country put beside an amount: `R$`, `$`, `S/`. */
export function currencySign(currency: string, country: string): string {
  const parts = formatterOf(currency, country, 'sign').formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}

/** Formatters are kept, because making one costs a hundred times as much as using it. */
function formatterOf(
  currency: string,
  country: string,
  display: CurrencyDisplay,
  grouping = true,
): Intl.NumberFormat {
  const key = `${country} ${currency} ${display} ${grouping}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    const digits = minorDigits(currency);
    formatter = new Intl.NumberFormat(conventionsOf(country), {
      ...(display === 'none'
        ? {}
        : {
            style: 'currency',
            currency,
            // Every amount of a business is of one currency, so that `$` says it.
            currencyDisplay: display === 'code' ? 'code' : 'narrowSymbol',
          }),
      numberingSystem: 'latn',
      // Spanish as such groups from five digits on.
      useGrouping: grouping && 'always',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
    formatters.set(key, formatter);
  }
  return formatter;
}
