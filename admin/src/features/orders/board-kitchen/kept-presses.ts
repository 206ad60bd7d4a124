import { unsentOn, type UnsentPress } from './unsent-presses';
import type { OrderState } from '@domain/orders/order';
import { ORDER_STATES } from '@domain/orders/order';
import { deviceValue, property, textIn, type DeviceValue } from '@shared/state/device-value';
import { createStore, type Store } from '@shared/state/store';

/** A press that was not done, and how the order stands instead; null where that is not known. */
export interface RefusedPress {
  press: Pick<UnsentPress, 'number' | 'action'>;
  state: OrderState | null;
}

/** A list on this device that every page of it shares: each change is made to what is kept, whoever wrote it last. */
export interface KeptList<T> {
  list: Store<readonly T[]>;
  change: (next: (now: readonly T[]) => readonly T[]) => void;
  /** Reads again what another page wrote. */
  read: () => void;
}

function keptList<T>(kept: DeviceValue<T[]>): KeptList<T> {
  const list = createStore<readonly T[]>(kept.load() ?? []);
  return {
    list,
    change(next) {
      const after = [...next(kept.load() ?? list.get())];
      kept.save(after);
      list.set(after);
    },
    read: () => list.set(kept.load() ?? []),
  };
}

export const keptPresses = (branchId: string): KeptList<UnsentPress> => keptList(unsentOn(branchId));

/** What was refused and nobody has read yet. */
export const keptRefusals = (branchId: string): KeptList<RefusedPress> =>
  keptList(
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

/** What became of a press that was sent: settled, to be tried again by itself, or the line is not there. */
export type Sent = 'settled' | 'stuck' | 'no-line';

/**
 * Sends what is kept, in its order; what the server fails on waits, and what else was pressed on that order behind it,
 * while the presses of other orders go on.
 */
export async function sendAll(
  { list }: Pick<KeptList<UnsentPress>, 'list'>,
  send: (press: UnsentPress) => Promise<Sent>,
): Promise<void> {
  const stuck = new Set<string>();
  const next = () => list.get().find(({ id }) => !stuck.has(id));
  for (let press = next(); press; press = next()) {
    const sent = await send(press);
    if (sent === 'no-line') return;
    if (sent === 'stuck') stuck.add(press.id);
  }
}

/** Of the pages of a device one sends at a time; a browser without locks has to do without that. */
export async function oneAtATime(branchId: string, work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work();
  await navigator.locks.request(`comanda.kitchen.unsent.${branchId}`, { ifAvailable: true }, (lock) =>
    lock ? work() : undefined,
  );
}
