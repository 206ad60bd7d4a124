import { DAY_MS } from '../time';

/** For how many days a link that was opened counts. Source: the "last click within 7 days wins". */
export const CLICK_DAYS = 7;

/** That a customer came by the link of a seller. */
export interface Click {
  code: string;
  /** ISO 8601 UTC */
  at: string;
}

/**
 * Whose an order is that is placed at `now`: the last click of the past seven days; its last millisecond still counts.
 * A click of the future (the clock of the device was put back) counts for nothing.
 *
 * @param clicks in any order; of two at the same instant the later in the list
 * @returns the code, or null where no click counts
 */
export function lastClick(clicks: readonly Click[], now: Date): string | null {
  let last: { code: string; at: number } | null = null;
  for (const { code, at } of clicks) {
    const instant = Date.parse(at);
    const age = now.getTime() - instant;
    const counts = age >= 0 && age <= CLICK_DAYS * DAY_MS;
    if (counts && (last === null || instant >= last.at)) last = { code, at: instant };
  }
  return last?.code ?? null;
}

/**
 * Whether somebody orders by their own link, which earns nothing. A seller whose phone is not known is taken at their word.
 * @param seller and @param customer phones in E.164
 */
export const isSelfPurchase = (seller: string | null, customer: string): boolean => seller === customer;
