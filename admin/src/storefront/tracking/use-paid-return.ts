import { useEffect } from 'react';
import type { Language } from '@contracts/session';
import type { TrackedOrderDto } from '@contracts/storefront';
import { syncCheckout } from '../api/order-api';

/** The address to which the payment page sends somebody who has paid. */
const PAID = '?paid';

/**
 * Has the provider asked once when the customer comes back from its page: they may be faster than its own word, and that
 * may be lost. The address is then that of the order alone, so that reading the page again asks nobody.
 */
export function usePaidReturn(
  token: string,
  language: Language,
  take: (order: TrackedOrderDto) => void,
): void {
  useEffect(() => {
    if (!location.search.startsWith(PAID)) return;
    history.replaceState(history.state, '', location.pathname);
    // Without an answer the provider's own word moves the page on.
    syncCheckout(token, language).then(take, () => undefined);
  }, [token, language, take]);
}
