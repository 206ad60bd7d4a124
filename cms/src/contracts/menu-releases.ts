import { z } from 'zod';
import type { ReleaseState, StagedEntity } from '../domain/menu-releases';
import type { ApiIssue } from './error';
import { categoryUpdate, extraGroupUpdate, productUpdate, variationGroupUpdate } from './menu';
import type { StoreMenuDto } from './storefront';
import { version } from './version';
import { oneLine } from './text';

/**
 * Menu releases: changes of a branch's menu that are collected before anybody sees them, published together, now or at
 * an instant, and taken back together. All routes are under `/api/menu/releases`.
 */

/** Rows of the menu that one release changes. */
export const MAX_STAGED = 500;
/** The newest releases of a branch that a list answers. */
export const MAX_LISTED_RELEASES = 100;
/** Products that a difference shows as customers find them; how many there are is told. */
export const MAX_SHOWN_PRODUCTS = 200;

const id = z.string().min(1).max(64);
const name = oneLine().min(1).max(60);

/** What can be staged of a row: what an update can change, but for what the kitchen says at any time. */
export const STAGED_FIELDS = {
  product: productUpdate.omit({ version: true, soldOutUntil: true, stockTracked: true, stockLowAt: true }),
  category: categoryUpdate.omit({ version: true, soldOutUntil: true }),
  'extra-group': extraGroupUpdate.omit({ version: true }),
  'variation-group': variationGroupUpdate.omit({ version: true }),
} as const satisfies Record<StagedEntity, z.ZodType>;

export const releasesQuery = z.strictObject({ branch: id });
/** `POST /`. */
export const releaseCreate = z.strictObject({ branchId: id, name });
/** `PATCH /:id`. */
export const releaseUpdate = z.strictObject({ version, name });
/** `POST /:id/<publish|collect|discard|roll-back>`. */
export const releaseMove = z.strictObject({ version });
/** `POST /:id/schedule`. */
export const releaseSchedule = z.strictObject({ version, publishAt: z.iso.datetime({ offset: true }) });

/** `DELETE /:id/changes/:entity/:entityId`: of the whole row, or of one field. */
export const unstageQuery = z.strictObject({ field: z.string().min(1).max(40).optional() });

/** A row of the menu by the name it had when it was staged. */
export interface NamedMenuRow {
  entity: StagedEntity;
  id: string;
  name: string;
}

/** Why something could not be done, of one row or of the whole release. */
export interface ReleaseRemark {
  row: NamedMenuRow | null;
  issue: ApiIssue;
}

export interface MenuReleaseDto {
  id: string;
  branchId: string;
  name: string;
  state: ReleaseState;
  version: number;
  /** When it goes live, for one that is SCHEDULED; when it was to, for one that FAILED. */
  publishAt: string | null;
  /** How many rows of the menu it changes. */
  changeCount: number;
  /** Why it could not be published (FAILED), or what could not be taken back (ROLLED_BACK). */
  remarks: ReleaseRemark[];
  collectedBy: string;
  createdAt: string;
  updatedAt: string;
  publishedBy: string | null;
  publishedAt: string | null;
  rolledBackAt: string | null;
}

/** Answer of `GET /api/menu/staged?branch=`: what the open releases of a branch will change. */
export interface StagedRowDto {
  releaseId: string;
  entity: StagedEntity;
  id: string;
  fields: Record<string, unknown>;
}
export interface StagedMenuDto {
  releases: MenuReleaseDto[];
  rows: StagedRowDto[];
}

/** A field of a row: while open, as it was when staged, as it is and as it will be; afterwards, as it was published. */
export interface FieldDifference {
  field: string;
  was: unknown;
  now: unknown;
  becomes: unknown;
}

export interface RowDifference extends NamedMenuRow {
  /** The row was archived meanwhile. */
  gone: boolean;
  fields: FieldDifference[];
}

/** Answer of `GET /:id/difference`, inside `data`. */
export interface ReleaseDifferenceDto {
  release: MenuReleaseDto;
  rows: RowDifference[];
  /** Null once it is no longer open. */
  store: {
    /** The instant at which both are seen. */
    at: string;
    /** Products that customers would find otherwise than before, in the menu or once opened. */
    products: { id: string; name: string }[];
    /** How many there are; at most `MAX_SHOWN_PRODUCTS` of them are named. */
    productCount: number;
    /** The part of the store page's menu that is about them, before and after. */
    before: StoreMenuDto;
    after: StoreMenuDto;
  } | null;
}
