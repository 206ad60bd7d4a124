/**
 * What was typed when a session ended, kept on this device over the trip to the sign-in page: for the same person, at
 * the same address, in a form with the same fields, until the window is closed.
 */
export interface Draft<V> {
  /** What the form began with, and of which version. */
  base: { values: V; version: number };
  values: V;
}

interface Kept extends Draft<unknown> {
  owner: string;
}

const PREFIX = 'comanda.draft:';

const open = new Map<string, () => Draft<unknown> | null>();

/** Where a form stands: its address and its fields. */
export const draftKey = (fields: object) =>
  `${PREFIX}${window.location.pathname}#${Object.keys(fields).sort().join()}`;

/** Lets the form be asked what is typed in it but not sent; gives what ends that. */
export function offerDraft(key: string, read: () => Draft<unknown> | null): () => void {
  open.set(key, read);
  return () => {
    if (open.get(key) === read) open.delete(key);
  };
}

/** Keeps what is typed in every form that stands open, for `owner` alone. */
export function keepDrafts(owner: string): void {
  for (const [key, read] of open) {
    const draft = read();
    if (draft) write(key, { ...draft, owner });
  }
}

/** Forgets what others typed; without an owner, everything. */
export function forgetDrafts(owner?: string): void {
  for (const key of storedKeys()) {
    if (owner === undefined || read(key)?.owner !== owner) erase(key);
  }
}

/** What is kept for a form with these fields, if it still fits. */
export function keptDraft<V extends object>(key: string, fields: V): Draft<V> | null {
  const kept = read(key);
  if (!kept || !hasFieldsOf(kept.values, fields) || !hasFieldsOf(kept.base.values, fields)) return null;
  return { base: { values: kept.base.values, version: kept.base.version }, values: kept.values };
}

export const forgetDraft = (key: string) => erase(key);

function hasFieldsOf<V extends object>(values: unknown, fields: V): values is V {
  return typeof values === 'object' && values !== null && Object.keys(fields).every((name) => name in values);
}

function isKept(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null) return false;
  const { owner, base } = value as Partial<Kept>;
  return typeof owner === 'string' && typeof base?.version === 'number' && 'values' in value;
}

// Storage can be forbidden or full; then a form is simply as if nothing had been kept.

function read(key: string): Kept | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return isKept(value) ? value : null;
  } catch {
    return null;
  }
}

function write(key: string, kept: Kept): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // See above.
  }
}

function erase(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // See above.
  }
}

function storedKeys(): string[] {
  try {
    return Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX));
  } catch {
    return [];
  }
}
