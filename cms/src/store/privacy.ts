import type { Sql } from '../database/sql';
import { STRICTEST, type Privacy } from '../domain/orders/contact-sight';
import { readSettings } from '../domain/settings';
import { branches } from './load-store';

const columns = branches.pick('id', 'settings');

/** What the branches of a business want to be told of their customers. */
export async function privacyOf(sql: Sql, businessId: string): Promise<(branchId: string) => Privacy> {
  const known = await privacies(sql, businessId);
  return (branchId) => known.get(branchId) ?? STRICTEST;
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
