import { propertiesOf } from './geojson-file';

/** Longest name of a zone. */
const MAX_NAME_LENGTH = 40;

/** Properties that hold the name of a feature in files of other programs, the most telling first; case does not matter. */
const NAME_PROPERTIES = [
  ...['name', 'nome', 'nombre', 'title', 'titulo', 'título', 'label'],
  ...['nm_bairro', 'nm_subdist', 'nm_dist', 'bairro', 'barrio', 'distrito', 'district'],
] as const;

/**
 * The name of a feature: of the known properties the first that says something, else the last `NM_*`, which files of the
 * IBGE write from the region down to the place, else the beginning of a description; '' without any.
 */
export function nameOf(feature: unknown): string {
  const said = Object.entries(propertiesOf(feature))
    .map(([property, value]) => [property.toLowerCase(), textOf(value)] as const)
    .filter(([, text]) => text !== '');
  const named = NAME_PROPERTIES.map((property) => said.find(([key]) => key === property)).find(Boolean);
  const found =
    named ?? said.findLast(([key]) => key.startsWith('nm_')) ?? said.find(([key]) => key === 'description');
  return (found?.[1] ?? '').slice(0, MAX_NAME_LENGTH).trim();
}

function textOf(value: unknown): string {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return '';
  // A description may be as long as the file; of more than this no name is made.
  return value
    .slice(0, 2000)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Numbers what has a name in common: 'Zona 1 (1)', 'Zona 1 (2)'; what is named once or not at all stays as it is. */
export function numberedNames<T extends { name: string }>(
  items: readonly T[],
  keyOf: (item: T) => string,
): T[] {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  const numbers = new Map<string, number>();
  return items.map((item) => {
    const key = keyOf(item);
    if (item.name === '' || counts.get(key) === 1) return item;
    const number = (numbers.get(key) ?? 0) + 1;
    numbers.set(key, number);
    const suffix = ` (${number})`;
    return { ...item, name: item.name.slice(0, MAX_NAME_LENGTH - suffix.length).trimEnd() + suffix };
  });
}
