import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { may } from '../domain/access';
import { forbidden } from '../errors/api-error';
import type { Viewer } from '../sessions/viewer';
import type { Row } from './noun';

interface Guarded {
  guarded?: Readonly<Record<string, Parameters<typeof may>[1]>>;
  body: { create: z.ZodType };
}

/** Refuses a body that changes a field for which the viewer lacks the permission. */
export function guard(
  noun: Guarded,
  viewer: Viewer,
  body: Readonly<Record<string, unknown>>,
  before: Row | null,
): void {
  const current = new Map<string, unknown>(Object.entries(before ?? {}));
  for (const [field, permission] of Object.entries(noun.guarded ?? {})) {
    const value = body[field];
    if (value === undefined || may(viewer, permission)) continue;
    const same = before === null ? isNothing(noun, field, value) : isSame(value, current.get(field));
    if (!same) throw forbidden(permission);
  }
}

/** What a new row would have without anybody naming it; 0 is no price yet. */
const isNothing = ({ body: { create } }: Guarded, field: string, value: unknown): boolean =>
  value === 0 ||
  (hasFields(create) && isDeepStrictEqual(create.shape[field]?.safeParse(undefined).data, value));

const hasFields = (schema: z.ZodType): schema is z.ZodObject<Record<string, z.ZodType>> =>
  schema instanceof z.ZodObject;

/** A database may give back the fields of an object in another order, and an instant in other words. */
const isSame = (value: unknown, stored: unknown): boolean =>
  isDeepStrictEqual(value, stored) ||
  (isInstant(value) && isInstant(stored) && Date.parse(value) === Date.parse(stored));

const isInstant = (value: unknown): value is string =>
  z.iso.datetime({ offset: true }).safeParse(value).success;
