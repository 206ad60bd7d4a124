// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_VALUES } from '@domain/settings';
import { HOUR_MS } from '@domain/time';
import { speakEnglish } from '../browser-fixture';
import { stubStorage } from '../device-fixture';
import { signInAs } from '../session-fixture';
import { useOfflineSettings } from '../../src/features/orders/board-kitchen/offline-settings';
import { useOfflinePage } from '../../src/features/orders/board-kitchen/use-offline-page';
import { liveConnection } from '@entities/live/live';
import { cachedSession } from '@entities/session/offline-session';

const heard = vi.hoisted((): { values: object | null } => ({ values: null }));
vi.mock('@entities/branch/branch-settings', () => ({
  useStoredSettings: () => ({
    data: heard.values && { values: heard.values },
    error: null,
    refetch: () => undefined,
  }),
}));

const stored = { ...DEFAULT_VALUES, kitchen: { ...DEFAULT_VALUES.kitchen, redBeforeMin: 3 } };
const wall = () =>
  renderHook(() => {
    useOfflinePage();
    return useOfflineSettings('here');
  }).result;
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
/** The tablet begins anew, and reaches no server. */
function restarted() {
  cleanup();
  heard.values = null;
  act(() => liveConnection.state.set('offline'));
}

beforeEach(async () => {
  await speakEnglish();
  vi.useFakeTimers();
  stubStorage();
  signInAs('kitchen');
  heard.values = stored;
  liveConnection.state.set('online');
});
afterEach(() => {
  cleanup();
  liveConnection.state.set('idle');
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a wall that is open for longer than a shift', () => {
  it('comes back with who was there and how its branch behaves, as long as the line was there', () => {
    wall();
    pass(40 * HOUR_MS);
    restarted();
    pass(15 * HOUR_MS);
    expect(cachedSession()).toMatchObject({ user: { id: 'ana' } });
    expect(wall().current.kitchen.redBeforeMin).toBe(3);
  });

  it('does not once the line is gone for longer than a shift, however often it was loaded since', () => {
    wall();
    act(() => liveConnection.state.set('offline'));
    pass(10 * HOUR_MS);
    restarted();
    expect(wall().current.kitchen.redBeforeMin).toBe(3);
    pass(7 * HOUR_MS);
    restarted();
    expect(cachedSession()).toBeNull();
    expect(wall().current).toEqual(DEFAULT_VALUES);
  });
});
