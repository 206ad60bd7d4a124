import type { OrderState } from '@domain/orders/order';
import { ticketsOf, type StationChoice } from './tickets';
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
