// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import type { CourierPageDto, CourierTripDto } from '@contracts/courier-page';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MINUTE_MS } from '@domain/time';
import { stubStorage } from '../device-fixture';
import { useCourier } from '../../src/storefront/courier/use-courier';

const TOKEN = 'a'.repeat(56);
const NOW = new Date('2031-04-03T20:00:00.000Z');

const trip = (id: string, state: CourierTripDto['state'], offerEndsAt: string | null = null) => ({
  ...{ id, state, offerEndsAt, earnedCents: 700 },
  stops: [
    {
      ...{ orderId: `order ${id}`, number: id, state: 'WAITING' as const, orderState: 'READY' as const },
      ...{ district: null, legMeters: null, problem: null, promisedAt: null, handover: null },
    },
  ],
});
const offered = trip('7', 'OFFERED', new Date(NOW.getTime() + MINUTE_MS).toISOString());
const page = (...trips: CourierTripDto[]): CourierPageDto => ({
  ...{ name: 'Bia', availability: 'AVAILABLE', available: true, trips, balanceCents: 0 },
  ...{
    storeName: 'Store',
    storePhone: null,
    storeLanguage: 'en',
    country: 'BR',
    currency: 'BRL',
    timezone: 'UTC',
  },
  today: { deliveries: 0, earnedCents: 0, tipsCents: 0 },
});

let tell: (page: CourierPageDto) => void;
/** How the server answers what is pressed; null while there is no network. */
let answer: { status: number; body: object } | null;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  stubStorage();
  answer = null;
  vi.stubGlobal('fetch', () =>
    answer
      ? Promise.resolve(new Response(JSON.stringify(answer.body), { status: answer.status }))
      : Promise.reject(new TypeError('No line')),
  );
  vi.stubGlobal(
    'EventSource',
    class {
      addEventListener(name: string, hear: (event: { data: string }) => void) {
        if (name === 'page') tell = (told) => hear({ data: JSON.stringify(told) });
      }
      readonly close = () => undefined;
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A phone that shows a page, just told by the server. */
function opened(shown: CourierPageDto) {
  const first = { page: shown, at: new Date().toISOString(), isFresh: true };
  return renderHook(() => useCourier(TOKEN, first, 'en')).result;
}
type Phone = ReturnType<typeof opened>;
const hear = (told: CourierPageDto) => act(() => tell(told));
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const press = (phone: Phone, action: 'accept' | 'reject') =>
  act(async () => {
    phone.current.press({ action, trip: offered.id });
    await Promise.resolve();
  });
const told = ({ current }: Phone) => current.refused.map(({ orders, gone, why }) => [orders, gone ?? why]);

it('tells that an offer was withdrawn while there was no network, until somebody has read it', () => {
  const phone = opened(page(offered));
  expect(told(phone)).toEqual([]);
  hear(page());
  hear(page());
  expect(told(phone)).toEqual([['7', 'WITHDRAWN']]);
  act(() => phone.current.dismiss());
  hear(page());
  expect(told(phone)).toEqual([]);
});

it('tells that the time to answer was over, also to a page that is opened later', async () => {
  opened(page(offered));
  cleanup();
  await pass(2 * MINUTE_MS);
  expect(told(opened(page()))).toEqual([['7', 'EXPIRED']]);
});

it('tells of what was accepted and is withdrawn, and of nothing that was carried', () => {
  const phone = opened(page(trip('8', 'ACCEPTED'), trip('9', 'PICKED_UP')));
  hear(page());
  expect(told(phone)).toEqual([['8', 'WITHDRAWN']]);
});

it('tells nothing of an offer that is there again', () => {
  const phone = opened(page(offered));
  hear(page());
  hear(page(offered));
  expect(told(phone)).toEqual([]);
});

it('tells of an offer that was answered here what the server says to that, once', async () => {
  const phone = opened(page(offered));
  await press(phone, 'accept');
  hear(page());
  expect(told(phone)).toEqual([]);
  answer = { status: 409, body: { error: { message: 'Too late', details: { code: 'OFFER_EXPIRED' } } } };
  await pass(MINUTE_MS);
  hear(page());
  expect(told(phone)).toEqual([['7', 'Too late']]);
});

it('tells nothing of an offer that was declined here', async () => {
  const phone = opened(page(offered));
  answer = { status: 200, body: { data: page() } };
  await press(phone, 'reject');
  await pass(0);
  hear(page());
  expect(phone.current.page.trips).toEqual([]);
  expect(told(phone)).toEqual([]);
});
