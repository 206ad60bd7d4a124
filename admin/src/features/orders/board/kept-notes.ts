import type { UnheardDto } from '@contracts/branches';
import type { OrderActionName, OrderCardDto } from '@contracts/orders';
import { withoutCalls } from '@entities/branch/unheard';
import { isRinging } from '@entities/order/order-moves';
import type { ActionableOrder } from '../actions/order-actions';
import { ownPresses, pressNow } from '../actions/own-presses';
import type { Press } from '../actions/send-action';
import { deviceValue, property, textIn } from '@shared/state/device-value';
import { persistedList } from '@shared/state/persisted-list';

/** That somebody at this board took note of an order, which is not known to have arrived. */
export interface KeptNote extends Press {
  id: string;
  /** Of the order as whoever pressed saw it. */
  version: number;
}

/** All that is kept on a board: to silence what rings is about the room, everything else about the order. */
export const isKeptNote = (action: OrderActionName): boolean => action === 'acknowledge';

export function noteOf({ id, version }: ActionableOrder, action: OrderActionName): KeptNote | null {
  if (!isKeptNote(action)) return null;
  return { id, version, ...pressNow() };
}

export const NOTES = 'comanda.board.notes';

const isNote = (value: unknown): value is KeptNote =>
  textIn(value, 'id', 64) !== '' &&
  typeof property(value, 'version') === 'number' &&
  textIn(value, 'at', 40) !== '' &&
  textIn(value, 'key', 64) !== '';

/**
 * What was silenced stays so on the device until the server has answered, also over a reload; one list of the page, which
 * the board adds to and every page sends from.
 */
export const notes = persistedList(
  ownPresses(
    deviceValue<KeptNote[]>(NOTES, 1, (value) => (Array.isArray(value) ? value.filter(isNote) : null)),
  ),
);

/** The orders without the ring of those that were silenced; one that has changed since rings as it would. */
export function withNotes(
  orders: ReadonlyMap<string, OrderCardDto>,
  presses: readonly KeptNote[],
): ReadonlyMap<string, OrderCardDto> {
  if (presses.length === 0) return orders;
  const next = new Map(orders);
  for (const { id, version, at } of presses) {
    const card = next.get(id);
    if (card?.version === version && isRinging(card)) next.set(id, { ...card, acknowledgedAt: at });
  }
  return next;
}

/** Where orders call every page, without those that were silenced here. */
export function withoutSilenced(
  branches: readonly UnheardDto[],
  presses: readonly KeptNote[],
): readonly UnheardDto[] {
  if (presses.length === 0) return branches;
  const silenced = new Set(presses.map(({ id }) => id));
  return withoutCalls(branches, (id) => silenced.has(id));
}
