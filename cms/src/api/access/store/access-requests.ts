import { tableOf } from '../../../database/content-type';
import { newId } from '../../../database/ids';
import type { Sql } from '../../../database/sql';
import { documentStamps, type RowOf } from '../../../database/table';
import type { Tx } from '../../../database/transaction';
import { PERMISSION_NAMES, type Permission } from '../../../domain/access';
import type { Viewer } from '../../../sessions/viewer';

const requests = tableOf('api::access.access-request').without('decidedBy', 'decidedAt');

export type StoredRequest = RowOf<typeof requests> & { permission: Permission };

/** A permission that is gone from the matrix is nothing anybody could give. */
const isKnown = (request: RowOf<typeof requests>): request is StoredRequest =>
  PERMISSION_NAMES.some((name) => name === request.permission);

/** Questions of a business, newest first, at most 100. */
export async function openRequests(sql: Sql, businessId: string): Promise<StoredRequest[]> {
  const condition = `business_id = ? AND state = 'OPEN' ORDER BY at DESC LIMIT 100`;
  return (await requests.select(sql, condition, [businessId])).filter(isKnown);
}

export async function requestById(sql: Sql, businessId: string, id: string): Promise<StoredRequest | null> {
  const found = await requests.find(sql, 'document_id = ? AND business_id = ?', [id, businessId]);
  return found && isKnown(found) ? found : null;
}

/** A person's question for a permission that nobody has decided. Unscoped: a person is of one business. */
export async function openRequestOf(
  sql: Sql,
  userId: number,
  permission: Permission,
): Promise<StoredRequest | null> {
  const condition = `user_id = ? AND permission = ? AND state = 'OPEN'`;
  const found = await requests.find(sql, condition, [userId, permission]);
  return found && isKnown(found) ? found : null;
}

/** Stores a question; answers its id, or null when the person has asked it in the same moment. */
export async function insertRequest(
  tx: Tx,
  { businessId, userId }: Viewer,
  { permission, path = null }: { permission: Permission; path?: string | null | undefined },
  now: Date,
): Promise<string | null> {
  const id = newId();
  const request = { id, businessId, userId, permission, path, state: 'OPEN', at: now.toISOString() } as const;
  return (await requests.insert(tx, request, documentStamps(now), 'ON CONFLICT DO NOTHING')) === 0
    ? null
    : id;
}

/**
 * When a person asked since an instant, the first time first, at most so often. Unscoped: a person is of one business.
 */
export const requestTimesSince = (
  sql: Sql,
  userId: number,
  since: Date,
  most: number,
): Promise<{ at: string }[]> =>
  requests
    .pick('at')
    .select(sql, 'user_id = ? AND at > ? ORDER BY at LIMIT ?', [userId, since.getTime(), most]);

/** Decides an open question; answers 0 when it is decided already. */
export const decideRequest = (
  tx: Tx,
  { id, businessId }: StoredRequest,
  state: 'GRANTED' | 'DISMISSED',
  by: Viewer,
  now: Date,
): Promise<number> =>
  requests.update(tx, { state }, [`document_id = ? AND business_id = ? AND state = 'OPEN'`, id, businessId], {
    decided_by: by.userId,
    decided_at: now.getTime(),
    updated_at: now,
  });

/** Dismisses whatever a person has asked. Unscoped: a person is of one business. */
export const dismissRequestsOf = (tx: Tx, userId: number, by: Viewer, now: Date): Promise<number> =>
  requests.update(tx, { state: 'DISMISSED' }, [`user_id = ? AND state = 'OPEN'`, userId], {
    decided_by: by.userId,
    decided_at: now.getTime(),
    updated_at: now,
  });

/** Permissions a person asked for. Unscoped: a person is of one business. */
export const accessRequestsOf = (sql: Sql, userId: number) =>
  requests
    .pick('at', 'permission', 'state')
    .select(sql, 'user_id = ? ORDER BY at DESC LIMIT 10000', [userId]);
