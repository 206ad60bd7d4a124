// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { completeBrowser, speakEnglish } from '../browser-fixture';
import { stubStorage } from '../device-fixture';
import { signInAs } from '../session-fixture';
import { card, minute } from '../orders/order-fixture';
import { Dashboard } from '@app/dashboard';
import { liveConnection } from '@entities/live/live';
import { session } from '@entities/session/session';
import { notes } from '../../src/features/orders/board/kept-notes';
import { pressesAt, type UnsentPress } from '../../src/features/orders/board-kitchen/queued-presses';
import { UnsentBanners } from '../../src/features/orders/board-kitchen/unsent-banners';
import order from '../../src/locales/en/order.json';
import kitchen from '../../src/locales/en/order-kitchen.json';
import orders from '../../src/locales/en/orders.json';

// A page without the shell, as the kitchen's is: what it shows is of no concern here.
vi.mock('@app/routes/dashboard-routes', () => ({ DashboardRoutes: () => null }));
// It would bring a second copy of the router along.
vi.mock('@app/providers/router/router-provider', () => ({ routerProvider: {} }));
vi.mock('@app/providers/live/use-live-stream', () => ({ useLiveStream: () => undefined }));
vi.mock('@entities/branch/unheard', () => ({ useReadUnheard: () => () => Promise.resolve() }));

const branchOf = (id: string, name: string) => ({
  ...{ id, name, slug: id, timezone: 'America/Sao_Paulo', closeoutTime: '04:00', state: 'ACTIVE' as const },
});
const BRANCHES = [branchOf('north', 'Norte'), branchOf('south', 'Sul')];
const BASE = { number: '014', action: 'ready', words: {}, version: 1, from: 'PREPARING' } as const;
const press = (id: string, by?: string): UnsentPress => ({
  ...{ ...BASE, id, by, at: minute(5), key: `key-of-${id}` },
});

let kept: Map<string, string>;
let answer: (id: string) => Response;
const sent = vi.fn<(what: string) => void>();
const sentSoFar = () => sent.mock.calls.map(([what]) => what);
const keep = (branch: string, ...presses: UnsentPress[]) =>
  kept.set(`comanda.kitchen.unsent.${branch}`, JSON.stringify({ version: 1, value: presses }));

beforeAll(async () => {
  completeBrowser();
  await speakEnglish();
  for (const [name, texts] of Object.entries({ order, orders, 'order-kitchen': kitchen }))
    i18next.addResourceBundle('en', name, texts);
});
beforeEach(() => {
  kept = stubStorage();
  signInAs('owner', { branches: BRANCHES });
  answer = (id) => new Response(JSON.stringify({ data: card(id) }));
  vi.stubGlobal('fetch', (path: string, { headers, method }: { headers: object; method: string }) => {
    if (method !== 'POST') return Promise.resolve(new Response('{"data":null}'));
    sent(`${path} ${'Idempotency-Key' in headers ? String(headers['Idempotency-Key']) : ''}`);
    return Promise.resolve(answer(path.split('/').at(-2) ?? ''));
  });
});
afterEach(() => {
  cleanup();
  sent.mockReset();
  liveConnection.state.set('idle');
  session.set(undefined);
  vi.unstubAllGlobals();
});

/** The dashboard, as it comes to a device that has kept something. */
function open() {
  notes.read();
  for (const { id } of BRANCHES) {
    pressesAt(id).queue.read();
    pressesAt(id).refusals.read();
  }
  return render(
    <MemoryRouter>
      <Dashboard />
    </MemoryRouter>,
  );
}

it('sends the presses of every kitchen once the line is back, whichever page is shown', async () => {
  keep('north', press('a'), press('b'));
  keep('south', press('c'));
  liveConnection.state.set('offline');
  open();
  expect(sentSoFar()).toEqual([]);
  await act(() => Promise.resolve(liveConnection.state.set('online')));
  const [a, b, c] = ['a', 'b', 'c'].map((id) => `/api/orders/${id}/ready key-of-${id}`);
  await vi.waitFor(() => expect(sentSoFar().sort()).toEqual([a, b, c]));
  expect(sentSoFar().indexOf(a!)).toBeLessThan(sentSoFar().indexOf(b!));
  await vi.waitFor(() => expect(kept.get('comanda.kitchen.unsent.north')).toContain('[]'));
});

it('sends what was silenced on the board as well', async () => {
  const value = [{ id: 'a', version: 1, at: minute(5), key: 'key-of-a' }];
  kept.set('comanda.board.notes', JSON.stringify({ version: 1, value }));
  open();
  await vi.waitFor(() => expect(sentSoFar()).toEqual(['/api/orders/a/acknowledge key-of-a']));
});

it('sends nothing in the name of another person, and keeps it for them', async () => {
  keep('north', press('theirs', 'bruno'), press('own', 'ana'));
  open();
  await vi.waitFor(() => expect(kept.get('comanda.kitchen.unsent.north')).not.toContain('key-of-own'));
  expect(sentSoFar()).toEqual(['/api/orders/own/ready key-of-own']);
  expect(kept.get('comanda.kitchen.unsent.north')).toContain('key-of-theirs');
});

it('forgets in its memory what whoever was here before left there', async () => {
  keep('north', press('theirs', 'ana'));
  liveConnection.state.set('offline');
  open();
  cleanup();
  expect(pressesAt('north').queue.list.get()).toHaveLength(1);
  const ana = session.get()!;
  session.set({ ...ana, user: { ...ana.user, id: 'bruno' } });
  render(
    <MemoryRouter>
      <Dashboard />
    </MemoryRouter>,
  );
  await vi.waitFor(() => expect(pressesAt('north').queue.list.get()).toEqual([]));
});

it('leaves a branch to the page of this browser that is sending for it', async () => {
  const request = vi.fn((name: string, _options: object, work: (lock: object | null) => unknown) =>
    Promise.resolve(work(name.endsWith('.north') ? null : {})),
  );
  vi.stubGlobal('navigator', { locks: { request } });
  keep('north', press('a'));
  keep('south', press('c'));
  open();
  await vi.waitFor(() => expect(kept.get('comanda.kitchen.unsent.south')).toContain('[]'));
  expect(sentSoFar()).toEqual(['/api/orders/c/ready key-of-c']);
});

it('is told in the kitchen of another branch, with the name of its own', async () => {
  keep('north', press('a'));
  keep('south', press('c'));
  liveConnection.state.set('offline');
  open();
  render(<UnsentBanners here="south" />);
  const waiting = screen.getAllByText(/not sent yet/).map(({ textContent }) => textContent);
  expect(waiting).toEqual(['Norte: 1 press is not sent yet', '1 press is not sent yet']);

  answer = () => new Response('{"error":{"message":""}}', { status: 409 });
  await act(() => Promise.resolve(liveConnection.state.set('online')));
  await screen.findByText('Norte 014: “Ready” was not done.');
  await screen.findByText('014: “Ready” was not done.');
});
