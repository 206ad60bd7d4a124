import { DAY_SEC, localTime, minutesOf, offsetChange } from '../time';
import type { Availability, Menu } from './menu';
import { SOLD_OUT_UNTIL_CHANGED } from './sold-out';

/**
 * Until when a menu stays as it is unless somebody changes it: no product becomes or ceases to be sellable, and no
 * promotion begins or ends, before the instant returned. It may be earlier than the next change, never later, so
 * that an answer made of the menu can be kept until then.
 *
 * Availability is read by times of day only: an edge that the day of the week or the date rules out counts as well.
 *
 * @param timeZone IANA name of the branch's zone
 * @returns null when nothing on the menu depends on the time
 */
export function nextMenuChange(menu: Menu, now: Date, timeZone: string): Date | null {
  const instants = [...fixedInstants(menu).filter((ms) => ms > now.getTime())];
  const groups = [...menu.variationGroups, ...menu.extraGroups];
  const parts = [
    ...menu.variationGroups.flatMap((group) => group.variations),
    ...menu.extraGroups.flatMap((group) => group.extras),
  ];
  const edges = new Set(
    [...menu.categories, ...menu.products, ...groups, ...parts].flatMap((row) => edgesOf(row.availability)),
  );
  if (edges.size > 0) instants.push(nextEdge(edges, now, timeZone));
  return instants.length === 0 ? null : new Date(instants.reduce((first, ms) => Math.min(first, ms)));
}

/** The instants at which something sold out returns, or a promotion begins or ends. */
function fixedInstants(menu: Menu): number[] {
  const rows = [
    ...menu.categories,
    ...menu.products,
    ...menu.variationGroups.flatMap((group) => group.variations),
    ...menu.extraGroups.flatMap((group) => group.extras),
  ];
  return [
    ...rows.map((row) => row.soldOutUntil).filter((until) => until !== SOLD_OUT_UNTIL_CHANGED),
    ...menu.products.flatMap((product) => [product.promoFrom, product.promoTo]),
  ]
    .filter((instant) => instant !== null)
    .map((instant) => Date.parse(instant));
}

/** The minutes of the day at which an availability can change. */
function edgesOf(availability: Availability | null): number[] {
  if (!availability) return [];
  const { days, periods, fromDate, toDate } = availability;
  const midnight = days.length > 0 || fromDate !== null || toDate !== null ? [0] : [];
  return [...midnight, ...periods.flatMap(({ from, to }) => [minutesOf(from), minutesOf(to)])];
}

/** When the clock next shows one of the minutes; a change of the clock itself counts, because it may jump over one. */
function nextEdge(edges: ReadonlySet<number>, now: Date, timeZone: string): number {
  const local = localTime(now, timeZone);
  const shown = local.minutes * 60 + local.seconds;
  const waits = [...edges].map((edge) => (edge * 60 - shown + DAY_SEC) % DAY_SEC || DAY_SEC);
  const second = Math.floor(now.getTime() / 1000) * 1000;
  const edge = second + Math.min(...waits) * 1000;
  return offsetChange(second, edge, timeZone) ?? edge;
}
