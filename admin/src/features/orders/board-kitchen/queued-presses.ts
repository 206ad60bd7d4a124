import { unsentOn, type UnsentPress } from './unsent-presses';
import type { OrderState } from '@domain/orders/order';
import { ORDER_STATES } from '@domain/orders/order';
import { deviceValue, property, textIn } from '@shared/state/device-value';
import { persistedList, type PersistedList } from '@shared/state/persisted-list';

/** A press that was not done, and how the order stands instead; null where that is not known. */
export interface RefusedPress {
  press: Pick<UnsentPress, 'number' | 'action'>;
  state: OrderState | null;
}

export const queuedPresses = (branchId: string): PersistedList<UnsentPress> =>
  persistedList(unsentOn(branchId));

/** What was refused and nobody has read yet. */
export const storedRefusals = (branchId: string): PersistedList<RefusedPress> =>
  persistedList(
    deviceValue<RefusedPress[]>(`comanda.kitchen.refused.${branchId}`, 1, (value) =>
      Array.isArray(value) ? value.filter(isRefused) : null,
    ),
  );

const isRefused = (value: unknown): value is RefusedPress => {
  const state = property(value, 'state');
  return (
    textIn(property(value, 'press'), 'action', 40) !== '' &&
    (state === null || ORDER_STATES.some((known) => known === state))
  );
};

/** What the server fails on holds up what else was pressed on that order. */
export const ofOneOrder = (later: UnsentPress, earlier: UnsentPress): boolean => later.id === earlier.id;
