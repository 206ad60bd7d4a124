import type { Struct, UID } from '@strapi/strapi';
import type { Sql } from '../../../database/sql';
import {
  boolean,
  defineTable,
  documentStamps,
  instant,
  json,
  number,
  orNull,
  text,
  type OtherColumns,
} from '../../../database/table';
import type { Tx } from '../../../database/transaction';

/** A row with all that its content type says of it, by the names of its attributes. */
export type WholeRow = Readonly<Record<string, unknown>> & { documentId: string };

interface Codec {
  read: (stored: never) => unknown;
  write: (value: never) => OtherColumns[string];
}

const WORDS = orNull(text());
const NUMBER = orNull(number());
/** What is not here is nothing that a copy takes along: relations, and what Strapi keeps of every document. */
const CODECS: Readonly<Partial<Record<string, Codec>>> = {
  string: WORDS,
  text: WORDS,
  email: WORDS,
  enumeration: WORDS,
  integer: NUMBER,
  boolean: boolean(),
  datetime: orNull(instant()),
  json: orNull(json<unknown>(null)),
};
/** What every copy has of its own. */
const OWN = new Set([
  ...['businessId', 'branchId', 'version', 'locale', 'documentId'],
  ...['createdAt', 'updatedAt', 'publishedAt'],
]);

/** More rows of a kind than a branch has. */
const MOST = 5000;

/** The table of a content type with all of its columns: who copies its rows copies also the field that is new tomorrow. */
function tableOf(uid: UID.ContentType) {
  const { attributes, collectionName }: Struct.ContentTypeSchema = strapi.contentType(uid);
  const columns = Object.entries(attributes).flatMap(([name, { type }]) => {
    const codec = CODECS[type];
    return codec && !OWN.has(name) ? [[name, { ...codec, name: undefined }] as const] : [];
  });
  return defineTable(collectionName, {
    documentId: text('document_id'),
    ...Object.fromEntries<Codec>(columns),
  });
}

/** Links stand under the version of their branch. */
const hasVersion = (uid: UID.ContentType): boolean => 'version' in strapi.contentType(uid).attributes;

interface Place {
  businessId: string;
  branchId: string;
}

/** The rows of a branch that are in use, as they are stored. */
export async function wholeRows(
  sql: Sql,
  uid: UID.ContentType,
  { businessId, branchId }: Place,
): Promise<WholeRow[]> {
  const table = tableOf(uid);
  const found = await table.select(sql, `business_id = ? AND branch_id = ? ORDER BY id LIMIT ${MOST}`, [
    businessId,
    branchId,
  ]);
  return found.map(withId).filter(({ state }) => state !== 'ARCHIVED');
}

/** The row of a branch itself. */
export async function wholeBranch(sql: Sql, { businessId, branchId }: Place): Promise<WholeRow | null> {
  const row = await tableOf('api::branches.branch').find(sql, 'business_id = ? AND document_id = ?', [
    businessId,
    branchId,
  ]);
  return row && withId(row);
}

/** Stores rows as new ones of a branch, or of the business where they are branches. */
export async function insertWhole(
  tx: Tx,
  uid: UID.ContentType,
  { businessId, branchId }: { businessId: string; branchId: string | null },
  rows: readonly WholeRow[],
  now: Date,
): Promise<void> {
  const table = tableOf(uid);
  const owner = { business_id: businessId, ...(branchId !== null && { branch_id: branchId }) };
  const stamps = { ...documentStamps(now), ...owner, ...(hasVersion(uid) && { version: 1 }) };
  for (const row of rows) await table.insert(tx, row, stamps);
}

const withId = (row: Readonly<Record<string, unknown>>): WholeRow => ({
  ...row,
  documentId: String(row.documentId),
});
