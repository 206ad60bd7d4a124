import type { ActionWords } from '../actions/order-actions';
import { createStore } from '@shared/state/store';

/** Minutes that somebody chose on the card of an order, with which it is accepted by whatever way. */
const chosen = createStore<ReadonlyMap<string, number>>(new Map());

export const chooseMinutes = (orderId: string, minutes: number): void =>
  chosen.set((before) => new Map(before).set(orderId, minutes));

/** Null while nobody chose any. */
export const useChosenMinutes = (orderId: string): number | null => chosen.use().get(orderId) ?? null;

/** What is said along with accepting an order; nothing where it is accepted as it was promised. */
export function acceptWords(orderId: string): ActionWords | undefined {
  const preparationMin = chosen.get().get(orderId);
  return preparationMin === undefined ? undefined : { preparationMin };
}
