// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OrderCardDto } from '@contracts/orders';
import { DEFAULT_VALUES } from '@domain/settings';
import { MINUTE_MS } from '@domain/time';
import { stubStorage } from '../device-fixture';
import { kitchenScreen, openKitchen } from './kitchen-fixture';
import { card, minute, ms } from './order-fixture';

const sounds = vi.hoisted(() => ({
  playSound: vi.fn((_sound: string, _volume: number) => true),
  playAtFullVolume: vi.fn((_sound: string) => true),
}));
vi.mock('@entities/order/sounds', async () => {
  const { createStore } = await import('@shared/state/store');
  const { DEFAULT_VALUES: usual } = await import('@domain/settings');
  return { ...sounds, soundSettings: createStore(usual.sounds) };
});

const answers = vi.hoisted(() => new Map<string, { data: { data: { data: unknown } } }>());
vi.mock('@refinedev/core', () => ({
  useCustom: ({ url }: { url: string }) => ({
    query: { ...answers.get(url), error: null, refetch: () => Promise.resolve() },
  }),
  useNotification: () => ({}),
  useCan: () => ({ data: { can: false } }),
}));

/** A browser that lets the page sound. */
class RunningAudio {
  readonly state = 'running';
  createGain() {
    return { gain: { value: 0 }, connect: () => undefined };
  }
}

const wakeLock = { request: vi.fn(() => Promise.resolve({ release: () => Promise.resolve() })) };

beforeAll(async () => {
  await openKitchen();
  vi.useFakeTimers();
});
beforeEach(() => {
  stubStorage();
  vi.stubGlobal('AudioContext', RunningAudio);
  // jsdom lays nothing out and has no CSS: no id of an order here needs an escape, and everything is seen.
  vi.stubGlobal('CSS', { escape: (id: string) => id });
  Object.defineProperty(Element.prototype, 'checkVisibility', { value: () => true, configurable: true });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}')));
  Object.defineProperty(navigator, 'wakeLock', { value: wakeLock, configurable: true });
  vi.setSystemTime(ms(1));
});
afterEach(() => {
  cleanup();
  // What was heard in one test keeps nothing silent in the next.
  vi.advanceTimersByTime(MINUTE_MS);
  vi.clearAllMocks();
  vi.unstubAllGlobals();
  answers.clear();
});
afterAll(() => void vi.useRealTimers());

const heard = () => sounds.playSound.mock.calls.map(([sound]) => sound);
const passes = (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1000));
const cooking = (part: Partial<OrderCardDto> = {}) =>
  card('7', { state: 'ACCEPTED', acceptedAt: minute(1), acknowledgedAt: minute(1), ...part });

