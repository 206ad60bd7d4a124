import { useCallback, useEffect, useRef, useState } from 'react';
import type { Cart } from '../cart/use-cart';
import type { CheckoutForm } from '../checkout/form';
import type { LostOrder } from '../checkout/lost-order';
import { forgetAttempt, isAwaited, unansweredAttempt } from '../device/attempt';
import { useLocale } from '../i18n/locale';

/** A network that comes and goes does not always tell the page so. */
const AGAIN_MS = 15_000;

interface Wanted {
  slug: string;
  cart: Cart;
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
  /** Hears what stands at the checkout, while that is open. */
  onTyped: (form: CheckoutForm | null) => void;
}

interface State extends Pick<LostOrderState, 'lost' | 'unanswered'> {
  /** The try of which was told what came of it, and which stays for the customer to decide about, by its key. */
  told: string | null;
}

/**
 * Looks for an order whose answer was lost: as soon as its store's page is opened, again and again while it is not told
 * what came of it, and at once when the network returns or the page is seen again.
 */
export function useLostOrder({ slug, cart, ordering, onOrdered }: Wanted): LostOrderState {
  const { language, currency, country } = useLocale();
  const [{ told, ...state }, setState] = useState(() => stateOf(slug));
  const recheck = useCallback(() => setState(stateOf(slug)), [slug]);
  const typed = useRef<CheckoutForm | null>(null);
  const onTyped = useCallback((form: CheckoutForm | null) => void (typed.current = form), []);
  const now = { cart, money: { currency, country }, ordering, onOrdered };
  const page = useRef(now);
  useEffect(() => {
    page.current = now;
  });

  useEffect(() => {
    const left = new AbortController();
    let asking = false;
    const isOrdering = () => page.current.ordering;
    const look = async () => {
      const attempt = unansweredAttempt(slug);
      if (!attempt || asking || isOrdering() || isAwaited(attempt)) return;
      asking = true;
      if (attempt.key !== told) setState(stateOf(slug));
      try {
        const { lookForOrder, reduceKeptDraft } = await import('../checkout/lost-order');
        const lost = await lookForOrder(attempt, {
          ...{ slug, language },
          wanted: () => {
            const { cart, money } = page.current;
            return { items: cart.items, typed: typed.current, money };
          },
        });
        // Pressed meanwhile: what came of it is told by that.
        if (left.signal.aborted || isOrdering()) return;
        if (!lost)
          return setState((last) => (last.told === unansweredAttempt(slug)?.key ? last : stateOf(slug)));
        if (lost.over) forgetAttempt(slug, attempt);
        setState({
          unanswered: unansweredAttempt(slug) !== null,
          lost,
          told: lost.over ? null : attempt.key,
        });
        if (lost.is !== 'TAKEN') return;
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
    // What was told may be another by the time that the page is seen again – paid, for one –, but is not asked for by itself.
    const isUntold = () => unansweredAttempt(slug)?.key !== told;
    if (isUntold()) tryLook();
    const timer = setInterval(() => isUntold() && whenSeen(), AGAIN_MS);
    window.addEventListener('online', tryLook);
    document.addEventListener('visibilitychange', whenSeen);
    return () => {
      left.abort();
      clearInterval(timer);
      window.removeEventListener('online', tryLook);
      document.removeEventListener('visibilitychange', whenSeen);
    };
  }, [slug, language, told]);
  return { ...state, recheck, onTyped };
}

function stateOf(slug: string): State {
  const attempt = unansweredAttempt(slug);
  const lost = attempt && !isAwaited(attempt) ? ({ is: 'LOOKED_FOR', over: false } as const) : null;
  return { lost, unanswered: attempt !== null, told: null };
}
