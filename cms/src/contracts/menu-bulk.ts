import { z } from 'zod';
import { MAX_BULK } from '../domain/menu/bulk';
import { ORDER_CHANNELS } from '../domain/orders/order';
import type { ApiIssue } from './error';
import { availabilityBody } from './field-schemas';
import { productUpdate } from './menu';
import { version } from './version';
import { oneLine } from './text';

/**
 * Changes of many products at once: each `POST /api/menu/bulk/<what>`, in one transaction.
 *
 * A product that somebody changed since it was seen, or that cannot be so, is left as it is and named in `refused`; all
 * others are changed. What they had before comes back in `before`: sent to `/api/menu/bulk/undo` it restores exactly
 * that, again but for those that were changed meanwhile.
 *
 * With a `releaseId` just that is staged in the release instead, product by product and group by group, and the menu
 * stays as it is until the release is published.
 */

const id = z.string().min(1).max(64);
const MOST_CENTS = 100_000_000_000;

const products = z.array(z.strictObject({ id, version })).min(1).max(MAX_BULK);

const groups = z.array(z.strictObject({ id, version })).max(50).default([]);

/** The release in which the change is staged; null for at once. What the kitchen says is said at once. */
const releaseId = id.nullable().default(null);

/**
 * `/price`: by so much or so many per cent, or to an amount, then rounded to the nearest of `endingCents` and every
 * `roundToCents` more. A product in variations gets prices of its own there, unless its group is named in
 * `variationGroups`: then the group's prices change, for all products that come in it. Prices of extras change where
 * their group is named in `extraGroups`. What costs nothing in a variation or as an extra goes on costing nothing.
 */
export const bulkPriceBody = z.strictObject({
  products,
  releaseId,
  variationGroups: groups,
  extraGroups: groups,
  change: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('PERCENT'), bps: z.int().min(-10_000).max(100_000) }),
    z.strictObject({ kind: z.literal('AMOUNT'), cents: z.int().min(-MOST_CENTS).max(MOST_CENTS) }),
    z.strictObject({ kind: z.literal('SET'), cents: z.int().min(0).max(MOST_CENTS) }),
  ]),
  roundToCents: z.int().min(1).max(1_000_000).default(1),
  endingCents: z.int().min(0).max(999_999).default(0),
});
/** `/category`: these and no others. */
export const bulkCategoryBody = z.strictObject({
  products,
  releaseId,
  categoryIds: z.array(id).min(1).max(20),
});
/** `/state`: off the menu by hand, or on it again. */
export const bulkStateBody = z.strictObject({ products, releaseId, state: z.enum(['ACTIVE', 'PAUSED']) });
/** `/channel`: shown there or not; what is asked there for it stays. */
export const bulkChannelBody = z.strictObject({
  products,
  releaseId,
  channel: z.enum(ORDER_CHANNELS),
  visible: z.boolean(),
});
/** `/schedule`: when they are for sale; null for always. */
export const bulkScheduleBody = z.strictObject({
  products,
  releaseId,
  availability: availabilityBody.nullable(),
});
/** `/station`: where they are made; null for nowhere in particular. */
export const bulkStationBody = z.strictObject({
  products,
  releaseId,
  station: oneLine().min(1).max(40).nullable(),
});
/** `/sold-out`: until an instant, or for sale again with null. */
export const bulkSoldOutBody = z.strictObject({
  products,
  until: z.iso.datetime({ offset: true }).nullable(),
});

/** What one of the changes above can change. */
const restored = productUpdate.pick({
  priceCents: true,
  variationPrices: true,
  categoryIds: true,
  state: true,
  channels: true,
  availability: true,
  station: true,
  soldOutUntil: true,
});
export type BulkFields = z.output<typeof restored>;

const cents = z.int().min(0).max(MOST_CENTS);
/** What the parts of a group cost before. */
const partPrices = z
  .array(
    z.strictObject({
      id,
      priceCents: cents,
      variationPrices: z
        .array(z.strictObject({ variationId: id, priceCents: cents }))
        .max(60)
        .default([]),
    }),
  )
  .max(100);
export type PartPrices = z.output<typeof partPrices>;
const restoredGroups = z
  .array(z.strictObject({ id, version, before: partPrices }))
  .max(50)
  .default([]);

/** `/undo`: what the products had before, and what the parts of groups cost. */
export const bulkUndoBody = z.strictObject({
  products: z.array(z.strictObject({ id, version, before: restored })).max(MAX_BULK),
  variationGroups: restoredGroups,
  extraGroups: restoredGroups,
});

/** A group whose parts cost something else since, or will. */
export interface ChangedGroup {
  kind: 'variationGroups' | 'extraGroups';
  id: string;
  name: string;
  version: number;
  before: PartPrices;
}

/** Answer of each of them, inside `data`. What is staged still has the version it had. */
export interface BulkDto {
  changed: { id: string; name: string; version: number; before: BulkFields }[];
  /** Groups whose prices changed for all that come in them or ask for them. */
  groups: ChangedGroup[];
  refused: { id: string; name: string; issue: ApiIssue }[];
}
