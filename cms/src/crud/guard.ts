import { isDeepStrictEqual } from 'node:util';
import { may } from '../domain/access';
import { forbidden } from '../errors/api-error';
import type { Viewer } from '../sessions/viewer';
import type { Row } from './noun';

/** Refuses a body that changes a field for which the viewer lacks the permission. */
export function guard(
  noun: { guarded?: Readonly<Record<string, Parameters<typeof may>[1]>> },
  viewer: Viewer,
  body: Readonly<Record<string, unknown>>,
  before: Row | null,
): void {
  const current = new Map<string, unknown>(Object.entries(before ?? {}));
  for (const [field, permission] of Object.entries(noun.guarded ?? {})) {
    if (body[field] === undefined || may(viewer, permission)) continue;
    const unset = before === null && isNothing(body[field]);
    // A database may give back the fields of an object in another order than they were sent in.
    if (!unset && !isDeepStrictEqual(body[field], current.get(field))) throw forbidden(permission);
  }
}

/** What a new row would have without anybody naming it. */
const isNothing = (value: unknown): boolean =>
  value === null || value === 0 || (Array.isArray(value) && value.length === 0);
