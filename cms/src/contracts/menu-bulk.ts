import { z } from 'zod';
import { ORDER_CHANNELS } from '../domain/orders/order';
import type { ApiIssue } from './error';
import { availabilityBody, productUpdate } from './menu';
import { version } from './version';

/**
 * Changes of many products at once: each `POST /api/menu/bulk/<what>`, in one transaction.
 *
 * A product that somebody changed since it was seen, or that cannot be so, is left as it is and named in `refused`; all
 * others are changed. What they had before comes back in `before`: sent to `/api/menu/bulk/undo` it restores exactly
 * that, again but for those that were changed meanwhile.
 */

export const MAX_BULK = 500;

const id = z.string().min(1).max(64);
const MOST_CENTS = 100_000_000_000;

const products = z.array(z.strictObject({ id, version })).min(1).max(MAX_BULK);

/** `/price`: by so much or so many per cent, then rounded to a multiple. */
export const bulkPriceBody = z.strictObject({
  products,
  change: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('PERCENT'), bps: z.int().min(-10_000).max(100_000) }),
    z.strictObject({ kind: z.literal('AMOUNT'), cents: z.int().min(-MOST_CENTS).max(MOST_CENTS) }),
  ]),
  roundToCents: z.int().min(1).max(1_000_000).default(1),
});
/** `/category`: these and no others. */
export const bulkCategoryBody = z.strictObject({ products, categoryIds: z.array(id).min(1).max(20) });
/** `/state`: off the menu by hand, or on it again. */
export const bulkStateBody = z.strictObject({ products, state: z.enum(['ACTIVE', 'PAUSED']) });
/** `/channel`: shown there or not; what is asked there for it stays. */
export const bulkChannelBody = z.strictObject({
  products,
  channel: z.enum(ORDER_CHANNELS),
  visible: z.boolean(),
});
/** `/schedule`: when they are for sale; null for always. */
export const bulkScheduleBody = z.strictObject({ products, availability: availabilityBody.nullable() });
/** `/station`: where they are made; null for nowhere in particular. */
export const bulkStationBody = z.strictObject({
  products,
  station: z.string().trim().min(1).max(40).nullable(),
});
/** `/sold-out`: until an instant, or for sale again with null. */
export const bulkSoldOutBody = z.strictObject({
  products,
  until: z.iso.datetime({ offset: true }).nullable(),
});

/** What one of the changes above can change. */
const restored = productUpdate.pick({
  priceCents: true,
  categoryIds: true,
  state: true,
  channels: true,
  availability: true,
  station: true,
  soldOutUntil: true,
});
export type BulkFields = z.output<typeof restored>;

/** `/undo`: what the products had before. */
export const bulkUndoBody = z.strictObject({
  products: z
    .array(z.strictObject({ id, version, before: restored }))
    .min(1)
    .max(MAX_BULK),
});

/** Answer of each of them, inside `data`. */
export interface BulkDto {
  changed: { id: string; name: string; version: number; before: BulkFields }[];
  refused: { id: string; name: string; issue: ApiIssue }[];
}
