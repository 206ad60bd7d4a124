import type { Sql } from '../../database/sql';
import type { Tx } from '../../database/transaction';
import { remindableAgainBefore, type CustomerHistory, type ReminderBy } from '../../domain/carts';
import { keyedHash } from '../../secrecy/secrecy';
import {
  contactEvents,
  insertReminder,
  insertWithdrawal,
  type StoredContactEvent,
} from './store/contact-events';
import type { StoredCart } from './store/carts';
import { cartsOrderedSince } from './store/ordered-since';

/** By what a customer is known to a business, whichever of their carts it is. */
type Known = Pick<StoredCart, 'businessId' | 'contactEmail' | 'contactPhone'>;

/** In one order for everybody, so that of two who write them none waits for the other. */
const contactsOf = ({ businessId, contactEmail, contactPhone }: Known): string[] =>
  [contactEmail, contactPhone]
    .filter((contact) => contact !== null)
    .map((contact) => keyedHash('cart contacts', businessId, contact))
    .sort();

/** What a business knows of the customers of some of its carts, by the carts' ids. */
export async function customerHistories(
  sql: Sql,
  businessId: string,
  carts: readonly (Known & { id: string })[],
): Promise<(cartId: string) => CustomerHistory> {
  const contacts = new Map(carts.map((cart) => [cart.id, contactsOf(cart)]));
  const known = [...contacts].filter(([, hashes]) => hashes.length > 0);
  if (known.length === 0) return () => historyOf([], false);
  const ordered = await cartsOrderedSince(
    sql,
    businessId,
    known.map(([id]) => id),
  );
  const events = await contactEvents(sql, businessId, [...new Set(known.flatMap(([, hashes]) => hashes))]);
  return (id) =>
    historyOf(
      events.filter(({ contact }) => contacts.get(id)?.includes(contact)),
      ordered.has(id),
    );
}

/** When somebody who is known by an address or a phone last wanted no more reminders; null for never. */
export async function withdrawnAt(sql: Sql, known: Known): Promise<string | null> {
  const contacts = contactsOf(known);
  if (contacts.length === 0) return null;
  return historyOf(await contactEvents(sql, known.businessId, contacts), false).withdrawnAt;
}

/** Keeps that the customer of a cart is reminded; false where they were, of whichever cart. */
export async function recordReminder(tx: Tx, cart: StoredCart, by: ReminderBy, now: Date): Promise<boolean> {
  const { businessId } = cart;
  const event = by === 'CLOCK' ? 'AUTO_REMINDED' : 'HAND_REMINDED';
  for (const contact of contactsOf(cart)) {
    const row = { businessId, contact, event, at: now.toISOString() } as const;
    if ((await insertReminder(tx, row, remindableAgainBefore(now))) === 0) return false;
  }
  return true;
}

/** Keeps that the customer of a cart wants no more reminders. */
export async function recordWithdrawal(tx: Tx, cart: Known, now: Date): Promise<void> {
  const { businessId } = cart;
  for (const contact of contactsOf(cart))
    await insertWithdrawal(tx, { businessId, contact, at: now.toISOString() });
}

function historyOf(events: readonly StoredContactEvent[], ordered: boolean): CustomerHistory {
  const last = (wanted: StoredContactEvent['event']) =>
    events.reduce<string | null>(
      (latest, { event, at }) => (event === wanted && (latest === null || at > latest) ? at : latest),
      null,
    );
  return {
    ordered,
    autoRemindedAt: last('AUTO_REMINDED'),
    handRemindedAt: last('HAND_REMINDED'),
    withdrawnAt: last('WITHDRAWN'),
  };
}
