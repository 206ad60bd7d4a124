import { useEffect } from 'react';
import type { KitchenTicket } from './tickets';
import type { KitchenActions } from './use-kitchen-actions';
import { toggleFullScreen } from './full-screen';
import { useLatest } from '@shared/state/use-latest';

interface KitchenKeys {
  tickets: KitchenTicket[];
  actions: KitchenActions;
  onTotals: () => void;
  onHelp: () => void;
}

/** The keys of a bump bar and of a keyboard; they work wherever the focus is, because nobody here looks for it. */
export function useKitchenKeys(keys: KitchenKeys): void {
  const latest = useLatest(keys);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { target } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (target instanceof Element && target.closest('input, textarea, select, [role=dialog]')) return;
      if (press(event, latest.current)) event.preventDefault();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [latest]);
}

function press(event: KeyboardEvent, { tickets, actions, onTotals, onHelp }: KitchenKeys): boolean {
  // By the place of the key, because with Shift a digit is another sign on every keyboard.
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1];
  if (digit) {
    const ticket = tickets[Number(digit) - 1];
    if (!ticket) return false;
    if (!event.shiftKey) actions.bump(ticket);
    else if (ticket.order.actions.includes('start')) actions.start(ticket.order);
    return true;
  }
  switch (event.key.toLowerCase()) {
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
