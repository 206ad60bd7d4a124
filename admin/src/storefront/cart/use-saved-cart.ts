import type { CartBody } from '@contracts/carts';
import type { Language } from '@contracts/session';
import { useEffect } from 'react';
import { saveCart } from './save-cart';

/** Tells the store of the cart once it has stayed as it is for a while; null for nothing to tell. */
export function useSavedCart(slug: string, body: CartBody | null, language: Language, afterMs: number): void {
  const text = body && JSON.stringify(body);
  useEffect(() => {
    if (text === null) return;
    const timer = setTimeout(() => saveCart(slug, JSON.parse(text) as CartBody, language), afterMs);
    return () => clearTimeout(timer);
  }, [slug, text, language, afterMs]);
}
