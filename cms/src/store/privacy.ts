import type { Sql } from '../database/sql';
import { STRICTEST, type Privacy } from '../domain/orders/contact-visibility';
import { readSettings } from '../domain/settings';
import { branches } from './load-store';

const columns = branches.pick('id', 'settings');

/** What the branches of a business want to be told of their customers. */
export async function privacyOf(sql: Sql, businessId: string): Promise<(branchId: string) => Privacy> {
  const known = await privacies(sql, businessId);
  return (branchId) => known.get(branchId) ?? STRICTEST;
}

/** What one branch wants to be told of its customers. */
export async function privacyAt(sql: Sql, businessId: string, branchId: string): Promise<Privacy> {
  const row = await columns.find(sql, 'business_id = ? AND document_id = ?', [businessId, branchId]);
  return row ? readSettings(row.settings).privacy : STRICTEST;
}

/** The branches of a business that tell the contact of an order no longer once it has ended. */
export async function branchesThatMaskEnded(sql: Sql, businessId: string): Promise<string[]> {
  const known = await privacies(sql, businessId);
  return [...known].filter(([, { afterEnd }]) => afterEnd === 'MASKED').map(([id]) => id);
}

/** Also of branches that are archived: their orders stay. */
async function privacies(sql: Sql, businessId: string): Promise<Map<string, Privacy>> {
  const rows = await columns.select(sql, 'business_id = ? LIMIT 10000', [businessId]);
  return new Map(rows.map(({ id, settings }) => [id, readSettings(settings).privacy]));
}
