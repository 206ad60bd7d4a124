import type { UID } from '@strapi/strapi';
import type { z } from 'zod';
import type { Permission, Visibility, WritePermissions } from '../domain/access';
import type { Issue } from '../errors/api-error';
import type { Sql } from '../database/sql';
import type { Viewer } from '../sessions/viewer';
import { claimPicturesOf } from '../uploads/shown';
import type { LiveEventType } from '../contracts/events';
import type { ListQuery } from './list-query';

/** What every row of a declared noun has, as the Document Service hands it back. */
export interface Row {
  documentId: string;
  businessId: string;
  /** Null of a row that belongs to no branch yet. */
  branchId?: string | null;
  branchIds?: readonly string[] | null;
  version: number;
  state?: string;
  createdAt: string | Date;
  updatedAt: string | Date;
}

/**
 * Whose a noun's rows are within a business: the whole business's, one branch's (`branchId`), those of some branches
 * (`branchIds`, where none is all of them), or they are the branches themselves.
 */
export type Scope = 'business' | 'branch' | 'branches' | 'self';

/** A row as it would be stored: what a body of a new row leaves to the database is not there yet. */
export type Fields<R> = { [K in keyof R]?: unknown };

/** By field and name, the values that are asked for together. */
export type NamedValues = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/**
 * A noun of the operator API, declared once: from this the engine makes its list and read, scoped to the viewer's business
 * and branches. What of such a noun changes, use-cases change, under its `verbs`; a `Noun` is written by its fields as well.
 */
export interface ReadNoun<R extends Row, Dto> {
  /** Strapi's name of the content type. */
  uid: UID.ContentType;
  table: string;
  scope: Scope;
  /** The plural in URLs and events. */
  resource: string;
  /** The word in the audit log; the dashboard says it by `nouns` of its words `navigation`. */
  entity: string;
  /** The column that says what a row is called, where that is not `name`. */
  title?: string;
  permissions: { read: Permission };
  /** Where rows are told in the list alone. */
  only?: 'list';
  /** Fields by which a list may be filtered, with the operators that make sense. */
  filters: Readonly<Record<string, readonly FilterOperator[]>>;
  /** Values under one name, as people ask for them: equal to it is one of them. */
  named?: NamedValues;
  sorts: readonly string[];
  defaultSort: string;
  /** Text fields that `q` looks into. */
  search: readonly string[];
  /** The ids of the rows that `q` finds, where looking into single fields as they stand is not enough. */
  find?(viewer: Viewer, text: string): Promise<string[]>;
  /**
   * Reads a page by SQL of the noun's own, where filters are computed or a list is too long for the Document Service. The
   * scope is its own too: it answers ids of rows of the viewer's business. Filters and `q` are handed over as they were sent.
   */
  select?(viewer: Viewer, query: ListQuery): Promise<SelectedPage>;
  /** Filters that are no attributes, which `select` alone understands: the schema of each value. */
  computed?: Readonly<Record<string, z.ZodType<string>>>;
  /** A filter for what concerns the viewer, where `own` is one of the ways in which people may read. */
  own?(viewer: Viewer): object | Promise<object>;
  /** Fields that not everybody is told who may read the row: to the others they are null. */
  visibility?: { readonly [Field in NullableFields<Dto>]?: Visibility };
  present(rows: readonly R[], viewer: Viewer): Promise<Dto[]>;
  event: LiveEventType;
}

/** The rows of a page in their order, by their documents' ids. */
export interface SelectedPage {
  ids: string[];
  /** How many rows there are, as far as they are counted. */
  total: number;
  /** There are more than are counted. */
  isCapped: boolean;
}

/** A noun whose rows are created, updated and archived by their fields: versioned, audited and announced. */
export interface Noun<
  R extends Row,
  Create extends z.ZodType,
  Update extends z.ZodType,
  Dto,
