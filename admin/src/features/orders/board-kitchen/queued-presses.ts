import type { OrderActionName } from '@contracts/orders';
import { ORDER_STATES, type OrderState } from '@domain/orders/order';
import type { ActionableOrder, ActionWords } from '../actions/order-actions';
import { ownPresses, pressNow } from '../actions/own-presses';
import type { Press } from '../actions/send-action';
import { deviceValue, property, textIn } from '@shared/state/device-value';
import { persistedList, type PersistedList } from '@shared/state/persisted-list';

/** What is pressed at the wall, all of it without a question. */
const PRESSES = ['start', 'ready', 'step-back', 'fire', 'acknowledge', 'acknowledge-change'] as const;
type KeptAction = (typeof PRESSES)[number];

/** Something that was pressed and is not known to have arrived. */
export interface UnsentPress extends Press {
  id: string;
  number: string;
  action: KeptAction;
  words: Pick<ActionWords, 'station' | 'step' | 'reason' | 'n' | 'places'>;
  /** Of the order as whoever pressed saw it. */
  version: number;
  from: OrderState;
}

export const isKept = (action: OrderActionName): action is KeptAction =>
  PRESSES.some((press) => press === action);

/** A press, as it is sent and kept; null where it is none of the kitchen's, which is not done later. */
export function pressOf(
  { id, number, version, state }: ActionableOrder,
  action: OrderActionName,
  words: ActionWords = {},
): UnsentPress | null {
  if (!isKept(action)) return null;
  return { id, number, version, from: state, action, words, ...pressNow() };
}

/** Under what the presses of a branch are kept, and of the pages of this device one sends at a time. */
export const queueName = (branchId: string) => `comanda.kitchen.unsent.${branchId}`;

/** What an older page kept has no key; what it is made of is the press's own. */
const withKey = (press: UnsentPress): UnsentPress =>
  press.key ? press : { ...press, key: `${press.id}.${press.action}.${Date.parse(press.at)}` };

/** Whether it is what this page wrote: the server looks at the rest of it. */
const isUnsent = (value: unknown): value is UnsentPress =>
  textIn(value, 'id', 64) !== '' &&
  PRESSES.some((press) => press === textIn(value, 'action', 40)) &&
  typeof property(value, 'version') === 'number' &&
  typeof property(value, 'words') === 'object' &&
  textIn(value, 'at', 40) !== '' &&
  textIn(value, 'from', 40) !== '';

/** What was pressed stays on the device until the server has answered, also over a reload. */
export const queuedPresses = (branchId: string): PersistedList<UnsentPress> =>
  persistedList(
    ownPresses(
      deviceValue<UnsentPress[]>(queueName(branchId), 1, (value) =>
        Array.isArray(value) ? value.filter(isUnsent).map(withKey) : null,
      ),
    ),
  );

/** A press that was not done, and how the order stands instead; null where that is not known. */
export interface RefusedPress {
  press: Pick<UnsentPress, 'number' | 'action'>;
  state: OrderState | null;
}

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

interface PressesAt {
  queue: PersistedList<UnsentPress>;
  refusals: PersistedList<RefusedPress>;
}

const known = new Map<string, PressesAt>();

/** What was pressed in the kitchen of a branch: one list of this page for who keeps, who sends and who tells of it. */
export function pressesAt(branchId: string): PressesAt {
  const presses = known.get(branchId) ?? {
    queue: queuedPresses(branchId),
    refusals: storedRefusals(branchId),
  };
  known.set(branchId, presses);
  return presses;
}
