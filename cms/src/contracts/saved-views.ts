import { z } from 'zod';
import { version } from './version';
import { oneLine } from './text';

/** Lists that have them. */
const resource = z.enum(['orders']);
/** Longest name, in characters. */
export const MAX_VIEW_NAME = 40;

const name = oneLine().min(1).max(MAX_VIEW_NAME);
/** The list's address without the place in it, as `URLSearchParams` writes it. */
const filters = z.string().max(1000);

/** Query of `GET /api/saved-views`: the person's own, and those that others of the business share. */
export const savedViewQuery = z.strictObject({ resource });

/** Body of `POST /api/saved-views`. */
export const savedViewBody = z.strictObject({
  resource,
  name,
  filters,
  shared: z.boolean().default(false),
});

/**
 * Body of `PATCH /api/saved-views/:id`; only its owner changes a view, and who keeps the settings of the business whether
 * it is shared.
 */
export const savedViewPatch = z.strictObject({
  version,
  name: name.optional(),
  filters: filters.optional(),
  shared: z.boolean().optional(),
});

/** A list under a name. */
export interface SavedViewDto {
  id: string;
  version: number;
  name: string;
  filters: string;
  shared: boolean;
  /** Whether it is the reader's. */
  own: boolean;
  /** Whose it is; null for somebody who is gone. */
  owner: string | null;
}
