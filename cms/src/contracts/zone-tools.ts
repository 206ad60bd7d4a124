import { z } from 'zod';
import type { DeliveryRefusal, Demand, Point, ZoneOutcome } from '../domain/delivery';
import { CEILINGS } from '../domain/limits';
import { point } from './delivery-zones';
import { oneLine } from './text';

/** Body of `POST /api/branches/:id/zones/order`: the zones as they are to win, first of all the first. */
export const zoneOrderBody = z.strictObject({
  ids: z.array(z.string().min(1).max(64)).min(1).max(CEILINGS['delivery-zones'].max),
});

/** Body of `POST /api/branches/:id/zones/import`: a GeoJSON file as it is; what of it is read, `readGeoJson` says. */
export const zoneImportBody = z.strictObject({ geojson: z.record(z.string(), z.unknown()) });

const text = (most: number) => oneLine().max(most).default('');

/** Body of `POST /api/branches/:id/zones/test`: where to, when and how much; nothing of it is stored. */
export const zoneTestBody = z.strictObject({
  address: z
    .strictObject({
      street: text(120),
      number: text(20),
      district: text(80),
      city: text(80),
      postalCode: text(16),
    })
    .prefault({}),
  /** Its place on the map; without one a geocoder is asked, where the server has one. */
  point: point.nullable().default(null),
  /** The instant for which it is asked; null is now. */
  at: z.iso.datetime({ offset: true }).nullable().default(null),
  /** Of the items. */
  subtotalCents: z.int().min(0).max(100_000_000).default(0),
});

/** What would come of a delivery, inside `data`: as a quote decides it, with what each zone said. */
export interface ZoneTestDto {
  /** The instant it was judged for. */
  at: string;
  /** The place on the map that was judged; null where none is known. */
  point: Point | null;
  decision:
    | {
        code: 'SERVED';
        zoneId: string;
        feeCents: number;
        distanceMeters: number | null;
        /** When it would be with the customer if it were ordered at that instant. */
        fromAt: string;
        untilAt: string;
        /** What is missing up to the minimum of branch and zone; 0 where nothing is. */
        minCents: number;
        missingCents: number;
      }
    | { code: DeliveryRefusal['code'] | 'SERVICE_NOT_OFFERED'; message: string };
  /** In the order in which they win. */
  rules: { zoneId: string; name: string; outcome: ZoneOutcome; feeCents: number | null }[];
}

/** For so long it is kept where customers were refused. */
export const DEMAND_DAYS = 90;

/** Query of `GET /api/branches/:id/zones/demand`. */
export const demandQuery = z.strictObject({
  days: z.coerce.number().int().min(1).max(DEMAND_DAYS).default(30),
});

/** Where orders came from and where customers were refused, inside `data`. */
export interface ZoneDemandDto extends Demand {
  days: number;
  /** The side of a cell in degrees; `cells` name their middles. */
  cellDegrees: number;
}
