import type { Permission } from '../access';

/**
 * What a field can hold, said once as data: the schemas of bodies, the columns of its table, the cells of files, the words
 * of comparisons and the examples of tests are made of it.
 */
export type Kind =
  /** Lengths in characters; on one line unless it is `multiline`. */
  | { is: 'text'; least: number; most: number; multiline?: true }
  /** At most so many texts, each of so many characters. */
  | { is: 'list'; most: number; longest: number }
  /** A text of 3 to 16 capital letters, digits, hyphens and underscores, unique among the rows of its noun. */
  | { is: 'key' }
  /** The id of a row; `of` is the plural in URLs of the declared noun that the row belongs to. */
  | { is: 'id'; of?: string }
  | { is: 'ids'; least: number; most: number }
  /** An amount in minor units, both ends inclusive. */
  | { is: 'cents'; least: number; most: number }
  /** A whole number, both ends inclusive. */
  | { is: 'count'; least: number; most: number }
  /** ISO 8601 UTC. */
  | { is: 'instant' }
  /** A calendar day, YYYY-MM-DD. */
  | { is: 'day' }
  | { is: 'flag' }
  /** One of some codes. */
  | { is: 'code'; values: readonly string[] }
  /** Some of the codes. */
  | { is: 'codes'; values: readonly string[] }
  | { is: 'availability' }
  | { is: 'channels' }
  | { is: 'variationPrices' };

/** A field that holds a `V`: `empty` is what a new row has in it unless somebody says, and null where it may be null. */
export interface Field<V = unknown, K extends Kind = Kind> {
  kind: K;
  empty: V;
}
/** Fields by name. `needed`: a new row has to state it. `write`: its permission, where it is not the noun's own. */
export type Declared = Readonly<Record<string, Field & { needed?: true; write?: Permission }>>;

/** The type of a row's fields. */
export type Values<Fields> = {
  -readonly [Name in keyof Fields]: Fields[Name] extends Field<infer V> ? V : never;
};

/** Something for each kind: what it makes of it, given its limits. */
export type ByKind<Made> = { readonly [K in Kind['is']]: (kind: Extract<Kind, { is: K }>) => Made };

/** What a table of kinds makes of one. The key picks the function of that very kind, which the type of a lookup does not say. */
export const byKind = <Made>(table: ByKind<Made>, kind: Kind): Made => table[kind.is](kind as never);

export const text = (most: number, least = 0): Field<string> => ({
  kind: { is: 'text', least, most },
  empty: '',
});
/** A text in which line breaks are kept. */
export const multilineText = (most: number): Field<string> => ({
  kind: { is: 'text', least: 0, most, multiline: true },
  empty: '',
});
export const list = (most: number, longest: number): Field<string[]> => ({
  kind: { is: 'list', most, longest },
  empty: [],
});
export const id: Field<string> = { kind: { is: 'id' }, empty: '' };
export const ids = (most: number, least = 0): Field<string[]> => ({
  kind: { is: 'ids', least, most },
  empty: [],
});
/** The highest amount of anything, in minor units. */
const MAX_CENTS = 100_000_000_000;
export const amount = (least: number, most: number): Field<number> => ({
  kind: { is: 'cents', least, most },
  empty: least,
});
export const cents: Field<number> = amount(0, MAX_CENTS);
/** A code that people choose and read aloud. */
export const key: Field<string> = { kind: { is: 'key' }, empty: '' };
/** The id of a row of another noun, by that noun's plural in URLs: `couriers`. */
export const reference = (of: string): Field<string, { is: 'id'; of: string }> => ({
  kind: { is: 'id', of },
  empty: '',
});
export const day: Field<string, { is: 'day' }> = { kind: { is: 'day' }, empty: '' };
export const count = (least: number, most: number): Field<number> => ({
  kind: { is: 'count', least, most },
  empty: least,
});
export const instant: Field<string, { is: 'instant' }> = { kind: { is: 'instant' }, empty: '' };
export const flag: Field<boolean> = { kind: { is: 'flag' }, empty: false };
/** The first of the codes is the one that is meant where none is said. */
export const code = <V extends string>(
  values: readonly [V, ...V[]],
): Field<V, Extract<Kind, { is: 'code' }>> => ({
  kind: { is: 'code', values },
  empty: values[0],
});

/** Some of the codes; none at first. */
export const codes = <V extends string>(values: readonly V[]): Field<V[]> => ({
  kind: { is: 'codes', values },
  empty: [],
});

/** The same where nobody has to say anything: then it is null. */
export const orNull = <V, K extends Kind>({ kind }: Field<V, K>): Field<V | null, K> => ({
  kind,
  empty: null,
});

/** The same with another value in a new row. */
export const initially = <V, K extends Kind>(field: Field<V, K>, empty: V): Field<V, K> => ({
  ...field,
  empty,
});

/** The same where a new row has to say it. */
export const needed = <V>(field: Field<V>): Field<V> & { needed: true } => ({ ...field, needed: true });

/** The names of declared fields, in their order. */
export const namesOf = <F extends Declared>(fields: F): Extract<keyof F, string>[] =>
  // Its keys are all that it has.
  Object.keys(fields) as Extract<keyof F, string>[];

/** What a row has of which nobody has said anything. */
export function emptyOf<F extends Declared>(fields: F): Values<F> {
  const row = Object.entries(fields).map(([name, { empty }]) => [
    name,
    // A list of its own, which whoever has the row may change.
    Array.isArray(empty) ? [...(empty as unknown[])] : empty,
  ]);
  // Name by name it is made of the fields of which the type is made.
  return Object.fromEntries(row) as Values<F>;
}

/** The part of a row that some of its fields are, in their order. */
export function fieldsOf<Row extends object, Name extends keyof Row>(
  row: Row,
  names: readonly Name[],
): Pick<Row, Name> {
  const part: Partial<Row> = {};
  for (const name of names) part[name] = row[name];
  // All of the names are there.
  return part as Pick<Row, Name>;
}
