/** A value kept on this device only, under a version: what an older page wrote in another shape is not read. */
export interface DeviceValue<T> {
  load: () => T | null;
  save: (value: T) => void;
  forget: () => void;
}

/**
 * @param read gives the value its type or null; storage can hold anything, an older page and the customer write to it
 */
export function deviceValue<T>(
  key: string,
  version: number,
  read: (value: unknown) => T | null,
): DeviceValue<T> {
  return {
    load() {
      try {
        const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
        if (typeof kept !== 'object' || kept === null || !('version' in kept) || !('value' in kept))
          return null;
        return kept.version === version ? read(kept.value) : null;
      } catch {
        return null;
      }
    },
    save(value) {
      try {
        localStorage.setItem(key, JSON.stringify({ version, value }));
      } catch {
        // A full or forbidden storage only costs the memory of it: the page itself goes on.
      }
    },
    forget() {
      try {
        localStorage.removeItem(key);
      } catch {
        // Nothing was kept, so nothing is left behind.
      }
    },
  };
}

/** The named property when it is a text of at most `max` characters, else ''. */
export function textIn(value: unknown, name: string, max: number): string {
  const found = property(value, name);
  return typeof found === 'string' ? found.slice(0, max) : '';
}

export function property(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return new Map<string, unknown>(Object.entries(value)).get(name);
}
