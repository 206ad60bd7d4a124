/**
 * Whether two values of a field say the same: objects and lists by what is in them, whatever the order of their keys;
 * what is not there is null.
 */
export function sameValue(a: unknown, b: unknown): boolean {
  const [left, right] = [a ?? null, b ?? null];
  if (Object.is(left, right)) return true;
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false;
  if (Array.isArray(left) !== Array.isArray(right)) return false;
  const [one, other] = [new Map(Object.entries(left)), new Map(Object.entries(right))];
  if (Array.isArray(left) && one.size !== other.size) return false;
  return [...new Set([...one.keys(), ...other.keys()])].every((key) =>
    sameValue(one.get(key), other.get(key)),
  );
}
