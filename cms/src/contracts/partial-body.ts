import { z } from 'zod';

/** The same fields, all optional and none filled in: what an update leaves out stays as it is. */
export function withoutDefaults<S extends z.ZodRawShape>(fields: S) {
  const shape: Record<string, z.ZodType> = {};
  for (const [key, field] of Object.entries(fields)) {
    shape[key] = (
      field instanceof z.ZodDefault ? (field.unwrap() as z.ZodType) : (field as z.ZodType)
    ).optional();
  }
  return z.strictObject(shape as { [K in keyof S]: z.ZodOptional<Undefaulted<S[K]>> });
}
type Undefaulted<T> = T extends z.ZodDefault<infer Inner> ? Inner : T;
