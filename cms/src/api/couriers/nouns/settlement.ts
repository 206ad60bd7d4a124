import type { SettlementDto } from '../../../contracts/couriers';
import { defineReadNoun, type Row } from '../../../crud/noun';
import { stored } from '../../../crud/present';
import { instant } from '../../../database/columns';
import { differenceOf } from '../../../domain/couriers';

interface SettlementRow
  extends
    Row,
    Omit<SettlementDto, keyof Row | 'id' | 'closedAt' | 'paidAt' | 'cashDueCents' | 'differenceCents'> {
  branchId: string;
  state: SettlementDto['state'];
  closedAt: string | Date;
  paidAt: string | Date | null;
}

/**
 * What was settled with a courier. Declared for its list, its name in the log and its place in the panel; it is closed
 * and paid by use-cases, and written in no other way.
 */
export const settlement = defineReadNoun({
  uid: 'api::couriers.settlement',
  table: 'settlements',
  scope: 'branch',
  resource: 'settlements',
  entity: 'settlement',
  title: 'courier_name',
  permissions: { read: 'courier.view' },
  only: 'list',
  filters: {
    branchId: ['$eq', '$in'],
    courierId: ['$eq', '$in'],
    state: ['$eq', '$in'],
    businessDay: ['$gte', '$lte'],
  },
  sorts: ['businessDay', 'courierName', 'balanceCents', 'createdAt'],
  defaultSort: 'createdAt:desc',
  search: ['courierName'],
  own: ({ userId }) => ({ personId: String(userId) }),
  present: (rows: readonly SettlementRow[]) => Promise.resolve(rows.map(toDto)),
  event: 'courier.changed',
});

const toDto = (row: SettlementRow): SettlementDto => ({
  ...stored(row),
  id: row.documentId,
  courierId: row.courierId,
  courierName: row.courierName,
  businessDay: row.businessDay,
  deliveries: row.deliveries,
  earnedCents: row.earnedCents,
  tipsCents: row.tipsCents,
  cashCents: row.cashCents,
  changeCents: row.changeCents,
  cashDueCents: row.cashCents - row.changeCents,
  broughtForwardCents: row.broughtForwardCents,
  balanceCents: row.balanceCents,
  countedCents: row.countedCents,
  differenceCents: differenceOf(row),
  state: row.state,
  closedAt: instant(row.closedAt) ?? '',
  paidAt: instant(row.paidAt),
});