describe('what the kitchen hears', () => {
  it('is each new ticket, which is said as well', async () => {
    const { isPlaced, becomes } = await kitchenScreen();
    isPlaced(card('7'));
    expect(heard()).toEqual([]);
    becomes(cooking());
    expect(sounds.playSound.mock.calls).toEqual([['new-order', 1]]);
    expect(screen.getByText('New ticket 7')).toBeTruthy();
    passes(60);
    expect(heard()).toEqual(['new-order']);
  });

  it('is again and again that one is to be thrown away, until somebody has seen it', async () => {
    const { becomes } = await kitchenScreen(cooking());
    const cancellation = { code: 'OTHER', note: null, by: 'STORE', acknowledged: false } as const;
    const ended = cooking({ state: 'CANCELLED', endedAt: minute(1), cancellation });
    becomes(ended);
    expect(screen.getByText('Order 7 was cancelled')).toBeTruthy();
    passes(60);
    expect(heard()).toEqual(['cancelled', 'cancelled', 'cancelled', 'cancelled']);
    becomes({ ...ended, cancellation: { ...cancellation, acknowledged: true } });
    passes(60);
    expect(heard()).toHaveLength(4);
  });

  it('is again and again that one was changed, until somebody has seen it', async () => {
    const { becomes } = await kitchenScreen(cooking());
    const change = {
      ...{ kind: 'ADDED' as const, n: 1, name: 'Juice', variation: null, extras: [], unit: 'UN' as const },
      ...{ quantity: 1, quantityBefore: 0, notes: null, station: null },
    };
    becomes(cooking({ modified: { n: 1, at: minute(1), changes: [change] } }));
    expect(screen.getByText('Order 7 was changed')).toBeTruthy();
    passes(40);
    expect(heard()).toEqual(['changed', 'changed', 'changed']);
    becomes(cooking({ modified: null }));
    passes(60);
    expect(heard()).toHaveLength(3);
  });

  const settle = (kitchen: boolean) => {
    const values = { ...DEFAULT_VALUES, escalation: { ...DEFAULT_VALUES.escalation, kitchen } };
    answers.set(`/api/branches/branch-1/settings`, { data: { data: { data: { values } } } });
  };
  const unheard = card('7', { escalation: ['LOUDER', 'EVERYWHERE'] });

  it('is an order that nobody at the counter takes note of where the branch wants it, until somebody does', async () => {
    settle(true);
    const { becomes } = await kitchenScreen(card('7'));
    expect(sounds.playAtFullVolume).not.toHaveBeenCalled();
    becomes(unheard);
    expect(sounds.playAtFullVolume.mock.calls).toEqual([['new-order']]);
    passes(2 * DEFAULT_VALUES.sounds.everySec);
    expect(sounds.playAtFullVolume).toHaveBeenCalledTimes(3);
    becomes({ ...unheard, acknowledgedAt: minute(1) });
    passes(60);
    expect(sounds.playAtFullVolume).toHaveBeenCalledTimes(3);
  });

  it('is no such order where the branch does not want it', async () => {
    settle(false);
    await kitchenScreen(unheard);
    passes(60);
    expect(sounds.playAtFullVolume).not.toHaveBeenCalled();
  });
});

describe('the screen at the wall', () => {
  it('is kept lit', async () => {
    await kitchenScreen();
    expect(wakeLock.request.mock.calls).toEqual([['screen']]);
  });

  /** A browser that fills the screen with the page, or not. */
  function fullScreenBrowser(enabled: boolean) {
    let filling: Element | null = null;
    const fill = (element: Element | null) => {
      filling = element;
      document.dispatchEvent(new Event('fullscreenchange'));
      return Promise.resolve();
    };
    const asked = { request: vi.fn(() => fill(document.documentElement)), exit: vi.fn(() => fill(null)) };
    Object.defineProperties(document, {
      fullscreenEnabled: { value: enabled, configurable: true },
      fullscreenElement: { get: () => filling, configurable: true },
      exitFullscreen: { value: asked.exit, configurable: true },
    });
    Object.defineProperty(document.documentElement, 'requestFullscreen', {
      ...{ value: asked.request, configurable: true },
    });
    return asked;
  }
  const pressF = () => act(() => void fireEvent.keyDown(window, { key: 'f', code: 'KeyF' }));
  const press = (name: string) => act(() => void fireEvent.click(screen.getByTitle(name)));

  it('fills the whole of it by a button, and by the key F', async () => {
    const asked = fullScreenBrowser(true);
    await kitchenScreen();
    press('Full screen');
    expect(asked.request).toHaveBeenCalledOnce();
    press('Leave full screen');
    expect(asked.exit).toHaveBeenCalledOnce();
    pressF();
    expect(asked.request).toHaveBeenCalledTimes(2);
    expect(screen.getByTitle('Leave full screen')).toBeTruthy();
    pressF();
    expect(asked.exit).toHaveBeenCalledTimes(2);
    expect(screen.getByTitle('Full screen')).toBeTruthy();
  });

  it('offers no button where the browser cannot, and stays as it is where it refuses', async () => {
    const asked = fullScreenBrowser(false);
    asked.request.mockRejectedValueOnce(new TypeError('denied'));
    await kitchenScreen();
    expect(screen.queryByTitle('Full screen')).toBeNull();
    pressF();
    await act(() => Promise.resolve());
    expect(document.fullscreenElement).toBeNull();
  });
});
