import { HIDDEN } from './redact';

/** What stands for the name of a person whose account was deleted. */
export const DELETED_PERSON = '—';

/** By what a person is known in an entry about them. */
const IDENTITY = ['name', 'email', 'phone'];

/** What an entry says of a person whose account was deleted, without who they were. */
export function anonymizeEntry<Snapshot extends Record<string, unknown> | null>(
  snapshot: Snapshot,
): Snapshot {
  if (snapshot === null) return snapshot;
  const known = IDENTITY.filter((field) => typeof snapshot[field] === 'string');
  return { ...snapshot, ...Object.fromEntries(known.map((field) => [field, HIDDEN])) };
}
