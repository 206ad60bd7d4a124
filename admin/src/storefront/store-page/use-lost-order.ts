import { useCallback, useEffect, useRef, useState } from 'react';
import type { Language } from '@contracts/session';
import type { Cart } from '../cart/use-cart';
import type { LostOrder } from '../checkout/lost-order';
import { forgetAttempt, isAwaited, unansweredAttempt } from '../device/attempt';

/** A network that comes and goes does not always tell the page so. */
const AGAIN_MS = 15_000;

interface Wanted {
  slug: string;
  cart: Cart;
  language: Language;
  /** The customer orders just now, or was asked about the try: by that it is settled. */
  ordering: boolean;
  /** What was ordered has left the cart. */
  onOrdered: () => void;
}

export interface LostOrderState {
  /** What there is to tell of it, if anything. */
  lost: LostOrder | null;
  /** A try was made of which nobody here knows what came of it. */
  unanswered: boolean;
  /** Looks on the device whether there is a try by now. */
  recheck: () => void;
}

/**
 * Looks for an order whose answer was lost: as soon as its store's page is opened, again and again while it is not told
 * what came of it, and at once when the network returns or the page is seen again.
 */
export function useLostOrder({ slug, cart, language, ordering, onOrdered }: Wanted): LostOrderState {
  const [state, setState] = useState(() => stateOf(slug));
  const recheck = useCallback(() => setState(stateOf(slug)), [slug]);
  const page = useRef({ cart, ordering, onOrdered });
  useEffect(() => {
    page.current = { cart, ordering, onOrdered };
  });
  const isUnknown = state.lost?.is === 'UNKNOWN';

  useEffect(() => {
    const left = new AbortController();
    let asking = false;
    const isOrdering = () => page.current.ordering;
    const look = async () => {
      const attempt = unansweredAttempt(slug);
      if (!attempt || asking || isUnknown || isOrdering() || isAwaited(attempt)) return;
      asking = true;
      setState({ unanswered: true, lost: { is: 'LOOKED_FOR' } });
      try {
        const { isOfCart, lookForOrder, reduceKeptDraft } = await import('../checkout/lost-order');
        const lost = await lookForOrder(slug, attempt, language);
        // Pressed meanwhile: what came of it is told by that.
        if (left.signal.aborted || isOrdering()) return;
        if (!lost || lost.is === 'UNKNOWN') return setState({ ...stateOf(slug), ...(lost && { lost }) });
        forgetAttempt(slug, attempt);
        setState({ unanswered: unansweredAttempt(slug) !== null, lost });
        if (lost.is !== 'TAKEN' || !isOfCart(attempt, page.current.cart.items)) return;
        reduceKeptDraft(slug);
        page.current.cart.clear();
        page.current.onOrdered();
      } finally {
        asking = false;
      }
    };
    // What asks cannot be loaded without a network: it is tried again like the question.
    const tryLook = () => void look().catch(() => undefined);
    const whenSeen = () => document.visibilityState === 'visible' && tryLook();
    tryLook();
    const timer = setInterval(whenSeen, AGAIN_MS);
    window.addEventListener('online', tryLook);
    document.addEventListener('visibilitychange', whenSeen);
    return () => {
      left.abort();
      clearInterval(timer);
      window.removeEventListener('online', tryLook);
      document.removeEventListener('visibilitychange', whenSeen);
    };
  }, [slug, language, isUnknown]);
  return { ...state, recheck };
}

function stateOf(slug: string): Pick<LostOrderState, 'lost' | 'unanswered'> {
  const attempt = unansweredAttempt(slug);
  const lost = attempt && !isAwaited(attempt) ? ({ is: 'LOOKED_FOR' } as const) : null;
  return { lost, unanswered: attempt !== null };
}
