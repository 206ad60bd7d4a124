// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { openTracking } from '../../src/storefront/tracking/tracking-entry';

afterEach(() => vi.unstubAllGlobals());

// The page asks the provider once by this: see `usePaidReturn`.
it.each(['?paid', ''])(
  'an order that is opened by a link without its store keeps what the payment page said: "%s"',
  async (said) => {
    const order = { storeSlug: 'one', storeLanguage: 'en' };
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ data: order })));
    history.replaceState(null, '', `/t/token${said}`);
    await openTracking('token', 'en');
    expect(location.pathname + location.search).toBe(`/m/one/t/token${said}`);
  },
);
