import { boolean as readBoolean, instantOrThrow, json as readJson } from './columns';
import type { BooleanColumn, InstantColumn, JsonColumn } from './columns';
import type { Parameter } from './sql';

/* How the value of a column is read from what either database hands back, and written. */

export const text = (name?: string) => ({
  name,
  read: (stored: string): string => stored,
  write: (value: string): Parameter => value,
});

/** One of the words of an enumeration. */
export const code = <T extends string>(name?: string) => ({
  name,
  read: (stored: T): T => stored,
  write: (value: T): Parameter => value,
});

export const number = (name?: string) => ({
  name,
  read: (stored: number): number => stored,
  write: (value: number): Parameter => value,
});

/** Rows of before there was such a column do not say it: they mean no. */
export const boolean = (name?: string) => ({
  name,
  read: (stored: BooleanColumn): boolean => readBoolean(stored),
  write: (value: boolean): Parameter => value,
});

/** An instant, ISO 8601 UTC. */
export const instant = (name?: string) => ({
  name,
  read: (stored: InstantColumn): string => instantOrThrow(stored),
  write: (value: string): Parameter => new Date(value),
});

/** An instant that its column keeps as milliseconds since 1970. */
export const milliseconds = (name?: string) => ({
  name,
  read: (stored: number): string => instantOrThrow(stored),
  write: (value: string): Parameter => Date.parse(value),
});

/** The column is only ever written by code of the same type. */
export const json = <T>(fallback: T, name?: string) => ({
  name,
  // A copy, which whoever reads the row may change.
  read: (stored: JsonColumn): T => readJson<T | null>(stored, null) ?? structuredClone(fallback),
  write: (value: T): Parameter => JSON.stringify(value),
});

export interface Codec<Stored, Value> {
  name?: string | undefined;
  read: (stored: Stored) => Value;
  write: (value: Value) => Parameter;
}

/** The same where a row may hold nothing. */
export const orNull = <Stored, Value>({ name, read, write }: Codec<Stored, Value>) => ({
  name,
  read: (stored: Stored | null | undefined): Value | null =>
    stored === null || stored === undefined ? null : read(stored),
  write: (value: Value | null): Parameter => (value === null ? null : write(value)),
});

/** The same where a row may hold nothing, which stands for `fallback`. */
export const orElse = <Stored, Value>({ name, read, write }: Codec<Stored, Value>, fallback: Value) => ({
  name,
  read: (stored: Stored | null | undefined): Value =>
    stored === null || stored === undefined ? fallback : read(stored),
  write,
});

/** What is read otherwise than it is written, such as a list with what its older entries lack. */
export const readAs = <Stored, Value, Read extends Value>(
  { name, write }: Codec<Stored, Value>,
  read: (stored: Stored) => Read,
) => ({ name, read, write });
