import type { LoyaltyKind } from '../loyalty';
import { formatMoney, readMoneyCell, readWholeNumber } from '../money';
import { readDate, type Cell } from '../table-files';

/** The most that a line gives: units, or minor units of cashback. */
export const MAX_IMPORTED_UNITS = 100_000_000;

/** A balance in units ≥ 0, or why the cell holds none; `args` are those of the code's sentence. */
export type BalanceReading =
  | { units: number }
  | {
      wrong: 'NOT_WHOLE' | 'BAD_AMOUNT' | 'NEGATIVE_BALANCE' | 'TOO_BIG';
      args?: Record<string, string | number>;
    };

interface Place {
  /** ISO 4217 code and ISO 3166-1 alpha-2, of the business. */
  currency: string;
  country: string;
}

/**
 * The balance in a cell: a whole number of stamps or points, of cashback an amount of money as people of the country write it.
 *
 * @returns units between 0 and `MAX_IMPORTED_UNITS`; of cashback minor units
 */
export function readBalance(cell: Cell, kind: LoyaltyKind, { currency, country }: Place): BalanceReading {
  const isMoney = kind === 'CASHBACK';
  const units = isMoney ? centsOf(cell, { currency, country }) : readWholeNumber(cell, country);
  if (units === null) return { wrong: isMoney ? 'BAD_AMOUNT' : 'NOT_WHOLE' };
  if (units < 0) return { wrong: 'NEGATIVE_BALANCE' };
  if (units <= MAX_IMPORTED_UNITS) return { units };
  const limit = isMoney ? formatMoney(MAX_IMPORTED_UNITS, currency, country) : MAX_IMPORTED_UNITS;
  return { wrong: 'TOO_BIG', args: { limit } };
}

function centsOf(cell: Cell, { currency, country }: Place): number | null {
  const reading = readMoneyCell(cell, currency, country);
  return 'cents' in reading ? reading.cents : null;
}

/**
 * The last day on which a balance can be spent, as `readDate` reads dates; two digits of a year are of this century.
 *
 * @param country ISO 3166-1 alpha-2, of the business
 * @param today 'YYYY-MM-DD'
 * @returns 'YYYY-MM-DD', today or later; or why the cell holds no such day
 */
export function readExpiry(
  text: string,
  country: string,
  today: string,
): { day: string } | { wrong: 'NOT_A_DATE' | 'EXPIRED_BALANCE' } {
  const century = Number(today.slice(0, 2)) * 100;
  const day = readDate(text, country, (short) => century + short);
  if (day === null) return { wrong: 'NOT_A_DATE' };
  return day < today ? { wrong: 'EXPIRED_BALANCE' } : { day };
}
