/** Where a draft waits: until the window is closed, or on the device over closed windows and crashes. */
export type Place = 'window' | 'device';

const PREFIX = 'comanda.draft:';

/** A field that holds no number yet, which JSON cannot say. */
const NO_NUMBER = '\u0000NaN';

const storageOf = (place: Place) => (place === 'window' ? sessionStorage : localStorage);

// Storage can be forbidden or full; then a form is simply as if nothing had been kept.

/** What is kept under a key, or null. */
export function readDraft(place: Place, key: string): unknown {
  try {
    return JSON.parse(storageOf(place).getItem(PREFIX + key) ?? 'null', (_, value: unknown) =>
      value === NO_NUMBER ? NaN : value,
    );
  } catch {
    return null;
  }
}

/** Whether it could be kept. */
export function writeDraft(place: Place, key: string, draft: object): boolean {
  try {
    const text = JSON.stringify(draft, (_, value: unknown) => (Number.isNaN(value) ? NO_NUMBER : value));
    storageOf(place).setItem(PREFIX + key, text);
    return true;
  } catch {
    return false;
  }
}

export function eraseDraft(place: Place, key: string): void {
  try {
    storageOf(place).removeItem(PREFIX + key);
  } catch {
    // See above.
  }
}

/** Where drafts are kept in a place. */
export function draftKeys(place: Place): string[] {
  try {
    return Object.keys(storageOf(place))
      .filter((name) => name.startsWith(PREFIX))
      .map((name) => name.slice(PREFIX.length));
  } catch {
    return [];
  }
}
