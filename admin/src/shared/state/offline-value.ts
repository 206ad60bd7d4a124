import { HOUR_MS } from '@domain/time';
import { deviceKeys } from './device-keys';
import { deviceValue, property, textIn, type DeviceValue } from './device-value';

const PREFIX = 'comanda.offline.';
/** No longer than a shift lasts. */
const LONGEST_MS = 16 * HOUR_MS;

/** Nobody is here once everything was cleared: a page that is left would write back what it shows. */
let isKeeping = true;

/** Somebody is here again: what their pages need is kept. */
export function keepOfflineValues(): void {
  isKeeping = true;
}

/**
 * What a page needs to come without a network, kept on the device for a shift; gone when the session ends.
 *
 * @param read gives the value its type or null, as for any value of the device
 */
export function offlineValue<T>(
  name: string,
  version: number,
  read: (value: unknown) => T | null,
): DeviceValue<T> {
  const kept = deviceValue<{ at: string; value: T }>(PREFIX + name, version, (found) => {
    const at = textIn(found, 'at', 40);
    const value = read(property(found, 'value'));
    return value !== null && Date.now() - Date.parse(at) < LONGEST_MS ? { at, value } : null;
  });
  return {
    load: () => kept.load()?.value ?? null,
    save: (value) => {
      if (isKeeping) kept.save({ at: new Date().toISOString(), value });
    },
    forget: kept.forget,
  };
}

/** Leaves nothing on the device of what whoever was here saw; nothing is kept before `keepOfflineValues`. */
export function clearOfflineValues(): void {
  isKeeping = false;
  try {
    deviceKeys(PREFIX).forEach((key) => localStorage.removeItem(key));
  } catch {
    // Nothing was kept, so nothing is left behind.
  }
}
