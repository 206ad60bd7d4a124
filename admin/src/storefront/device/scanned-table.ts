import { isFromTokenPage } from './token-page';
import { HOUR_MS } from '@domain/time/units';
import { deviceValue, property, textIn } from '@shared/state/device-value';
import { MOST_TABLE, scannedTable } from '../addresses';

/** Longer than a long meal, and over before the tab is opened again at home the day after. */
const SITTING_MS = 4 * HOUR_MS;

/** The last time that somebody with this device was known to sit at a table of a store. */
export interface Scan {
  table: string;
  /** In Unix milliseconds. */
  at: number;
}

const scanOf = (slug: string) =>
  deviceValue<Scan>(`comanda.store.table.${slug}`, 1, (value) => {
    const [table, at] = [textIn(value, 'table', MOST_TABLE), property(value, 'at')];
    return table !== '' && typeof at === 'number' ? { table, at } : null;
  });

/** Whether somebody who was at a table at `since` is taken to be there still; all in Unix milliseconds. */
export const isSitting = (since: number, now: number): boolean => Math.abs(now - since) < SITTING_MS;

/** Notes that somebody sits at a table. */
export function keepScan(slug: string, scan: Scan): Scan {
  scanOf(slug).save(scan);
  return scan;
}

/** Nobody sits there any more. */
export const forgetScan = (slug: string): void => scanOf(slug).forget();

/** The last scan of this device at a store, where the page was opened by one: by that of now. */
export function lastScan(slug: string, query: string, now: number): Scan | null {
  const table = scannedTable(query);
  return table !== null && isArrival() ? keepScan(slug, { table, at: now }) : scanOf(slug).load();
}

/** Whether the page was come to from outside: not reloaded, gone back to, restored with its tab, or by a link of ours. */
function isArrival(): boolean {
  const [opening] = performance.getEntriesByType('navigation');
  const isOurs = document.referrer.startsWith(`${location.origin}/`) || isFromTokenPage(Date.now());
  return opening instanceof PerformanceNavigationTiming && opening.type === 'navigate' && !isOurs;
}
