import { useCallback, useEffect, useState } from 'react';

/** What lies over the menu. It is kept in the address, so that the phone's back button closes it. */
export type View =
  | { name: 'menu' }
  | { name: 'item'; productId: string; itemKey: string | null }
  | { name: 'cart' }
  | { name: 'checkout' }
  | { name: 'info' };

const SIMPLE = ['cart', 'checkout', 'info'] as const;

interface Step {
  itemKey: string | null;
  /** Opened by this page, so that closing it is going back. */
  opened: boolean;
}

interface Navigation {
  view: View;
  open: (view: View) => void;
  close: () => void;
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

  const close = useCallback(() => {
    if (stepOf(history.state).opened) return history.back();
    history.replaceState(null, '', addressOf({ name: 'menu' }));
    setView({ name: 'menu' });
  }, []);
  return { view, open, close };
}

function current(): View {
  const query = new URLSearchParams(location.search);
  const productId = query.get('item');
  if (productId) return { name: 'item', productId, itemKey: stepOf(history.state).itemKey };
  const name = SIMPLE.find((simple) => simple === query.get('view'));
  return { name: name ?? 'menu' };
}

function addressOf(view: View): string {
  const query = new URLSearchParams();
  // Whoever scanned the code of a table sits there for as long as they look around.
  const table = new URLSearchParams(location.search).get('table');
  if (table) query.set('table', table);
  if (view.name === 'item') query.set('item', view.productId);
  else if (view.name !== 'menu') query.set('view', view.name);
  const text = query.toString();
  return text === '' ? location.pathname : `${location.pathname}?${text}`;
}

function stepOf(state: unknown): Step {
  const isStep = typeof state === 'object' && state !== null && 'opened' in state && 'itemKey' in state;
  if (!isStep) return { itemKey: null, opened: false };
  return { itemKey: typeof state.itemKey === 'string' ? state.itemKey : null, opened: state.opened === true };
}
