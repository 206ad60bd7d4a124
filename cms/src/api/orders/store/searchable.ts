/** A name as it is looked for: without accents and capitals, the same on both databases. */
export function searchable(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
