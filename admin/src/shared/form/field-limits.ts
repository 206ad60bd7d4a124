import { z } from 'zod';

/** What a field says of itself before anything is typed. */
export interface FieldLimits {
  /** It may not stay empty. */
  required: boolean;
  /** It is a text or a number that may be left out. */
  optional: boolean;
  /** In characters; of a list of texts, those of each. */
  maxLength?: number;
  /** How many a list may hold. */
  maxCount?: number;
  /** What is kept while nothing is entered; an empty number that is required is none, and the schema says so. */
  empty: null | '' | typeof NaN | undefined;
}

const isText = (schema: unknown) => schema instanceof z.ZodString || schema instanceof z.ZodStringFormat;

/** What stands behind the layers that only say whether it may be absent, or what becomes of it. */
function unwrap(schema: unknown) {
  let inner = schema;
  let nullable = false;
  for (;;) {
    if (inner instanceof z.ZodNullable) nullable = true;
    if (inner instanceof z.ZodPipe) inner = inner.in;
    else if (
      inner instanceof z.ZodNullable ||
      inner instanceof z.ZodOptional ||
      inner instanceof z.ZodNonOptional ||
      inner instanceof z.ZodDefault
    )
      inner = inner.unwrap();
    else break;
  }
  // "Empty, or a text of at least …".
  if (inner instanceof z.ZodUnion) inner = inner.options.find(isText) ?? inner;
  return { inner, nullable };
}

/** The part of an object or of a list that a name leads to; in a list every number leads to the same. */
function partOf(schema: unknown, name: string): unknown {
  const { inner } = unwrap(schema);
  if (inner instanceof z.ZodArray) return inner.element;
  return inner instanceof z.ZodObject ? (inner.shape as Record<string, unknown>)[name] : undefined;
}

/**
 * Reads them from the schema that the server checks the field by.
 * @param name its path, with dots: `address.city`, `extras.0.name`
 */
export function fieldLimits(schema: z.ZodType, name: string): FieldLimits {
  const field = name.split('.').reduce<unknown>(partOf, schema);
  if (!(field instanceof z.ZodType)) return { required: false, optional: false, empty: undefined };
  const { inner, nullable } = unwrap(field);
  const mayBe = (value: unknown) => field.safeParse(value).success;
  // What is on or off is never left empty.
  const required = !(inner instanceof z.ZodBoolean) && !['', null, undefined].some(mayBe);
  if (inner instanceof z.ZodString || inner instanceof z.ZodStringFormat) {
    return {
      required,
      optional: !required,
      maxLength: inner.maxLength ?? undefined,
      empty: nullable ? null : '',
    };
  }
  if (inner instanceof z.ZodArray) {
    const { maxLength } = fieldLimits(schema, `${name}.0`);
    const maxCount = inner._zod.bag.maximum as number | undefined;
    return { required: false, optional: false, maxLength, maxCount, empty: undefined };
  }
  // An empty number is stored as null or not at all: a default stands in the field, not in its place.
  if (inner instanceof z.ZodNumber)
    return { required: !nullable, optional: nullable, empty: nullable ? null : NaN };
  return { required, optional: false, empty: nullable ? null : undefined };
}
