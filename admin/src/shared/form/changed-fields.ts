/** Whether two values of a form say the same; lists and objects are compared by what is in them. */
export function sameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [left, right] = [Object.entries(a), new Map(Object.entries(b))];
  return (
    left.length === right.size &&
    left.every(([key, value]) => right.has(key) && sameValue(value, right.get(key)))
  );
}

/** The fields of `values` that are not as in `stored`: an update that sends only these touches nothing else. */
export function changedFields<V extends object>(stored: V, values: V): Partial<V> {
  const before = new Map(Object.entries(stored));
  const changed = Object.entries(values).filter(([field, value]) => !sameValue(value, before.get(field)));
  return Object.fromEntries(changed) as Partial<V>;
}
