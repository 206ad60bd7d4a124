import type { DeliveryDto } from '../../../contracts/couriers';
import { defineReadNoun, type Row } from '../../../crud/noun';
import { read } from '../../../database/transaction';
import { toDeliveryDtos } from '../present/delivery';
import { deliveries } from '../store/deliveries';

interface DeliveryRow extends Row {
  branchId: string;
}

/**
 * A trip of a courier. Declared for its list, its name in the log and its place in the panel; it is made and moved with
 * its orders and by use-cases, and written in no other way.
 */
export const delivery = defineReadNoun({
  uid: 'api::couriers.delivery',
  table: 'deliveries',
  scope: 'branch',
  resource: 'deliveries',
  entity: 'delivery',
  title: 'business_day',
  permissions: { read: 'courier.view' },
  only: 'list',
  filters: {
    branchId: ['$eq', '$in'],
    courierId: ['$eq', '$in'],
    state: ['$eq', '$in'],
    businessDay: ['$gte', '$lte'],
  },
  sorts: ['businessDay', 'createdAt'],
  defaultSort: 'createdAt:desc',
  search: [],
  own: ({ userId }) => ({ personId: String(userId) }),
  present: (rows: readonly DeliveryRow[]): Promise<DeliveryDto[]> =>
    read((sql) =>
      toDeliveryDtos(
        sql,
        rows.map((row) => deliveries.readDocument({ ...row, id: row.documentId })),
      ),
    ),
  event: 'courier.changed',
});
