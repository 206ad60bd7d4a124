import { z } from 'zod';
import { CLONE_PARTS, type CloneNote, type ClonePart } from '../domain/branches';
import { branchCreate } from './branches';

const { name, slug, phone, address, timezone } = branchCreate.shape;
const parts = z
  .array(z.enum(CLONE_PARTS))
  .max(CLONE_PARTS.length)
  .transform((list) => [...new Set(list)]);

/** Body of `POST /api/branches/clone`: a new branch, with what of another one it begins with. */
export const cloneBody = z.strictObject({
  /** The source. */
  branchId: z.string().min(1).max(64),
  name,
  slug,
  phone,
  address,
  /** The source's unless one is named. What is copied of hours keeps its local times. */
  timezone: timezone.optional(),
  parts,
});

/** Body of `POST /api/branches/clone/preview`: the same, as far as it is known. */
export const clonePreviewBody = cloneBody.partial({ name: true, slug: true, phone: true, address: true });

/** How many rows of each kind there are to copy. */
export interface CloneCounts {
  payments: number;
  /** Services with hours of their own, and days that are exceptions. */
  hours: number;
  exceptions: number;
  zones: number;
  categories: number;
  groups: number;
  products: number;
  coupons: number;
  social: number;
}

/** Answer of the preview, inside `data`. Nothing is written. */
export interface ClonePreviewDto {
  counts: CloneCounts;
  notes: CloneNote[];
  /** What of the new branch is another one's already. */
  taken: ('name' | 'slug')[];
}

/** Answer of `POST /api/branches/clone`, inside `data`. */
export interface CloneReportDto {
  branch: { id: string; name: string; slug: string };
  created: CloneCounts;
  /** What was left at the source: because nobody asked for it, or because there is none. */
  skipped: { part: ClonePart; reason: 'NOT_CHOSEN' | 'NOTHING_THERE' }[];
  notes: CloneNote[];
}
