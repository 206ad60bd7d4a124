import { useEffect } from 'react';
import type { KitchenTicket } from './tickets';
import type { KitchenActions } from './use-kitchen-actions';
import { toggleFullScreen } from './full-screen';
import { useLatest } from '@shared/state/use-latest';

interface KitchenKeys {
  tickets: readonly KitchenTicket[];
  /** Which key takes which ticket down, by the id of its order. */
  keys: ReadonlyMap<string, string>;
  actions: KitchenActions;
  onTotals: () => void;
  onHelp: () => void;
}

/** So long after `C` a digit fires what is held in its ticket. */
export const FIRE_MS = 3000;

/** So long after it fired a digit rests: pressed twice, it would serve the course that was only now begun. */
export const REST_AFTER_FIRE_MS = 2000;

/** The keys of a bump bar and of a keyboard; they work wherever the focus is, because nobody here looks for it. */
export function useKitchenKeys(keys: KitchenKeys): void {
  const latest = useLatest(keys);
  useEffect(() => {
    let fires = -Infinity;
    let fired = { code: '', at: -Infinity };
    const listen = (event: KeyboardEvent) => {
      const { target } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.key === 'Shift') return;
      if (target instanceof Element && target.closest('input, textarea, select, [role=dialog]')) return;
      const firing = event.timeStamp - fires < FIRE_MS;
      fires = event.key.toLowerCase() === 'c' ? event.timeStamp : -Infinity;
      const rests = event.code === fired.code && event.timeStamp - fired.at < REST_AFTER_FIRE_MS;
      if (rests) return event.preventDefault();
      if (!press(event, latest.current, firing)) return;
      event.preventDefault();
      if (firing) fired = { code: event.code, at: event.timeStamp };
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [latest]);
}

function press(event: KeyboardEvent, { tickets, keys, ...does }: KitchenKeys, firing: boolean): boolean {
  const { actions, onTotals, onHelp } = does;
  const ticketOf = (key: string) => tickets.find(({ order }) => keys.get(order.id) === key);
  // By the place of the key, because with Shift a digit is another sign on every keyboard.
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1];
  if (digit) {
    const ticket = ticketOf(digit);
    if (!ticket) return false;
    if (firing) actions.fire(ticket);
    else if (!event.shiftKey) actions.bump(ticket);
    else actions.start(ticket);
    return true;
  }
  switch (event.key.toLowerCase()) {
    case 'x': {
      const cancelled = ticketOf('X');
      if (cancelled) actions.bump(cancelled);
      return true;
    }
    case 'c':
      return true;
    case 'r':
      actions.recall();
      return true;
    case 'z':
      actions.undo();
      return true;
    case 't':
      onTotals();
      return true;
    case 'f':
      toggleFullScreen();
      return true;
    case '?':
      onHelp();
      return true;
    default:
      return false;
  }
}
