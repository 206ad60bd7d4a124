import { hasControlCharacters, normalizeText } from '../domain/text';

type Path = (string | number)[];

/** Deeper structures are no input of this API; the walk below is recursive. */
const MAX_DEPTH = 64;

export interface CleanedInput {
  /** A copy of the input in which every text is normalized. */
  value: unknown;
  /** Where texts contain control characters, or the structure is too deep. */
  invalidPaths: Path[];
}

/** Normalizes every text of a parsed body or query, and finds those with control characters. */
export function cleanInput(input: unknown): CleanedInput {
  const invalidPaths: Path[] = [];
  const clean = (value: unknown, path: Path): unknown => {
    if (typeof value === 'string') {
      const text = normalizeText(value);
      if (hasControlCharacters(text)) invalidPaths.push(path);
      return text;
    }
    if (!isPlain(value)) return value;
    if (path.length > MAX_DEPTH) {
      invalidPaths.push(path);
      return null;
    }
    if (Array.isArray(value)) return value.map((part, index) => clean(part, [...path, index]));
    const entries = Object.entries(value).map(([key, part]) => [key, clean(part, [...path, key])] as const);
    return Object.fromEntries(entries);
  };
  return { value: clean(input, []), invalidPaths };
}

function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return true;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
