import { z } from 'zod';

/** What a field says of itself before anything is typed. */
export interface FieldLimits {
  /** It may not stay empty. */
  required: boolean;
  /** It is a text or a number that may be left out. */
  optional: boolean;
  /** In characters. */
  maxLength?: number;
  /** What is kept while nothing is entered; an empty number that is required is none, and the schema says so. */
  empty: null | '' | typeof NaN | undefined;
}

const isText = (schema: unknown) => schema instanceof z.ZodString || schema instanceof z.ZodStringFormat;

/** What stands behind the layers that only say whether it may be absent. */
function unwrap(schema: unknown) {
  let inner = schema;
  let nullable = false;
  while (
    inner instanceof z.ZodNullable ||
    inner instanceof z.ZodOptional ||
    inner instanceof z.ZodNonOptional ||
    inner instanceof z.ZodDefault
  ) {
    if (inner instanceof z.ZodNullable) nullable = true;
    inner = inner.unwrap();
  }
  // "Empty, or a text of at least …".
  if (inner instanceof z.ZodUnion) inner = inner.options.find(isText) ?? inner;
  return { inner, nullable };
}

/**
 * Reads them from the schema that the server checks the field by.
 * @param name its path, with dots
 */
export function fieldLimits(schema: z.ZodType, name: string): FieldLimits {
  let field: unknown = schema;
  for (const part of name.split('.')) {
    const { inner } = unwrap(field);
    field = inner instanceof z.ZodObject ? (inner.shape as Record<string, unknown>)[part] : undefined;
  }
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
  const number = inner instanceof z.ZodNumber;
  return { required, optional: number && !required, empty: nullable ? null : number ? NaN : undefined };
}
