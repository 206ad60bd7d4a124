import { sameValue } from '@domain/equality';

/** The fields of `values` that are not as in `stored`: an update that sends only these touches nothing else. */
export function changedFields<V extends object>(stored: V, values: V): Partial<V> {
  const before = new Map(Object.entries(stored));
  const changed = Object.entries(values).filter(([field, value]) => !sameValue(value, before.get(field)));
  return Object.fromEntries(changed) as Partial<V>;
}
