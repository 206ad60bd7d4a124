import { z } from 'zod';
import type { WritePermissions } from '../domain/access';
import type { ZoneShape, ZoneTerms } from '../domain/delivery';
import { DAY_MIN } from '../domain/time';
import type { Stored } from './menu';
import { withoutDefaults } from './partial-body';
import { version } from './version';
import { oneLine } from './text';

const id = z.string().min(1).max(64);
const cents = z.int().min(0).max(100_000_000);
const minutes = z.int().min(0).max(DAY_MIN);
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const text = (most: number) => oneLine().max(most);
const weekday = z.union([
  z.literal(0),
  z.literal(1),
  z.literal(2),
  z.literal(3),
  z.literal(4),
  z.literal(5),
  z.literal(6),
]);
/** Degrees, as maps give them. */
export const point = z.strictObject({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) });

/** The most corners of a drawn zone. */
export const MAX_CORNERS = 500;

export const districtArea = z.strictObject({
  kind: z.literal('DISTRICT'),
  geometry: z.strictObject({
    districts: z
      .array(z.strictObject({ name: text(80).min(1), city: text(80).default('') }))
      .min(1)
      .max(200),
  }),
});
export const postalArea = z.strictObject({
  kind: z.literal('POSTAL_RANGE'),
  geometry: z.strictObject({
    ranges: z
      .array(z.strictObject({ from: text(16).min(1), to: text(16).min(1) }))
      .min(1)
      .max(100),
  }),
});

/** Where a zone is: its kind with the geometry of that kind. */
export const zoneArea = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('RADIUS'),
    geometry: z.strictObject({ center: point, radiusMeters: z.number().min(50).max(100_000) }),
  }),
  z.strictObject({
    kind: z.literal('POLYGON'),
    geometry: z.strictObject({ points: z.array(point).min(3).max(MAX_CORNERS) }),
  }),
  districtArea,
  postalArea,
]);

/** What is said of a zone beside its branch. */
export const zoneFields = {
  name: text(40).min(2),
  color: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .default('#c8452d'),
  priority: z.int().min(0).max(1000).default(1),
  area: zoneArea,
  feeCents: cents.default(0),
  feeTiers: z
    .array(z.strictObject({ uptoMeters: z.int().min(1).max(100_000), feeCents: cents }))
    .max(20)
    .default([]),
  minOrderCents: cents.default(0),
  freeAboveCents: cents.nullable().default(null),
  etaMin: minutes.default(30),
  etaMax: minutes.default(50),
  days: z.array(weekday).max(7).default([]),
  from: clock.nullable().default(null),
  to: clock.nullable().default(null),
  exclusion: z.boolean().default(false),
  state: z.enum(['ACTIVE', 'PAUSED']).default('ACTIVE'),
};

/** Body of `POST /api/delivery-zones`. */
export const zoneCreate = z.strictObject({ branchId: id, ...zoneFields });
/** Body of `PATCH /api/delivery-zones/:id`: what changes, and the `version` it was read at. */
export const zoneUpdate = withoutDefaults(zoneFields).extend({
  version,
});

/** Which permission writes each field of a zone. */
export const ZONE_WRITE_PERMISSIONS = {
  name: 'zone.edit',
  color: 'zone.edit',
  priority: 'zone.edit',
  area: 'zone.edit',
  feeCents: 'zone.edit',
  feeTiers: 'zone.edit',
  minOrderCents: 'zone.edit',
  freeAboveCents: 'zone.edit',
  etaMin: 'zone.edit',
  etaMax: 'zone.edit',
  days: 'zone.edit',
  from: 'zone.edit',
  to: 'zone.edit',
  exclusion: 'zone.edit',
  state: 'zone.edit',
} as const satisfies WritePermissions<z.output<typeof zoneUpdate>>;

/** A zone of `/api/delivery-zones`, inside `data`. */
export interface DeliveryZoneDto extends Omit<ZoneTerms, 'active'>, Stored {
  area: ZoneShape;
  state: 'ACTIVE' | 'PAUSED' | 'ARCHIVED';
}
