import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Schema, UID } from '@strapi/strapi';
import { boolean, instant, json, milliseconds, number, orNull, text, type Codec } from './codecs';
import { makeTable, type Column, type Columns, type Table, type Values } from './table';

/*
 * The table of a content type, told by its `schema.json`: names and kinds of its columns are read from the file when the
 * module is loaded, the type of a row comes from the types that Strapi makes of the same file.
 */

export type ContentType = Extract<UID.ContentType, `api::${string}`>;

type Attributes<Uid extends ContentType> = Schema.ContentTypes[Uid]['attributes'];

/** What Strapi tells of every type and no `schema.json` names. */
type Stamp =
  | 'createdAt'
  | 'updatedAt'
  | 'publishedAt'
  | 'locale'
  | 'createdBy'
  | 'updatedBy'
  | 'localizations';

type ValueOf<A> = A extends { type: 'json' }
  ? unknown
  : A extends { type: 'boolean' }
    ? boolean
    : A extends { required: true }
      ? ScalarOf<A>
      : ScalarOf<A> | null;

type ScalarOf<A> = A extends { type: 'enumeration'; enum: (infer Code)[] }
  ? Code
  : A extends { type: 'integer' }
    ? number
    : string;

/** A row by its schema: the id of its document, and whatever of it the caller did not tell otherwise. */
type ContentRow<Uid extends ContentType, Told> = {
  -readonly [Key in 'id' | Exclude<keyof Attributes<Uid>, Stamp> | keyof Told]: Key extends keyof Told
    ? Values<Told>[Key]
    : Key extends keyof Attributes<Uid>
      ? ValueOf<Attributes<Uid>[Key]>
      : string;
};

/**
 * The table of a content type: `id`, which is the document's, then its attributes in the order of its schema. `told` says
 * what the schema does not know: the type of a value in JSON, a narrower type, what stands for nothing, a column beside
 * those of the schema. JSON of which nothing is told is `unknown`.
 *
 * @throws Error where there is no such schema, or it has an attribute of a kind that no table has had yet
 */
export const tableOf = <Uid extends ContentType, Told extends Columns = Record<never, never>>(
  uid: Uid,
  told?: Told,
): Table<ContentRow<Uid, Told>> => {
  const { collectionName, columns } = schemaOf(uid);
  return makeTable(collectionName, { id: text('document_id'), ...columns, ...told });
};

interface Attribute {
  type: string;
  required?: boolean;
  column?: { type?: string };
}

/** The name of a content type's table and the columns of its attributes, by the names of these. */
export function schemaOf(uid: ContentType): { collectionName: string; columns: Record<string, Column> } {
  const [context = '', noun = ''] = uid.slice('api::'.length).split('.');
  const file = path.join(__dirname, '../api', context, 'content-types', noun, 'schema.json');
  const { collectionName, attributes } = JSON.parse(readFileSync(file, 'utf8')) as {
    collectionName: string;
    attributes: Record<string, Attribute>;
  };
  const columns = Object.entries(attributes).map(([key, attribute]): [string, Column] => {
    const column = columnOf(attribute);
    if (!column) throw new Error(`${uid}: no column holds a ${attribute.type} (${key})`);
    return [key, column];
  });
  return { collectionName, columns: Object.fromEntries(columns) };
}

const columnOf = ({ type, required, column }: Attribute): Column | undefined => {
  const kind = type === 'datetime' && column?.type === 'bigInteger' ? 'milliseconds' : type;
  return COLUMNS[kind]?.[required ? 'required' : 'optional'];
};

const alike = (column: Column) => ({ required: column, optional: column });
const nullable = <Stored, Value>(column: Codec<Stored, Value>) => ({
  required: column,
  optional: orNull(column),
});

const COLUMNS: Readonly<Partial<Record<string, { required: Column; optional: Column }>>> = {
  string: nullable(text()),
  text: nullable(text()),
  email: nullable(text()),
  enumeration: nullable(text()),
  integer: nullable(number()),
  boolean: alike(boolean()),
  datetime: nullable(instant()),
  milliseconds: nullable(milliseconds()),
  json: alike(orNull(json<unknown>(null))),
};
