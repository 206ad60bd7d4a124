import { useSyncExternalStore } from 'react';
import { serverNow } from './server-clock';
import { MINUTE_MS } from '@domain/time';

const STEP_MS = 1000;
let now = serverNow();
let timer: ReturnType<typeof setInterval> | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    now = serverNow();
    listeners.forEach((tell) => tell());
  }, STEP_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0 || !timer) return;
    clearInterval(timer);
    timer = null;
  };
}

/** What `read` makes of the time, looked at each second; renders again only when that has become something else. */
export function useClock<T extends string | number | boolean | null>(read: (now: number) => T): T {
  return useSyncExternalStore(subscribe, () => {
    if (!timer) now = serverNow();
    return read(now);
  });
}

/** The time by the clock of the server, in steps of `stepMs`: one clock for the page, and no rendering between two steps. */
export const useNow = (stepMs = MINUTE_MS): number => useClock((at) => Math.floor(at / stepMs) * stepMs);
