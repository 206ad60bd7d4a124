import { useCallback, useEffect, useState } from 'react';
import { viewAddress } from '../addresses';

/** What lies over the menu. It is kept in the address, so that the phone's back button closes it. */
export type View =
  | { name: 'menu' }
  | { name: 'item'; productId: string; itemKey: string | null }
  | { name: 'cart' }
  | { name: 'checkout' }
  | { name: 'info' }
  | { name: 'card' };

const SIMPLE = ['cart', 'checkout', 'info', 'card'] as const;

interface Step {
  itemKey: string | null;
  /** Opened by this page, so that closing it is going back. */
  opened: boolean;
}

interface Navigation {
  view: View;
  open: (view: View) => void;
  close: () => void;
  /** Lets go of whatever lies over the menu, however it was come to. */
  toMenu: () => void;
}

export function useView(): Navigation {
  const [view, setView] = useState<View>(current);

  useEffect(() => {
    const follow = () => setView(current());
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);

  const open = useCallback((next: View) => {
    const step: Step = { itemKey: next.name === 'item' ? next.itemKey : null, opened: true };
    history.pushState(step, '', addressOf(next));
    setView(next);
  }, []);

  const toMenu = useCallback(() => {
    history.replaceState(null, '', addressOf({ name: 'menu' }));
    setView({ name: 'menu' });
  }, []);
  const close = useCallback(() => {
    if (stepOf(history.state).opened) history.back();
    else toMenu();
  }, [toMenu]);
  return { view, open, close, toMenu };
}

function current(): View {
  const query = new URLSearchParams(location.search);
  const productId = query.get('item');
  if (productId) return { name: 'item', productId, itemKey: stepOf(history.state).itemKey };
  // The link to a loyalty card; the card takes its pass out of the address.
  if (query.has('card')) return { name: 'card' };
  const name = SIMPLE.find((simple) => simple === query.get('view'));
  return { name: name ?? 'menu' };
}

function addressOf(view: View): string {
  if (view.name === 'item') return viewAddress(location, { item: view.productId });
  return viewAddress(location, view.name === 'menu' ? {} : { view: view.name });
}

function stepOf(state: unknown): Step {
  const isStep = typeof state === 'object' && state !== null && 'opened' in state && 'itemKey' in state;
  if (!isStep) return { itemKey: null, opened: false };
  return { itemKey: typeof state.itemKey === 'string' ? state.itemKey : null, opened: state.opened === true };
}
