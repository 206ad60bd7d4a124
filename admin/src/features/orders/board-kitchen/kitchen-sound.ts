import type { OrderState } from '@domain/orders/order';
import { ticketsOf, type KitchenTicket, type StationChoice } from './tickets';
import type { Change } from '../live/board-state';

const IN_KITCHEN: readonly OrderState[] = ['ACCEPTED', 'PREPARING', 'READY'];

/** What is heard at a kitchen screen. */
export type KitchenSound = 'new-order' | 'changed' | 'cancelled';

/**
 * What a screen should let hear of something that happened to an order, of what it shows alone: a ticket more, one that is
 * other than it was read, or one that need not be cooked any more.
 */
export function kitchenSound({ before, after }: Change, station: StationChoice): KitchenSound | null {
  const [ticket] = ticketsOf([after], station);
  if (!ticket) return null;
  const wasHere = before !== null && IN_KITCHEN.includes(before.state);
  if (ticket.kind === 'cancelled') return wasHere ? 'cancelled' : null;
  if (after.state === 'ACCEPTED' && !wasHere) return 'new-order';
  const known = before?.modified?.n ?? 0;
  const news = ticket.changes.filter(({ n }) => (n ?? after.modified?.n ?? 0) > known);
  // What is fired is as much of a call as what is new.
  if (news.some(({ kind }) => kind === 'FIRED')) return 'new-order';
  return news.length > 0 ? 'changed' : null;
}

/**
 * What a screen lets hear again and again until somebody has seen it. What was fired is none of it: it was called for by
 * whoever pressed that, as often at this very screen, and hangs to be cooked like what is new.
 */
export function remindersOf(tickets: readonly KitchenTicket[]): KitchenSound[] {
  const sounds: KitchenSound[] = [];
  if (tickets.some(({ kind }) => kind === 'cancelled')) sounds.push('cancelled');
  if (tickets.some(({ changes }) => changes.some(({ kind }) => kind !== 'FIRED'))) sounds.push('changed');
  return sounds;
}
