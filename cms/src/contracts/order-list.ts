import { z } from 'zod';
import { oneLine } from './text';
import { MAX_INTEGER } from './version';

/** `GET /api/orders`: newest first, by keyset. `meta.next` is the cursor of the next page or null; either `total` is told or `moreThan`. */
export interface OrderListMeta {
  next: string | null;
  previous: string | null;
  total: number | null;
  moreThan: number | null;
  /** Of those that sold something, as in the figures of a day; null where they are not counted or prices are hidden. */
  sumCents: number | null;
}

export const orderListQuery = z.strictObject({
  branch: z.string().max(64).optional(),
  state: z.string().max(200).optional(),
  channel: z.string().max(100).optional(),
  type: z.string().max(60).optional(),
  payment: z.string().max(60).optional(),
  /** Only orders of which something is to be given back. */
  refund: z.literal('due').optional(),
  /** Only orders that this courier carries or carried. */
  courier: z.string().min(1).max(64).optional(),
  /** Business days, inclusive. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  minCents: z.coerce.number().int().min(0).max(MAX_INTEGER).optional(),
  maxCents: z.coerce.number().int().min(0).max(MAX_INTEGER).optional(),
  /** Number, name or phone, from the start of the word. */
  q: oneLine().max(80).optional(),
  cursor: z.string().max(200).optional(),
  pageSize: z.coerce.number().int().min(1).max(100).default(25),
});

/** Query of `GET /api/orders/export`: the list's filters, all that they find as one file. */
export const orderExportQuery = orderListQuery
  .omit({ cursor: true, pageSize: true })
  .extend({ format: z.enum(['csv', 'xlsx']) });
