import { useEffect, useReducer, useState } from 'react';
import type { KitchenTicket, StationChoice } from './tickets';

/** Takes down what was cancelled: no digit, which a cook presses by habit, says that somebody has seen it. */
const CANCELLED_KEY = 'X';
const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

/** So long a key that lost its ticket means nothing: pressed twice, it must not hit what came in its place. */
export const REST_MS = 3000;

/** Which key belongs to which ticket, by the id of its order. */
export interface TicketKeys {
  station: StationChoice;
  of: ReadonlyMap<string, string>;
  /** Keys whose ticket is gone, and since when, in milliseconds of any steady clock. */
  freed: ReadonlyMap<string, number>;
}

export const NO_KEYS: TicketKeys = { station: null, of: new Map(), freed: new Map() };

type Keyed = Pick<KitchenTicket, 'kind'> & { order: { id: string } };

const keysFor = ({ kind }: Keyed) => (kind === 'cancelled' ? [CANCELLED_KEY] : DIGITS);

/**
 * The keys of the tickets that hang: a ticket keeps its key for as long as it hangs, whatever else comes, goes or is put in
 * another order; what is new gets the first that is free. Another station is another wall, where keys begin anew. The very
 * same keys where nothing changed.
 */
export function nextKeys(
  known: TicketKeys,
  tickets: readonly Keyed[],
  station: StationChoice,
  at: number,
): TicketKeys {
  const { of: before, freed: since } = known.station === station ? known : NO_KEYS;
  const of = new Map<string, string>();
  for (const ticket of tickets) {
    const key = before.get(ticket.order.id);
    if (key !== undefined && keysFor(ticket).includes(key)) of.set(ticket.order.id, key);
  }
  const used = new Set(of.values());
  const freed = new Map([...since].filter(([key, when]) => at - when < REST_MS && !used.has(key)));
  for (const key of before.values()) if (!used.has(key) && !freed.has(key)) freed.set(key, at);
  for (const ticket of tickets) {
    if (of.has(ticket.order.id)) continue;
    const free = keysFor(ticket).find((key) => !used.has(key) && !freed.has(key));
    if (free === undefined) continue;
    of.set(ticket.order.id, free);
    used.add(free);
  }
  const same = known.station === station && isSame(of, known.of);
  return same ? known : { station, of, freed };
}

const isSame = (one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>) =>
  one.size === other.size && [...one].every(([id, key]) => other.get(id) === key);

/** The keys of the tickets on this screen, by the id of their order. */
export function useTicketKeys(
  tickets: readonly KitchenTicket[],
  station: StationChoice,
): ReadonlyMap<string, string> {
  const [keys, setKeys] = useState(NO_KEYS);
  const [, lookAgain] = useReducer((count: number) => count + 1, 0);
  const next = nextKeys(keys, tickets, station, performance.now());
  if (next !== keys) setKeys(next);
  // Who waits for a key that rests gets it by itself.
  const waits = next.freed.size > 0 && tickets.some(({ order }) => !next.of.has(order.id));
  useEffect(() => {
    if (!waits) return;
    const timer = setInterval(lookAgain, REST_MS);
    return () => clearInterval(timer);
  }, [waits]);
  return next.of;
}
