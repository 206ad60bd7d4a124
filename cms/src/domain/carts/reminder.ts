import { DAY_MIN, DAY_MS, instantOf, localTime, MINUTE_MS, minutesOf, windowStartDay } from '../time';
import { canMove, type CartState } from './life-cycle';

export const REMINDER_WAYS = ['EMAIL', 'WHATSAPP'] as const;
export type ReminderWay = (typeof REMINDER_WAYS)[number];

/** Why a cart's customer is not reminded, in the order in which it is asked. */
export const REMINDER_REFUSALS = [
  'CART_NOT_LEFT',
  'CART_ORDERED',
  'CART_ALREADY_REMINDED',
  'CART_NO_CONSENT',
  'CART_NO_CONTACT',
  'CART_STORE_CLOSED',
  'CART_QUIET_HOURS',
] as const;
export type ReminderRefusal = (typeof REMINDER_REFUSALS)[number];

/** By the branch's clock, nobody is written to by itself from the first to the second. */
export const QUIET_HOURS = { from: '21:00', to: '09:00' } as const;

/** For so long after a reminder nobody is written to again in the same way, whichever of their carts it is about, in days. */
export const REMINDED_AGAIN_AFTER_DAYS = 7;

/** What of a cart decides whether its customer may be reminded. Instants are ISO-8601 UTC. */
export interface Remindable {
  state: CartState;
  consentAt: string | null;
  contactPhone: string | null;
  contactEmail: string | null;
  /** By itself, and by a person; each once at most. */
  autoRemindedAt: string | null;
  handRemindedAt: string | null;
}

/**
 * What a business knows of whoever has the address or the phone of a cart, by the last time that each happened, whatever cart it
 * was about. Instants are ISO-8601 UTC.
 */
export interface CustomerHistory {
  /** Whether they have ordered since the cart was last touched, with the order not called off. */
  ordered: boolean;
  autoRemindedAt: string | null;
  handRemindedAt: string | null;
  /** Whether withdrawals leave a way open (`isRemindable`); of a way without a contact, whether nobody withdrew. */
  remindable: Readonly<Record<ReminderWay, boolean>>;
}

/** Who reminds: time, where the branch wants it, or somebody of the team. */
export type ReminderBy = 'CLOCK' | 'PERSON';

interface Circumstances {
  by: ReminderBy;
  way: ReminderWay;
  customer: CustomerHistory;
  /** Whether the store takes orders now. */
  canOrder: boolean;
  now: Date;
  /** IANA name, of the branch. */
  timeZone: string;
}

/**
 * Why a cart's customer may not be reminded now; null where they may. A person chooses the moment, so the quiet hours bind
 * the clock alone.
 */
export function reminderRefusal(
  cart: Remindable,
  { by, way, customer, canOrder, now, timeZone }: Circumstances,
): ReminderRefusal | null {
  if (!canMove(cart.state, 'remind')) return 'CART_NOT_LEFT';
  if (customer.ordered) return 'CART_ORDERED';
  const stamp = by === 'CLOCK' ? 'autoRemindedAt' : 'handRemindedAt';
  if (cart[stamp] !== null || isRecent(customer[stamp], now)) return 'CART_ALREADY_REMINDED';
  if (cart.consentAt === null || !customer.remindable[way]) return 'CART_NO_CONSENT';
  if ((way === 'EMAIL' ? cart.contactEmail : cart.contactPhone) === null) return 'CART_NO_CONTACT';
  if (!canOrder) return 'CART_STORE_CLOSED';
  return by === 'CLOCK' && isQuiet(now, timeZone) ? 'CART_QUIET_HOURS' : null;
}

/** Up to when a reminder is long enough ago for another one. */
export const remindableAgainBefore = (now: Date): Date =>
  new Date(now.getTime() - REMINDED_AGAIN_AFTER_DAYS * DAY_MS);

const isRecent = (remindedAt: string | null, now: Date): boolean =>
  remindedAt !== null && Date.parse(remindedAt) > remindableAgainBefore(now).getTime();

/** Whether it is a time at a place at which nobody is written to by itself. */
export const isQuiet = (now: Date, timeZone: string): boolean =>
  windowStartDay(localTime(now, timeZone).minutes, QUIET_HOURS.from, QUIET_HOURS.to) !== null;

/** So late a mail may go out after its time and still be on time. */
const ON_TIME_MIN = 30;

/**
 * For how long a reminder that was sent by itself is held back: one that waited for its server into the quiet hours goes out
 * when they end.
 *
 * @param dueAt when it was to go out, ISO-8601 UTC
 * @param timeZone IANA name, of the branch
 * @returns milliseconds ≥ 0; 0 where it may go out
 */
export function heldBackMs(dueAt: string, now: Date, timeZone: string): number {
  const late = now.getTime() - Date.parse(dueAt) > ON_TIME_MIN * MINUTE_MS;
  if (!late || !isQuiet(now, timeZone)) return 0;
  const { day, minutes } = localTime(now, timeZone);
  const end = minutesOf(QUIET_HOURS.to);
  return instantOf(day, minutes < end ? end : end + DAY_MIN, timeZone).getTime() - now.getTime();
}
