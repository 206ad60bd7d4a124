import { DAY_MS } from '@domain/time';
import { deleteDraft, draftKeys, readDraft, writeDraft, type Place } from './draft-storage';

/**
 * What is typed but not sent, kept for the same person, at the same address, in a form with the same fields: in the
 * window, over the trip to the sign-in page; and, for forms that ask for it, on the device over closed tabs and crashes.
 */
export interface Draft<V> {
  /** What the form began with, and of which version. */
  base: { values: V; version: number };
  values: V;
}

interface Kept extends Draft<unknown> {
  owner: string;
  /** Milliseconds since 1970. */
  at: number;
}

const WEEK_MS = 7 * DAY_MS;
const PLACES: readonly Place[] = ['window', 'device'];

const open = new Map<string, () => Draft<unknown> | null>();

/** Who types here; without anybody nothing is written to the device. */
let typing: string | null = null;

/** Where a form stands: its address, what else it belongs to (e.g. the branch), and its fields. */
export const draftKey = (fields: object, belongsTo = '') =>
  `${window.location.pathname}${belongsTo && `@${belongsTo}`}#${Object.keys(fields).sort().join()}`;

/** Lets the form be asked what is typed in it but not sent; gives what ends that. */
export function registerForm(key: string, read: () => Draft<unknown> | null): () => void {
  open.set(key, read);
  return () => {
    if (open.get(key) === read) open.delete(key);
  };
}

/** Somebody is there: what others typed is forgotten, and what is too old to be gone on with. */
export function claimDrafts(owner: string, now = Date.now()): void {
  typing = owner;
  for (const place of PLACES) {
    for (const key of draftKeys(place)) {
      const kept = read(place, key);
      if (kept?.owner !== owner || now - kept.at > WEEK_MS) deleteDraft(place, key);
    }
  }
}

/** The session of `owner` ended: what is typed in every form that stands open waits in the window. */
export function saveOpenForms(owner: string, now = Date.now()): void {
  typing = null;
  for (const [key, ask] of open) {
    const draft = ask();
    if (draft) writeDraft('window', key, { ...draft, owner, at: now });
  }
}

/** Forgets everything that was typed here, by whomever. */
export function deleteAllDrafts(): void {
  typing = null;
  for (const place of PLACES) draftKeys(place).forEach((key) => deleteDraft(place, key));
}

/** Keeps what is typed on the device; whether that was possible. */
export function saveDraft(key: string, draft: Draft<unknown>, now = Date.now()): boolean {
  return typing !== null && writeDraft('device', key, { ...draft, owner: typing, at: now });
}

/** What is kept for a form with these fields, if it still fits. */
export function loadDraft<V extends object>(
  place: Place,
  key: string,
  fields: V,
  now = Date.now(),
): (Draft<V> & { at: number }) | null {
  const kept = read(place, key);
  if (!kept || kept.owner !== typing || now - kept.at > WEEK_MS) return null;
  if (!hasFieldsOf(kept.values, fields) || !hasFieldsOf(kept.base.values, fields)) return null;
  return { base: { values: kept.base.values, version: kept.base.version }, values: kept.values, at: kept.at };
}

function hasFieldsOf<V extends object>(values: unknown, fields: V): values is V {
  return typeof values === 'object' && values !== null && Object.keys(fields).every((name) => name in values);
}

function read(place: Place, key: string): Kept | null {
  const kept = readDraft(place, key);
  return isKept(kept) ? kept : null;
}

function isKept(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null) return false;
  const { owner, at, base } = value as Partial<Kept>;
  return (
    typeof owner === 'string' &&
    typeof at === 'number' &&
    typeof base?.version === 'number' &&
    'values' in value
  );
}
