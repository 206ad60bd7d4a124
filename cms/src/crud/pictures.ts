import type { PictureReference } from '../uploads/claim-pictures';
import type { AnyNoun } from './noun';

/** The addresses of pictures in a row, with the place of each. */
export function picturesIn({ pictures = [] }: Pick<AnyNoun, 'pictures'>, row: object): PictureReference[] {
  return pictures.flatMap((field) => within(row, field.split('.'), []));
}

function within(value: unknown, keys: string[], path: PictureReference['path']): PictureReference[] {
  if (Array.isArray(value)) return value.flatMap((each, index) => within(each, keys, [...path, index]));
  const [key, ...inner] = keys;
  if (key === undefined) {
    // A field may be empty; a place in a list says that there is a picture.
    const counts = typeof value === 'string' && (value !== '' || typeof path.at(-1) === 'number');
    return counts ? [{ url: value, path }] : [];
  }
  const fields = new Map<string, unknown>(Object.entries(value ?? {}));
  return within(fields.get(key), inner, [...path, key]);
}
