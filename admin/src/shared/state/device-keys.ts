/** The keys under which this device keeps something, of those that begin so; none where it lets nobody look. */
export function deviceKeys(prefix: string): string[] {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, place) => localStorage.key(place) ?? '');
    return keys.filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}
