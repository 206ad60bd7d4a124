/**
 * Whether two values, as rows, bodies and forms hold them, say the same.
 *
 * - What is not there is null: null, undefined and an absent key are the same. In a list a place is a place: `[1, null]`
 *   is longer than `[1]`.
 * - Objects are compared by their keys in whatever order (PostgreSQL sorts those of a jsonb column), lists in theirs.
 * - Instances of Date are compared by their instant. Texts are compared as texts: one instant written in two ways differs.
 */
export function sameValue(a: unknown, b: unknown): boolean {
  const [left, right] = [a ?? null, b ?? null];
  if (left === right || Object.is(left, right)) return true;
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false;
  if (left instanceof Date || right instanceof Date)
    return left instanceof Date && right instanceof Date && Object.is(left.getTime(), right.getTime());
  if (Array.isArray(left) !== Array.isArray(right)) return false;
  const [one, other] = [new Map(Object.entries(left)), new Map(Object.entries(right))];
  if (Array.isArray(left) && one.size !== other.size) return false;
  return [...new Set([...one.keys(), ...other.keys()])].every((key) =>
    sameValue(one.get(key), other.get(key)),
  );
}

/**
 * The fields of `after` that do not say what `before` says, as an update sends them and the log keeps them. What only
 * `before` has is not among them.
 */
export function changedFields<V extends object>(before: object, after: V): Partial<V> {
  const had = new Map<string, unknown>(Object.entries(before));
  const changed = Object.entries(after).filter(([field, value]) => !sameValue(value, had.get(field)));
  return Object.fromEntries(changed) as Partial<V>;
}
