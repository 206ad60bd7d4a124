// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { BRANCH, openHome } from './home-fixture';
import { completeBrowser, speakEnglish } from '../browser-fixture';
import { card, minute } from '../orders/order-fixture';
import { signInAs } from '../session-fixture';
import words from '../../src/locales/en/home.json';
import order from '../../src/locales/en/order.json';
import orders from '../../src/locales/en/orders.json';

beforeAll(async () => {
  completeBrowser();
  await speakEnglish();
  for (const [name, texts] of Object.entries({ home: words, order, orders }))
    i18next.addResourceBundle('en', name, texts);
});
beforeEach(() => signInAs('owner', { branches: [BRANCH] }));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const missed = card('012', {
  ...{ state: 'EXPIRED', endedAt: minute(8), actions: ['acknowledge-missed'], totalCents: 39_000 },
  missed: { acknowledgedAt: null, acknowledgedBy: null, restorableUntil: minute(23) },
});

it('says what was missed and what that cost, with phone and WhatsApp, until it is acknowledged', async () => {
  let open = true;
  const need = { code: 'ORDERS_MISSED' as const, count: 1, amountCents: 39_000 };
  await openHome(() =>
    open ? { missed: [missed], needs: [{ ...need, route: '/dashboard/orders/board' }] } : {},
  );
  const told = vi.fn<(path: string) => void>();
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', (path: string) => {
    told(path);
    if (!path.endsWith('/acknowledge-missed')) return answer(path);
    open = false;
    return Promise.resolve(new Response(JSON.stringify({ data: missed })));
  });
  const needs = within(screen.getByRole('region', { name: words.needs.title }));
  expect(needs.getByRole('listitem').textContent).toMatch(/^1 order was missed · .*390/);
  const lost = within(screen.getByRole('region', { name: words.missed.title }));
  expect(lost.getByText(/390/)).toBeTruthy();
  expect(lost.getByRole('link', { name: /^WhatsApp/ }).getAttribute('href')).toMatch(/^https:\/\/wa\.me\//);
  expect(lost.getByRole('link', { name: /^Call/ }).getAttribute('href')).toMatch(/^tel:/);
  await userEvent.click(lost.getByRole('button', { name: 'Acknowledge: order 012' }));
  expect(told).toHaveBeenCalledWith('/api/orders/012/acknowledge-missed');
  await vi.waitFor(() => expect(screen.queryByRole('region', { name: words.missed.title })).toBeNull());
});
