import { localTime, windowStartDay } from '../time';
import { canMove, type CartState } from './life-cycle';

export const REMINDER_WAYS = ['EMAIL', 'WHATSAPP'] as const;
export type ReminderWay = (typeof REMINDER_WAYS)[number];

/** Why a cart's customer is not reminded, in the order in which it is asked. */
export const REMINDER_REFUSALS = [
  'CART_NOT_LEFT',
  'CART_ALREADY_REMINDED',
  'CART_NO_CONSENT',
  'CART_NO_CONTACT',
  'CART_STORE_CLOSED',
  'CART_QUIET_HOURS',
] as const;
export type ReminderRefusal = (typeof REMINDER_REFUSALS)[number];

/** By the branch's clock, nobody is written to by itself from the first to the second. */
export const QUIET_HOURS = { from: '21:00', to: '09:00' } as const;

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

interface Circumstances {
  by: 'CLOCK' | 'PERSON';
  way: ReminderWay;
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
  { by, way, canOrder, now, timeZone }: Circumstances,
): ReminderRefusal | null {
  if (!canMove(cart.state, 'remind')) return 'CART_NOT_LEFT';
  if ((by === 'CLOCK' ? cart.autoRemindedAt : cart.handRemindedAt) !== null) return 'CART_ALREADY_REMINDED';
  if (cart.consentAt === null) return 'CART_NO_CONSENT';
  if ((way === 'EMAIL' ? cart.contactEmail : cart.contactPhone) === null) return 'CART_NO_CONTACT';
  if (!canOrder) return 'CART_STORE_CLOSED';
  return by === 'CLOCK' && isQuiet(now, timeZone) ? 'CART_QUIET_HOURS' : null;
}

/** Whether it is a time at a place at which nobody is written to by itself. */
export const isQuiet = (now: Date, timeZone: string): boolean =>
  windowStartDay(localTime(now, timeZone).minutes, QUIET_HOURS.from, QUIET_HOURS.to) !== null;
