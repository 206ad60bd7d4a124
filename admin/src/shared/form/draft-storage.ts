/** Where a draft waits: until the window is closed, or on the device over closed windows and crashes. */
export type Place = 'window' | 'device';

const PREFIX = 'comanda.draft:';

/** A field that holds no number yet, which JSON cannot say. */
const NO_NUMBER = '\u0000NaN';

const storageOf = (place: Place) => (place === 'window' ? sessionStorage : localStorage);

/** Storage can be forbidden or full; then a form is simply as if nothing had been kept. */
function attempt<T>(task: () => T, otherwise: T): T {
  try {
    return task();
  } catch {
    return otherwise;
  }
}

/** What is kept under a key, or null. */
export const readDraft = (place: Place, key: string): unknown =>
  attempt<unknown>(() => {
    const text = storageOf(place).getItem(PREFIX + key) ?? 'null';
    return JSON.parse(text, (_, value: unknown) => (value === NO_NUMBER ? NaN : value));
  }, null);

/** Whether it could be kept. */
export const writeDraft = (place: Place, key: string, draft: object): boolean =>
  attempt(() => {
    const text = JSON.stringify(draft, (_, value: unknown) => (Number.isNaN(value) ? NO_NUMBER : value));
    storageOf(place).setItem(PREFIX + key, text);
    return true;
  }, false);

export const deleteDraft = (place: Place, key: string): void =>
  attempt(() => storageOf(place).removeItem(PREFIX + key), undefined);

/** Where drafts are kept in a place. */
export const draftKeys = (place: Place): string[] =>
  attempt(() => Object.keys(storageOf(place)), [])
    .filter((name) => name.startsWith(PREFIX))
    .map((name) => name.slice(PREFIX.length));
