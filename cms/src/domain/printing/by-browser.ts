import type { OrderItem } from '../orders/order';
import { HOUR_MS, MINUTE_MS } from '../time';
import { stationsOf } from '../orders/station-parts';
import { wantedTickets, type PrinterDuty, type WantedTicket } from './queue';

/** In the place of a printer: whichever device of the branch prints by itself, by its browser. */
export const AT_DEVICE = 'DEVICE';
/** In the place of a printer: a browser in which somebody pressed "print". */
export const BY_HAND = 'BROWSER';

/** What a device prints by itself. */
export const DEVICE_PRINTS = ['KITCHEN', 'CUSTOMER', 'BOTH'] as const;
export type DevicePrints = (typeof DEVICE_PRINTS)[number];

/** A device that began to print and said nothing more for so long is gone; what it had may be on paper. */
export const DEVICE_GONE_MS = 2 * MINUTE_MS;

/**
 * A device that prints and gave a sign within so long still has the tickets of its branch wait for it: whoever left the
 * board comes back to it within a working day, and is told meanwhile that nothing comes out.
 */
export const DEVICE_AWAITED_MS = 12 * HOUR_MS;

/** What the devices of a branch that print by themselves are for, all together; null where there are none. */
export function deviceDuty(prints: readonly DevicePrints[]): PrinterDuty | null {
  if (prints.length === 0) return null;
  const kitchenTickets = prints.some((each) => each !== 'CUSTOMER');
  const customerTickets = prints.some((each) => each !== 'KITCHEN');
  return { id: AT_DEVICE, kitchenTickets, customerTickets, stations: [], copies: 1 };
}

/** What a browser is asked to print of an order: the kitchen's as a whole, one for each station, or that and the customer's. */
export const PAPERS = ['CUSTOMER', 'KITCHEN', 'STATIONS', 'BOTH'] as const;
export type Papers = (typeof PAPERS)[number];

/** The tickets that a browser prints of an order, the kitchen's first. */
export function ticketsByHand(items: readonly OrderItem[], papers: Papers): WantedTicket[] {
  const duty = { id: BY_HAND, copies: 1, customerTickets: papers === 'CUSTOMER' || papers === 'BOTH' };
  const stations = papers === 'STATIONS' ? stationsOf(items) : [];
  return wantedTickets(items, [{ ...duty, kitchenTickets: papers !== 'CUSTOMER', stations }]);
}
