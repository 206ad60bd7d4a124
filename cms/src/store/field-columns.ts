import type { Parameter } from '../database/sql';
import { boolean, code, instant, json, number, orElse, orNull, text } from '../database/codecs';
import { byKind, type ByKind, type Declared, type Field } from '../domain/fields';
import type { Availability, Channel, VariationPrice } from '../domain/menu';

/** Declared fields as Strapi hands them back: nothing where nobody has written any, and instants perhaps as dates. */
export type DocumentOf<F> = {
  -readonly [Name in keyof F]: F[Name] extends Field<infer V>
    ? F[Name] extends { needed: true }
      ? V
      : F[Name] extends { kind: { is: 'instant' } }
        ? V | Date | null
        : V | null
    : never;
};

interface Column<V> {
  read: (stored: never) => V;
  write: (value: never) => Parameter;
}

/** Rows may be older than a field, or written by hand in the panel: a column that has something by itself may be empty. */
const columnOf = ({ kind, empty, needed }: Field & { needed?: true }): Column<unknown> => {
  const table: ByKind<Column<unknown>> = {
    text: () => (empty === null ? orNull(text()) : needed ? text() : orElse(text(), '')),
    code: ({ values }) => (empty === null ? orNull(code()) : orElse(code<string>(), values[0] ?? '')),
    key: () => text(),
    id: () => (empty === null ? orNull(text()) : text()),
    cents: () => (empty === null ? orNull(number()) : number()),
    count: () => (empty === null ? orNull(number()) : number()),
    instant: () => (empty === null ? orNull(instant()) : instant()),
    day: () => (empty === null ? orNull(text()) : text()),
    flag: () => boolean(),
    list: () => json<string[]>([]),
    codes: () => json<string[]>([]),
    ids: () => json<string[]>([]),
    availability: () => orNull(json<Availability | null>(null)),
    channels: () => json<Channel[]>([]),
    variationPrices: () => json<VariationPrice[]>([]),
  };
  return byKind(table, kind);
};

/** The columns of declared fields, named as the fields are. */
export function columnsOf<F extends Declared>(fields: F) {
  const columns = Object.entries(fields).map(([name, field]) => [name, columnOf(field)]);
  // Name by name it is made of the fields of which the type is made.
  return Object.fromEntries(columns) as {
    readonly [Name in keyof F]: Column<F[Name] extends Field<infer V> ? V : never>;
  };
}
