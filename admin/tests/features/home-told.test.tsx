// @vitest-environment jsdom
import { LIVE_EVENT_TYPES, type LiveEvent, type LiveEventType } from '@contracts/events';
import type { HomeDto } from '@contracts/home';
import { MINUTE_MS } from '@domain/time';
import { act, cleanup, screen } from '@testing-library/react';
import i18next from 'i18next';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { BRANCH, openHome } from './home-fixture';
import { completeBrowser, speakEnglish } from '../browser-fixture';
import { signInAs } from '../session-fixture';
import words from '../../src/locales/en/home.json';
import { liveConnection } from '@entities/live/live';

const listeners = new Set<(event: LiveEvent) => void>();
const asked = vi.fn<() => Partial<HomeDto>>();
let seen: DocumentVisibilityState;

beforeAll(async () => {
  completeBrowser();
  await speakEnglish();
  i18next.addResourceBundle('en', 'home', words);
});
beforeEach(async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  seen = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => seen);
  vi.spyOn(liveConnection, 'subscribe').mockImplementation((listener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  });
  signInAs('owner', { branches: [BRANCH] });
  asked.mockReset().mockReturnValue({});
  await openHome(asked);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const happens = (type: LiveEventType) =>
  act(() => {
    const event = { seq: 1, at: '2031-04-03T12:00:00.000Z', type, branchId: BRANCH.id, resource: '', id: '' };
    listeners.forEach((listener) => listener(event));
    return vi.advanceTimersByTimeAsync(2000);
  });

it.each(LIVE_EVENT_TYPES.filter((type) => !/^(cart|feedback\.bad|team|support)/.test(type)))(
  'shows at once what %s makes another need',
  async (type) => {
    expect(screen.queryByText(words.needs.calm)).not.toBeNull();
    asked.mockReturnValue({ needs: [{ code: 'TICKETS_UNPRINTED', count: 1, route: '/' }] });
    await happens(type);
    expect(screen.queryByText(words.needs.calm)).toBeNull();
    expect(asked).toHaveBeenCalledTimes(2);
  },
);

it('is read again each minute while it is seen, counted from when it was read last', async () => {
  asked.mockReturnValue({ needs: [{ code: 'ORDERS_LATE', count: 1, route: '/' }] });
  await pass(MINUTE_MS);
  expect(screen.queryByText(words.needs.calm)).toBeNull();
  expect(asked).toHaveBeenCalledTimes(2);

  await pass(MINUTE_MS / 2);
  await happens('order.changed');
  await pass(MINUTE_MS - 5000);
  expect(asked).toHaveBeenCalledTimes(3);
  await pass(5000);
  expect(asked).toHaveBeenCalledTimes(4);

  seen = 'hidden';
  await pass(5 * MINUTE_MS);
  expect(asked).toHaveBeenCalledTimes(4);
});
