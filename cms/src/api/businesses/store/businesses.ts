import type { BusinessDto } from '../../../contracts/business';
import { tableOf } from '../../../database/content-type';
import { lockRows } from '../../../database/row-lock';
import type { Sql } from '../../../database/sql';
import { documentStamps } from '../../../database/table';
import type { Tx } from '../../../database/transaction';
import type { BusinessState } from '../../../domain/business';
import { ApiError } from '../../../errors/api-error';
import { endSessionsOfBusiness } from '../../../sessions/open-sessions';
import { beginTrial, cancelSubscription, offeredPlan, removeSubscription } from '../../plans/exports';

/** In the order in which they are answered. */
const businesses = tableOf('api::businesses.business').pick(
  'id',
  'version',
  'tradeName',
  'legalName',
  'document',
  'email',
  'phone',
  'country',
  'currency',
  'defaultLanguage',
  'state',
);

/** The business somebody belongs to. Unscoped: a business goes by its own id. */
export async function businessOf(sql: Sql, businessId: string): Promise<BusinessDto> {
  const business = await businesses.find(sql, 'document_id = ?', [businessId]);
  if (!business) throw new Error('Somebody belongs to a business that is gone');
  return business;
}

/** Of two that change what belongs to a business as a whole, the second waits for the commit of the first. */
export const lockBusiness = (sql: Sql, businessId: string): Promise<void> =>
  lockRows(sql, 'SELECT 1 FROM businesses WHERE document_id = ?', [businessId]);

type Named = Pick<BusinessDto, 'tradeName' | 'country' | 'currency' | 'defaultLanguage'>;

/** Stores a new business with its trial of the first plan that is offered. */
export async function insertBusiness(sql: Sql, id: string, named: Named, now: Date): Promise<void> {
  const plan = await offeredPlan(sql);
  // Whoever runs the server took every plan off the market: nobody can begin.
  if (!plan) throw new ApiError(503, 'UNAVAILABLE');
  const row = { ...named, id, state: 'TRIAL', version: 1 } as const;
  await businesses.insert(sql, row, { ...documentStamps(now), onboarding: '{}' });
  await beginTrial(sql, id, plan, now);
}

/** Unscoped: a business goes by its own id. */
export const updateBusinessRow = (sql: Sql, id: string, changes: Named, now: Date): Promise<number> =>
  businesses.update(sql, changes, ['document_id = ?', id], { updated_at: now });

/**
 * Compare-and-set on the version a business was seen at; answers how many rows it was. Unscoped: a business goes by its
 * own id.
 */
export const claimBusiness = (
  tx: Tx,
  id: string,
  version: number,
  changes: Partial<BusinessDto>,
  now: Date,
): Promise<number> =>
  businesses.update(
    tx,
    { ...changes, version: version + 1 },
    ['document_id = ? AND version = ?', id, version],
    { updated_at: now },
  );

/** Null where there is no such business. Unscoped: a business goes by its own id. */
export const businessStateOf = async (tx: Tx, id: string): Promise<BusinessState | null> =>
  (await businesses.pick('state').find(tx, 'document_id = ?', [id]))?.state ?? null;

/** Takes a business from one state to another; answers 0 when it is in another one by now. */
export const setBusinessState = (
  tx: Tx,
  id: string,
  [before, after]: readonly [BusinessState, BusinessState],
  now: Date,
): Promise<number> =>
  tx.run(
    'UPDATE businesses SET state = ?, version = version + 1, updated_at = ? WHERE document_id = ? AND state = ?',
    [after, now, id, before],
  );

/**
 * It takes no more orders, nobody is signed in any more, and nothing more is to be paid. Unscoped: a business goes by its
 * own id.
 */
export async function closeBusiness(tx: Tx, id: string, now: Date): Promise<void> {
  await businesses.update(tx, { state: 'CANCELLED' }, ['document_id = ?', id], { updated_at: now });
  await cancelSubscription(tx, id, now);
  await endSessionsOfBusiness(tx, id);
}

/** Takes away a business in which nobody ever was. */
export async function removeBusiness(sql: Sql, id: string): Promise<void> {
  await removeSubscription(sql, id);
  await sql.run('DELETE FROM businesses WHERE document_id = ?', [id]);
}

/** The countries in which there are businesses, ISO 3166 alpha-2, each once. */
export async function businessCountries(sql: Sql): Promise<string[]> {
  const rows = await sql.all<{ country: string }>('SELECT DISTINCT country FROM businesses LIMIT 300');
  return rows.map(({ country }) => country);
}
