import { z } from 'zod';
import {
  may,
  permissionsIn,
  type FieldPermission,
  type PartPermissions,
  type Permission,
} from '../domain/access';
import { sameValue } from '../domain/equality';
import { forbidden } from '../errors/api-error';
import type { Viewer } from '../sessions/viewer';
import type { Noun, Row } from './noun';

type Body = Readonly<Record<string, unknown>>;

/** What somebody has to hold for a change that a body makes, and where in the body it is made. */
interface Need {
  permission: Permission;
  path: (string | number)[];
}

/**
 * Refuses a body that writes a field for which the viewer lacks the permission: that changes what the row has, or that
 * gives a new row something else than it has by itself. Every way of writing a row's fields leads through here.
 *
 * @param before the row as it is; null for a new one
 */
export function guardWrite<R extends Row, C extends z.ZodType, U extends z.ZodType, D>(
  noun: Noun<R, C, U, D>,
  viewer: Viewer,
  body: Body,
  before: R | null,
): void {
  for (const [field, value] of Object.entries(body)) {
    const permission = permissionOf(noun, field, before !== null);
    if (value === undefined || permissionsIn(permission).every((name) => may(viewer, name))) continue;
    for (const need of needsOf(noun, { field, value, permission }, before))
      if (!may(viewer, need.permission)) throw forbidden(need.permission, need.path);
  }
}

/** Refuses unless the viewer may write the fields, whatever they hold by now. */
export function requireToWrite<R extends Row, C extends z.ZodType, U extends z.ZodType, D>(
  noun: Noun<R, C, U, D>,
  viewer: Viewer,
  fields: Iterable<string>,
): void {
  for (const field of fields)
    for (const permission of permissionsIn(permissionOf(noun, field, true)))
      if (!may(viewer, permission)) throw forbidden(permission, [field]);
}

/** What editing the noun takes counts for a new row as what creating it takes. */
function permissionOf<R extends Row, C extends z.ZodType, U extends z.ZodType, D>(
  { writePermissions, permissions }: Noun<R, C, U, D>,
  field: string,
  stored: boolean,
): FieldPermission {
  const declared: Readonly<Record<string, FieldPermission>> = writePermissions;
  const permission = declared[field] ?? permissions.update;
  return permission === permissions.update && !stored ? permissions.create : permission;
}

interface Written {
  field: string;
  value: unknown;
  permission: FieldPermission;
}

function needsOf<R extends Row, C extends z.ZodType, U extends z.ZodType, D>(
  noun: Noun<R, C, U, D>,
  { field, value, permission }: Written,
  before: R | null,
): Need[] {
  const columns = noun.toColumns?.({ [field]: value }, before) ?? { [field]: value };
  const row = new Map<string, unknown>(Object.entries(before ?? {}));
  const schema = shapeOf(noun.body.create)[field];
  if (typeof permission !== 'string')
    return partNeeds(permission, field, {
      before: partsOf(row.get(field)),
      next: partsOf(columns[field]),
      shape: shapeOf(schema),
    });
  const same = before
    ? Object.entries(columns).every(([column, stored]) => isSame(stored, row.get(column), schema))
    : isInitial(value, schema);
  return same ? [] : [{ permission, path: [field] }];
}

type Part = Record<string, unknown>;
type Shape = Readonly<Record<string, z.ZodType>>;

function partNeeds(
  { list, fields }: PartPermissions,
  field: string,
  { before, next, shape }: { before: Part[]; next: Part[]; shape: Shape },
): Need[] {
  const known = new Map(before.map((part) => [part.id, part]));
  const kept = next.filter(({ id }) => known.has(id)).length;
  const inside = next.flatMap((part, index) => {
    const was = known.get(part.id);
    return Object.keys(fields).flatMap((name): Need[] => {
      const same = was ? isSame(part[name], was[name], shape[name]) : isInitial(part[name], shape[name]);
      return same ? [] : [{ permission: fields[name] ?? list, path: [field, index, name] }];
    });
  });
  const whole = kept === before.length && kept === next.length;
  return [...(whole ? [] : [{ permission: list, path: [field] }]), ...inside];
}

const partsOf = (value: unknown): Part[] => (Array.isArray(value) ? (value as Part[]) : []);

/** The fields of an object's schema, or of those in a list. */
function shapeOf(schema: z.ZodType | undefined): Shape {
  if (schema instanceof z.ZodObject) return schema.shape as Shape;
  if (schema instanceof z.ZodArray) return shapeOf(schema.element as z.ZodType);
  return schema instanceof z.ZodPipe ? shapeOf(schema.in as z.ZodType) : {};
}

/** What a new row or part has where nobody names the field: its default, or nothing; 0 is no price yet. */
function isInitial(value: unknown, schema: z.ZodType | undefined): boolean {
  const initial = schema?.safeParse(undefined).data;
  return initial === undefined
    ? value === undefined || value === null || value === false || value === 0
    : sameValue(value, initial);
}

/** A body may say an instant in other words than the row; a row that is older than a field has nothing there. */
const isSame = (value: unknown, stored: unknown, schema: z.ZodType | undefined): boolean =>
  sameValue(value, stored) ||
  (isInstant(value) && isInstant(stored) && Date.parse(value) === Date.parse(stored)) ||
  ((stored === undefined || stored === null) && isInitial(value, schema));

const isInstant = (value: unknown): value is string =>
  z.iso.datetime({ offset: true }).safeParse(value).success;
