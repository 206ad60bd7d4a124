import type { Sql } from '../../../database/sql';
import { grantOf } from '../../../domain/access';
import type { Viewer } from '../../../sessions/viewer';
import { couriersOfPerson } from '../../couriers/exports';
import { sellersOfPerson } from '../../sellers/exports';
import type { OwnOrders } from '../store/own-orders';

/** As whom the viewer carries and sells, where they see their own orders alone; null for everybody else. */
export async function ownOrdersOf(sql: Sql, viewer: Viewer): Promise<OwnOrders | null> {
  if (grantOf(viewer, 'order.view') !== 'own') return null;
  const person = { businessId: viewer.businessId, personId: String(viewer.userId) };
  return { couriers: await couriersOfPerson(sql, person), sellers: await sellersOfPerson(sql, person) };
}
