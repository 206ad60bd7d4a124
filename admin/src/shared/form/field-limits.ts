import { z } from 'zod';

/** What a field says of itself before anything is typed. */
export interface FieldLimits {
  /** It may not stay empty. */
  required: boolean;
  /** It is a text that may be left out. */
  optional: boolean;
  maxLength?: number;
  /** Nothing is written as null, not as an empty text. */
  nullable: boolean;
}

/** Reads them from the schema that the server checks the field by. */
export function fieldLimits(schema: z.ZodType, name: string): FieldLimits {
  const field = schema instanceof z.ZodObject ? (schema.shape as Record<string, unknown>)[name] : undefined;
  let inner = field;
  let nullable = false;
  while (inner instanceof z.ZodNullable || inner instanceof z.ZodOptional || inner instanceof z.ZodDefault) {
    if (inner instanceof z.ZodNullable) nullable = true;
    inner = inner.unwrap();
  }
  if (!(inner instanceof z.ZodString))
    return { required: field !== undefined && inner === field, optional: false, nullable };
  const required = inner === field && (inner.minLength ?? 0) > 0;
  return { required, optional: !required, maxLength: inner.maxLength ?? undefined, nullable };
}
