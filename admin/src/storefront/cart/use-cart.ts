import { useCallback, useEffect, useMemo, useState } from 'react';
import type { StoreMenu } from '../menu/store-menu';
import { reconcile, withChanged, withItem, withQuantity, type CartItem } from './cart';
import { cartOf } from './cart-storage';

export interface Cart {
  items: CartItem[];
  /** Names of what was taken out because the menu no longer has it, until the customer has read it. */
  dropped: string[];
  add: (item: CartItem) => void;
  change: (key: string, item: CartItem) => void;
  setQuantity: (key: string, quantity: number) => void;
  clear: () => void;
  forgetDropped: () => void;
}

/** The cart, kept on the device and true to the menu as it is now. */
export function useCart(slug: string, menu: StoreMenu): Cart {
  const kept = useMemo(() => cartOf(slug), [slug]);
  const [all, setAll] = useState<CartItem[]>(() => kept.load() ?? []);
  const [dropped, setDropped] = useState<string[]>([]);
  const { kept: items, dropped: gone } = useMemo(() => reconcile(all, menu), [all, menu]);

  // The menu changed under the cart: what it lost is named in the same render in which it leaves.
  if (gone.length > 0) {
    setAll(items);
    setDropped([...new Set([...dropped, ...gone.map(({ name }) => name)])]);
  }

  useEffect(() => {
    if (all.length > 0) kept.save(all);
    else kept.forget();
  }, [kept, all]);

  // A second tab of the same store shares the cart.
  useEffect(() => {
    const take = (event: StorageEvent) => {
      if (event.key === null || event.key.endsWith(`.cart.${slug}`)) setAll(kept.load() ?? []);
    };
    window.addEventListener('storage', take);
    return () => window.removeEventListener('storage', take);
  }, [kept, slug]);

  const add = useCallback((item: CartItem) => setAll((now) => withItem(now, item)), []);
  const change = useCallback(
    (key: string, item: CartItem) => setAll((now) => withChanged(now, key, item)),
    [],
  );
  const setQuantity = useCallback(
    (key: string, quantity: number) => setAll((now) => withQuantity(now, key, quantity)),
    [],
  );
  const clear = useCallback(() => {
    // At once, because the page may be left before an effect has run.
    kept.forget();
    setAll([]);
  }, [kept]);
  const forgetDropped = useCallback(() => setDropped([]), []);
  return { items, dropped, add, change, setQuantity, clear, forgetDropped };
}
