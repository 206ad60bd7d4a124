/** A name as it is looked for: without accents and capitals, the same on both databases. */
export function searchable(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}

/** The last of several names, as it is looked for; null where there is one alone, which is looked for as the whole. */
export function searchableSurname(name: string): string | null {
  const names = searchable(name).split(' ');
  return names.length > 1 ? (names.at(-1) ?? null) : null;
}
