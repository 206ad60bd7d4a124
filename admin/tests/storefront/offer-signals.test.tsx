// @vitest-environment jsdom
import { act, cleanup, render, renderHook, screen } from '@testing-library/react';
import type { CourierTripDto } from '@contracts/courier-page';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MINUTE_MS, SECOND_MS } from '@domain/time';
import { serverIsAhead } from '../device-fixture';
import { fetchCourier } from '../../src/storefront/courier/courier-api';
import { Countdown } from '../../src/storefront/courier/countdown';
import { useOfferSignals } from '../../src/storefront/courier/use-offer-signals';
import { createLocale, LocaleProvider } from '../../src/storefront/i18n/locale';
import { words } from '../../src/storefront/i18n/words/en/courier';

const playNotes = vi.hoisted(() => vi.fn());
vi.mock('@shared/state/sound-player', () => ({ playNotes }));

/** The server's clock; the phone's is fast by more than an offer lasts. */
const NOW = Date.parse('2031-04-03T20:00:00.000Z');
const FAST_MS = 3 * MINUTE_MS;
const until = new Date(NOW + MINUTE_MS).toISOString();
const offer: CourierTripDto = { id: '7', state: 'OFFERED', offerEndsAt: until, earnedCents: 700, stops: [] };
const locale = createLocale('en', words, { country: 'BR', currency: 'BRL', timezone: 'America/Sao_Paulo' });

beforeEach(async () => {
  vi.useFakeTimers({ now: NOW + FAST_MS });
  vi.stubGlobal('fetch', () => {
    const headers = { Date: new Date(Date.now() - FAST_MS).toUTCString() };
    return Promise.resolve(new Response('{"data":{"trips":[]}}', { headers }));
  });
  await fetchCourier('token', 'en');
});
afterEach(() => {
  cleanup();
  serverIsAhead(0);
  playNotes.mockClear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a phone whose clock is fast', () => {
  it('calls for an offer for as long as the server takes an answer', () => {
    renderHook(() => useOfferSignals([offer]));
    expect(playNotes).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(MINUTE_MS - 10 * SECOND_MS);
    expect(playNotes.mock.calls.length).toBeGreaterThan(5);
    vi.advanceTimersByTime(15 * SECOND_MS);
    playNotes.mockClear();
    vi.advanceTimersByTime(MINUTE_MS);
    expect(playNotes).not.toHaveBeenCalled();
  });

  it('counts down what is left, and says that it is too late when it is', () => {
    render(
      <LocaleProvider locale={locale}>
        <Countdown until={until} />
      </LocaleProvider>,
    );
    act(() => void vi.advanceTimersByTime(30 * SECOND_MS));
    expect(screen.getByRole('timer').textContent).toMatch(/^0:(29|30|31)$/);
    act(() => void vi.advanceTimersByTime(35 * SECOND_MS));
    expect(screen.getByRole('timer').textContent).toBe(words['c.tooLate']);
  });
});
