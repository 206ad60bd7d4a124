import { hearServerTime } from '@shared/state/server-clock';
import { vi } from 'vitest';

/** A device's storage that begins empty; `full` refuses to keep anything, as private windows may. */
export function stubStorage({ full = false, name = 'localStorage' } = {}): Map<string, string> {
  const kept = new Map<string, string>();
  vi.stubGlobal(name, {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (full) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, value);
    },
    removeItem: (key: string) => kept.delete(key),
    key: (place: number) => [...kept.keys()][place] ?? null,
    get length() {
      return kept.size;
    },
  });
  return kept;
}

/** An answer of a server whose clock is so far ahead of the device's, given at once. */
export function serverIsAhead(ms: number): void {
  const now = Date.now();
  const headers = new Headers({ Date: new Date(now + ms).toUTCString() });
  hearServerTime({ headers }, now);
}