> extends ReadNoun<R, Dto> {
  permissions: {
    read: Permission;
    create: Permission;
    update: Permission;
    /** Left out where nothing is archived. */
    archive?: Permission;
    /** Left out where what is archived stays so. */
    restore?: Permission;
  };
  body: { create: Create; update: Update };
  /** Fields that name rows of other nouns, with their tables: of the same branch where both are of one. */
  references?: Readonly<Record<string, string>>;
  /** Fields that hold addresses of pictures, `extras.imageUrl` in each of a list; only the business's own are taken. */
  pictures?: readonly string[];
  /**
   * The live states of a noun whose bodies have no `state`: only verbs move its rows between them. The first is that of a
   * new row, and of a restored one unless the request names another.
   */
  states?: readonly [string, ...string[]];
  /** What it takes to write each field, whichever way it is written. */
  writePermissions: WritePermissions<z.output<Update>>;
  /**
   * The body as the business's own rules read it, where that takes a look at other rows; may refuse. It runs before the
   * row's transaction, and may therefore not be part of a wider one.
   */
  prepare?(body: Record<string, unknown>, viewer: Viewer, before: R | null): Promise<Record<string, unknown>>;
  /** The rules of the domain on the row as it would be stored. */
  check?(next: Fields<R>): Issue[];
  /** The body as it is stored, where that differs: ids for new parts of a row. */
  toColumns?(body: Record<string, unknown>, before: R | null): Record<string, unknown>;
  /** What super-admins may change of it in the panel; left out where they only read. */
  panel?: PanelFields;
  /**
   * Ceilings beside that of the number of rows, in the same transaction, once the row is written; of several new rows of one
   * branch it is called with the last one. `path` is where a refusal is shown; `before` is null of a new row.
   */
  requireRoom?(sql: Sql, row: R, before: R | null, path?: (string | number)[]): Promise<void>;
  /** Work in the same transaction, after the row is written. */
  afterWrite?(sql: Sql, row: R, before: R | null, viewer: Viewer): Promise<void>;
}

/** What of a noun is written in the panel, which shows columns as they are stored. */
export interface PanelFields {
  /** The keys are the columns that may be written, the schema is what they may hold. */
  update: z.ZodObject;
  /** The columns of fields that are called otherwise, to which `check` points. */
  columns?: Readonly<Record<string, string>>;
}

type NullableFields<Dto> = { [F in keyof Dto]: null extends Dto[F] ? F : never }[keyof Dto];

export type FilterOperator =
  | '$eq'
  | '$ne'
  | '$in'
  | '$containsi'
  | '$gt'
  | '$gte'
  | '$lt'
  | '$lte'
  | '$null'
  | '$notNull';

interface Known extends Pick<
  AnyNoun,
  'uid' | 'table' | 'scope' | 'entity' | 'title' | 'event' | 'resource' | 'panel' | 'references'
> {
  check?(next: Readonly<Record<string, unknown>>): Issue[];
}

const declared: Known[] = [];

/** Every noun there is: a running server has read them all with its routes. */
export function declaredNouns(): readonly Known[] {
  if (declared.length === 0)
    throw new Error('Nouns are asked for before the routes are there that name them');
  return declared;
}

/** Whose the rows of a declared noun's table are. */
export function scopeOf(table: string): Scope {
  const noun = declaredNouns().find((each) => each.table === table);
  if (!noun) throw new Error(`No noun is declared with the table ${table}`);
  return noun.scope;
}

/** Makes a noun known, and keeps the parameters of its declaration inferred. */
export function defineNoun<R extends Row, Create extends z.ZodType, Update extends z.ZodType, Dto>(
  noun: Noun<R, Create, Update, Dto>,
): Noun<R, Create, Update, Dto> {
  declared.push(noun);
  claimPicturesOf(noun.table, noun.pictures ?? []);
  return noun;
}

/** The same for a noun that use-cases alone write. */
export function defineReadNoun<R extends Row, Dto>(noun: ReadNoun<R, Dto>): ReadNoun<R, Dto> {
  declared.push(noun);
  return noun;
}

/**
 * The noun that answers rows as they are stored: inside a transaction, which to show them would read past it.
 */
export function asRows<R extends Row, C extends z.ZodType, U extends z.ZodType, D>(
  noun: Noun<R, C, U, D>,
): Noun<R, C, U, R> {
  return { ...noun, visibility: {}, present: (rows) => Promise.resolve([...rows]) };
}

/** Nouns whose particulars do not matter to who holds them. */
export type AnyReadNoun = ReadNoun<never, unknown>;
export type AnyNoun = Noun<never, z.ZodType, z.ZodType, unknown>;
