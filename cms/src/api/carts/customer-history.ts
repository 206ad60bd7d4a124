import type { Sql } from '../../database/sql';
import type { Tx } from '../../database/transaction';
import {
  isRemindable,
  NEVER_ASKED,
  remindableAgainBefore,
  type ContactConsent,
  type CustomerHistory,
  type ReminderBy,
} from '../../domain/carts';
import { contactHash } from './reminder-link';
import {
  contactEvents,
  insertOptIn,
  insertReminder,
  insertWithdrawal,
  type StoredContactEvent,
} from './store/contact-events';
import type { StoredCart } from './store/carts';
import { cartsOrderedSince } from './store/ordered-since';

/** By what a customer is known to a business, whichever of their carts it is. */
type Known = Pick<StoredCart, 'businessId' | 'contactEmail' | 'contactPhone'>;

const hashOf = ({ businessId }: Known, contact: string | null): string | null =>
  contact === null ? null : contactHash(businessId, contact);

/** In one order for everybody, so that of two who write them none waits for the other. */
const contactsOf = (known: Known): string[] =>
  [hashOf(known, known.contactEmail), hashOf(known, known.contactPhone)]
    .filter((contact) => contact !== null)
    .sort();

/** What a business knows of the customers of some of its carts, by the carts' ids. */
export async function customerHistories(
  sql: Sql,
  businessId: string,
  carts: readonly (Known & { id: string })[],
): Promise<(cartId: string) => CustomerHistory> {
  const byId = new Map(carts.map((cart) => [cart.id, cart]));
  const hashes = [...new Set(carts.flatMap(contactsOf))];
  const known = carts.filter((cart) => contactsOf(cart).length > 0).map(({ id }) => id);
  const ordered = known.length === 0 ? new Set() : await cartsOrderedSince(sql, businessId, known);
  const events = hashes.length === 0 ? [] : await contactEvents(sql, businessId, hashes);
  return (id) => {
    const cart = byId.get(id);
    return historyOf(events, cart ?? { businessId, contactEmail: null, contactPhone: null }, ordered.has(id));
  };
}

/** Which contacts of somebody may be reminded, by what was withdrawn and turned on again. */
export async function remindableContacts(sql: Sql, known: Known): Promise<CustomerHistory['remindable']> {
  const contacts = contactsOf(known);
  const events = contacts.length === 0 ? [] : await contactEvents(sql, known.businessId, contacts);
  return historyOf(events, known, false).remindable;
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

/**
 * Keeps that the customer of a cart wants no more reminders.
 *
 * @param linked the hash of the contact that the link was sent to, which the cart may have forgotten; null for none
 */
export async function recordWithdrawal(tx: Tx, cart: Known, linked: string | null, now: Date): Promise<void> {
  const contacts = new Set([...contactsOf(cart), ...(linked === null ? [] : [linked])]);
  for (const contact of [...contacts].sort())
    await insertWithdrawal(tx, { businessId: cart.businessId, contact, at: now.toISOString() });
}

const byEmail = (businessId: string, email: string): Known => ({
  businessId,
  contactEmail: email.toLowerCase(),
  contactPhone: null,
});

/** Whether the owner of an address wants no mails from a business that they did not cause by an act of their own. */
export const hasWithdrawnEmail = async (sql: Sql, businessId: string, email: string): Promise<boolean> =>
  !(await remindableContacts(sql, byEmail(businessId, email))).EMAIL;

/** Records that the owner of an address wants no more such mails. */
export const withdrawEmail = (tx: Tx, businessId: string, email: string, now: Date): Promise<void> =>
  recordWithdrawal(tx, byEmail(businessId, email), null, now);

/** Keeps that somebody turned reminders on again by a link that was sent to this contact. */
export const recordOptIn = (tx: Tx, businessId: string, contact: string, now: Date): Promise<number> =>
  insertOptIn(tx, { businessId, contact, at: now.toISOString() });

function historyOf(events: readonly StoredContactEvent[], known: Known, ordered: boolean): CustomerHistory {
  const last = (wanted: StoredContactEvent['event'], contacts: readonly string[]) =>
    events.reduce<string | null>(
      (latest, { event, contact, at }) =>
        event === wanted && contacts.includes(contact) && (latest === null || at > latest) ? at : latest,
      null,
    );
  const contacts = contactsOf(known);
  const consentOf = (hash: string | null): ContactConsent =>
    hash === null
      ? NEVER_ASKED
      : { withdrawnAt: last('WITHDRAWN', [hash]), optedInAt: last('OPTED_IN', [hash]) };
  const all = contacts.map(consentOf);
  return {
    ordered,
    autoRemindedAt: last('AUTO_REMINDED', contacts),
    handRemindedAt: last('HAND_REMINDED', contacts),
    remindable: {
      EMAIL: isRemindable(consentOf(hashOf(known, known.contactEmail)), all),
      WHATSAPP: isRemindable(consentOf(hashOf(known, known.contactPhone)), all),
    },
  };
}

/** Keeps that some contacts of a customer want no more reminders, as somebody of the store was told. */
export const withdrawReminders = (tx: Tx, known: Known, now: Date): Promise<void> =>
  recordWithdrawal(tx, known, null, now);

/** Where the consent to reminders of each contact of a customer stands; left out where nobody ever stopped them. */
export async function reminderConsents(
  sql: Sql,
  known: Known,
): Promise<{ channel: 'EMAIL' | 'WHATSAPP'; given: boolean; at: string }[]> {
  const ways = [
    ['EMAIL', hashOf(known, known.contactEmail)],
    ['WHATSAPP', hashOf(known, known.contactPhone)],
  ] as const;
  const hashes = contactsOf(known);
  const events = hashes.length === 0 ? [] : await contactEvents(sql, known.businessId, hashes);
  return ways.flatMap(([channel, hash]) => {
    const last = (event: StoredContactEvent['event']) =>
      events.find((each) => each.contact === hash && each.event === event)?.at ?? null;
    const consent: ContactConsent = { withdrawnAt: last('WITHDRAWN'), optedInAt: last('OPTED_IN') };
    if (consent.withdrawnAt === null) return [];
    const given = isRemindable(consent, [consent]);
    return [{ channel, given, at: (given ? consent.optedInAt : null) ?? consent.withdrawnAt }];
  });
}
