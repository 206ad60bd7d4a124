/** Whether two values of a product are the same; the order of an object's keys says nothing, a database may turn it. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const entries = Object.entries(a);
  const other = new Map<string, unknown>(Object.entries(b));
  return entries.length === other.size && entries.every(([key, value]) => same(value, other.get(key)));
}
