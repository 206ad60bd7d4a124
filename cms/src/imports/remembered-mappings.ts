import { createHash } from 'node:crypto';
import { code, json, number, text } from '../database/codecs';
import { defineTable } from '../database/table';
import type { Sql } from '../database/sql';
import type { Tx } from '../database/transaction';
import { headingSignature, type ColumnMapping } from '../domain/table-files';

/** What a file is imported into. */
export type ImportTarget = 'menu' | 'customers' | 'balances';

/** Mappings that are remembered for each business and target; beyond it the one used longest ago is deleted. */
export const MAX_REMEMBERED_MAPPINGS = 50;

const mappings = defineTable('column_mappings', {
  businessId: text(),
  target: code<ImportTarget>(),
  /** Hash of the set of headings. */
  signature: text(),
  columns: json<Record<string, string | null>>({}),
  usedAt: number(),
});

/** Of which business a mapping is, what it imports into, and the headings of the file. */
export interface MappingScope {
  businessId: string;
  target: ImportTarget;
  headings: readonly string[];
}

const signatureOf = (headings: readonly string[]): string =>
  createHash('sha256').update(headingSignature(headings)).digest('base64url');

/** The mapping of the business's last import of a file with this set of headings, or null. */
export async function rememberedMapping(
  sql: Sql,
  { businessId, target, headings }: MappingScope,
): Promise<Record<string, string | null> | null> {
  const row = await mappings.find(sql, 'business_id = ? AND target = ? AND signature = ?', [
    ...[businessId, target, signatureOf(headings)],
  ]);
  return row && row.columns;
}

/** Remembers the mapping that a file was imported with, in place of an earlier one for the same set of headings. */
export async function rememberMapping(
  tx: Tx,
  { businessId, target, headings }: MappingScope,
  mapping: ColumnMapping,
  now: Date,
): Promise<void> {
  const columns = Object.fromEntries(mapping);
  const row = { businessId, target, signature: signatureOf(headings), columns, usedAt: now.getTime() };
  const conflict =
    'ON CONFLICT (business_id, target, signature) DO UPDATE SET columns = excluded.columns, used_at = excluded.used_at';
  await mappings.insert(tx, row, {}, conflict);
  await mappings.remove(
    tx,
    `business_id = ? AND target = ? AND signature NOT IN (
       SELECT signature FROM column_mappings WHERE business_id = ? AND target = ?
        ORDER BY used_at DESC, signature LIMIT ?)`,
    [businessId, target, businessId, target, MAX_REMEMBERED_MAPPINGS],
  );
}
