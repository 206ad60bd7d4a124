import { z } from 'zod';
import {
  COPY_FIELDS,
  COPY_MODES,
  type CopyAction,
  type CopyChange,
  type CopyNote,
  type LeaveReason,
} from '../domain/menu-copy';

const id = z.string().min(1).max(64);

const MAX_COPIED = 500;
const MAX_COPY_BRANCHES = 20;

/**
 * Copies products into other branches, field by field.
 *
 *   POST /api/menu/copy/preview   → 200 CopyDto, nothing is stored
 *   POST /api/menu/copy           with an Idempotency-Key, if one likes → 200 CopyDto, what was done
 *     → 400 UNKNOWN_BRANCH | UNKNOWN_REFERENCE | SAME_BRANCH, 422 IDEMPOTENCY_KEY_REUSED
 *
 * Some fields take more than editing the menu: `COPY_PERMISSIONS`. It is stored in pieces, so that orders get in between;
 * a copy that broke off is done to its end by asking again.
 */
export const copyBody = z.strictObject({
  /** Where the products are. */
  branchId: id,
  productIds: z.array(id).min(1).max(MAX_COPIED),
  toBranchIds: z.array(id).min(1).max(MAX_COPY_BRANCHES),
  fields: z.array(z.enum(COPY_FIELDS)).min(1).max(COPY_FIELDS.length),
  mode: z.enum(COPY_MODES),
});

/** A product and what becomes of it in one branch. */
export interface CopyLine {
  productId: string;
  name: string;
  action: CopyAction;
  /** Columns that are others before and after; empty for what is new or left out. */
  changes: CopyChange[];
  notes: CopyNote[];
  /** Why it is left out. */
  reason: LeaveReason | null;
}

export interface CopyBranch {
  branchId: string;
  counts: { created: number; updated: number; unchanged: number; left: number };
  /** Names of what the branch lacks and gets. */
  newCategories: string[];
  newVariationGroups: string[];
  newExtraGroups: string[];
  /** Extras that were pieces of a product which the branch lacks, and are not in it. */
  unlinked: string[];
  /** Groups that extras asked for and ask for there no more: the branch's group of that name asks further itself. */
  unasked: string[];
  /** But for those that stay as they are, in the order of the menu. */
  products: CopyLine[];
}

/** Answer of both, inside `data`. */
export interface CopyDto {
  preview: boolean;
  branches: CopyBranch[];
}
