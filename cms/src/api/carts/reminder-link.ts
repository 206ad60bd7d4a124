import { timingSafeEqual } from 'node:crypto';
import { keyedHash } from '../../secrecy/secrecy';
import type { StoredCart } from './store/carts';

const MAC_DIGITS = 32;

/** The claims of a reminder's link: its cart, and the contact it was sent to. */
export interface ReminderLink {
  recoveryToken: string;
  /** The keyed hash of the address or phone; null for a token that names a cart alone. */
  contact: string | null;
}

/** An address or a phone as a business keeps what it knows of it: whose it is can be asked for, not read. */
export const contactHash = (businessId: string, contact: string): string =>
  keyedHash('cart contacts', businessId, contact);

const macOf = (recoveryToken: string, contact: string) =>
  keyedHash('cart links', recoveryToken, contact).slice(0, MAC_DIGITS);

/**
 * The token of the link that stops reminders. It is signed for the contact that it is sent to, because the contact of the
 * cart can be changed by whoever filled it.
 *
 * @param contact the address or the phone to which the reminder goes
 */
export function reminderLinkToken(
  { recoveryToken, businessId }: Pick<StoredCart, 'recoveryToken' | 'businessId'>,
  contact: string,
): string {
  const hash = contactHash(businessId, contact);
  return [recoveryToken, hash, macOf(recoveryToken, hash)].join('.');
}

/** The claims of a token; null where its signature is wrong. */
export function readReminderLink(token: string): ReminderLink | null {
  const [recoveryToken = '', contact, mac] = token.split('.');
  if (contact === undefined) return { recoveryToken, contact: null };
  const [given, own] = [Buffer.from(mac ?? ''), Buffer.from(macOf(recoveryToken, contact))];
  return given.length === own.length && timingSafeEqual(given, own) ? { recoveryToken, contact } : null;
}
