// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CartDto } from '@contracts/carts';
import i18next from 'i18next';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { completeBrowser, speakEnglish } from '../browser-fixture';
import { RemindPanel } from '../../src/features/carts/remind-panel';
import carts from '../../src/locales/en/carts.json';

const notify = vi.hoisted(() => vi.fn<(message: { message: string }) => void>());
vi.mock('@refinedev/core', () => ({
  useCan: () => ({ data: { can: true } }),
  useNotification: () => ({ open: notify }),
}));
vi.mock('../../src/entities/record/use-error-message', () => ({ useErrorMessage: () => () => undefined }));

const ADDRESS = 'https://wa.me/5511987654321?text=Oi';
const AT = '2031-04-03T15:00:00.000Z';
const cart: CartDto = {
  ...{ id: 'cart', branchId: 'b', version: 3, createdAt: AT, updatedAt: AT, channel: 'STORE' },
  ...{ type: 'TAKEOUT', state: 'ABANDONED', step: 'REVIEW', obstacle: 'NONE', items: [], valueCents: 1000 },
  ...{ coupon: null, district: null, city: null, consent: true, lastActivityAt: AT, abandonedAt: AT },
  ...{ autoRemindedAt: null, handRemindedAt: null, orderId: null },
  contact: { name: 'Ana Lima', phone: '+5511987654321', email: null },
  remind: { EMAIL: 'CART_NO_CONTACT', WHATSAPP: null },
};
const reminded: CartDto = {
  ...{ ...cart, state: 'REMINDED', version: 4, handRemindedAt: AT },
  remind: { EMAIL: 'CART_ALREADY_REMINDED', WHATSAPP: 'CART_ALREADY_REMINDED' },
};

beforeAll(async () => {
  completeBrowser();
  await speakEnglish();
  i18next.addResourceBundle('en', 'carts', carts);
});
beforeEach(() => {
  const answer = { data: { cart: reminded, whatsappUrl: ADDRESS } };
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(answer))));
});
afterEach(() => {
  cleanup();
  notify.mockReset();
  vi.unstubAllGlobals();
});

/** Presses for WhatsApp, after which the cart comes anew, as the drawer has it. */
async function reminds(tab: object | null): Promise<void> {
  vi.stubGlobal('open', () => tab);
  const { rerender } = render(<RemindPanel cart={cart} onReminded={() => rerender(panelAfter)} />);
  const panelAfter = <RemindPanel cart={reminded} onReminded={() => undefined} />;
  await userEvent.click(screen.getByRole('button', { name: carts.remind.WHATSAPP }));
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: carts.remind.WHATSAPP })).toBeNull());
}

it('leads the tab on that the browser opened, and says so', async () => {
  const tab = { opener: window, location: { href: '' } };
  await reminds(tab);
  expect(tab).toEqual({ opener: null, location: { href: ADDRESS } });
  expect(notify.mock.lastCall?.[0].message).toBe(carts.remind.done.WHATSAPP);
  expect(screen.queryByRole('link')).toBeNull();
});

it('shows the link to press where the browser opened no tab, and calls nothing done', async () => {
  await reminds(null);
  expect(screen.getByRole('link', { name: carts.remind.WHATSAPP }).getAttribute('href')).toBe(ADDRESS);
  expect(screen.getByRole('status').textContent).toBe(carts.remind.blocked);
  expect(notify).not.toHaveBeenCalled();
});

it.each([
  [{ EMAIL: 'CART_NO_CONTACT', WHATSAPP: 'CART_STORE_CLOSED' }, 'CART_STORE_CLOSED'],
  [{ EMAIL: 'CART_STORE_CLOSED', WHATSAPP: 'CART_NO_CONTACT' }, 'CART_STORE_CLOSED'],
  [{ EMAIL: 'CART_NO_CONTACT', WHATSAPP: 'CART_NO_CONTACT' }, 'CART_NO_CONTACT'],
] as const)('says of %o why nothing can be sent now: %s', (remind, why) => {
  render(<RemindPanel cart={{ ...cart, remind }} onReminded={() => undefined} />);
  expect(screen.getByText(carts.remind.why[why])).toBeTruthy();
});
