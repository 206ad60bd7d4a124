/** Readers that make the same value of what the two databases hand back differently. */

export type InstantColumn = number | string | Date | null | undefined;
export type JsonColumn = string | object | null | undefined;
export type BooleanColumn = boolean | number | null | undefined;

export function instant(value: InstantColumn): string | null {
  return value === null || value === undefined ? null : new Date(value).toISOString();
}

export function instantOrThrow(value: InstantColumn): string {
  const read = instant(value);
  if (read === null) throw new Error('An instant is missing where every row has one');
  return read;
}

export function date(value: InstantColumn): Date | null {
  return value === null || value === undefined ? null : new Date(value);
}

/** The caller names the type it wrote; the column is only ever written by code of the same type. */
export function json<T>(value: JsonColumn, fallback: T): T {
  if (value === null || value === undefined) return fallback;
  return (typeof value === 'string' ? JSON.parse(value) : value) as T;
}

export function boolean(value: BooleanColumn): boolean {
  return value === true || value === 1;
}
