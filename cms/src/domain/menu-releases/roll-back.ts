import { sameValue } from '../equality';
import { holdsParts, mergeParts, sameParts } from './parts';
import type { FieldValues } from './release';

interface TakenBack {
  /** What the row gets back. */
  fields: Record<string, unknown>;
  /** Fields of which something was changed since, which stays. */
  kept: string[];
}

/**
 * What rolling back gives a row: each field that still has what was published gets what it had before. What somebody
 * changed since stays as they left it and is named; of a group's parts that is decided by part and field.
 *
 * @param before the published fields as they were before
 * @param published the same fields as they were published
 * @param current the row's fields as they are
 */
export function rollBackRow(before: FieldValues, published: FieldValues, current: FieldValues): TakenBack {
  const taken: TakenBack = { fields: {}, kept: [] };
  for (const [field, had] of Object.entries(before)) {
    const now = current[field];
    if (holdsParts(field, before)) {
      const parts = mergeParts(field, { base: published[field], current: now, wanted: had }, 'current');
      if (!sameParts(parts, had)) taken.kept.push(field);
      if (!sameParts(parts, now)) taken.fields[field] = parts;
    } else if (sameValue(now, published[field])) {
      if (!sameValue(now, had)) taken.fields[field] = had;
    } else if (!sameValue(now, had)) {
      taken.kept.push(field);
    }
  }
  return taken;
}
