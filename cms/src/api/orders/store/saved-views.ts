import { tableOf } from '../../../database/content-type';
import { newId } from '../../../database/ids';
import type { Sql } from '../../../database/sql';
import { documentStamps, type RowOf } from '../../../database/table';
import type { Tx } from '../../../database/transaction';

const views = tableOf('api::orders.saved-view');

export type StoredView = RowOf<typeof views>;
type Resource = StoredView['resource'];

interface Person {
  businessId: string;
  userId: number;
}

/** What a person finds beside a list: their own first, however many others of the business share; each by name. */
export const viewsFor = (
  sql: Sql,
  { businessId, userId }: Person,
  resource: Resource,
): Promise<StoredView[]> =>
  views.select(
    sql,
    `business_id = ? AND resource = ? AND (user_id = ? OR shared = ?)
     ORDER BY CASE WHEN user_id = ? THEN 0 ELSE 1 END, name, id LIMIT 100`,
    [businessId, resource, userId, true, userId],
  );

/** A view that the person may see; anything else does not exist. */
export const viewById = (sql: Sql, { businessId, userId }: Person, id: string): Promise<StoredView | null> =>
  views.find(sql, 'document_id = ? AND business_id = ? AND (user_id = ? OR shared = ?)', [
    id,
    businessId,
    userId,
    true,
  ]);

export const countOwn = (sql: Sql, { businessId, userId }: Person, resource: Resource): Promise<number> =>
  views.count(sql, 'business_id = ? AND user_id = ? AND resource = ?', [businessId, userId, resource]);

/** Whether another view of the person has the name. */
export const isNameTaken = async (
  sql: Sql,
  { businessId, userId, resource, name }: Pick<StoredView, 'businessId' | 'userId' | 'resource' | 'name'>,
  except: string,
): Promise<boolean> =>
  (await views.count(
    sql,
    'business_id = ? AND user_id = ? AND resource = ? AND name = ? AND document_id <> ?',
    [businessId, userId, resource, name, except],
  )) > 0;

export async function insertView(
  tx: Tx,
  view: Omit<StoredView, 'id' | 'version'>,
  now: Date,
): Promise<string> {
  const id = newId();
  await views.insert(tx, { ...view, id, version: 1 }, documentStamps(now));
  return id;
}

/** Answers 0 where somebody was faster. */
export const updateView = (
  tx: Tx,
  { id, businessId, version }: StoredView,
  changes: Partial<Pick<StoredView, 'name' | 'filters' | 'shared'>>,
  now: Date,
): Promise<number> =>
  views.update(
    tx,
    { ...changes, version: version + 1 },
    ['document_id = ? AND business_id = ? AND version = ?', id, businessId, version],
    { updated_at: now },
  );

export const removeView = (tx: Tx, { id, businessId }: StoredView): Promise<number> =>
  views.remove(tx, 'document_id = ? AND business_id = ?', [id, businessId]);

/**
 * Removes the views of a business that look for a person: one whose filters or name change when the words by which the person is
 * known are removed. It would find nothing any more.
 */
export async function removeViewsAbout(
  tx: Tx,
  businessId: string,
  withoutIdentity: (text: string) => string,
): Promise<void> {
  const isAbout = (text: string) => withoutIdentity(text) !== text;
  for (const view of await views.select(tx, 'business_id = ?', [businessId]))
    if ([view.name, ...new URLSearchParams(view.filters).values()].some(isAbout)) await removeView(tx, view);
}
