import type { CommissionDto } from '../../../contracts/sellers';
import { defineReadNoun, type Row } from '../../../crud/noun';
import { stored } from '../../../crud/present';
import { instant } from '../../../database/columns';
import { read } from '../../../database/transaction';
import { sellerNames } from '../store/sellers';

interface CommissionRow
  extends
    Row,
    Omit<CommissionDto, keyof Row | 'id' | 'sellerName' | 'netCents' | 'earnedAt' | 'approvedAt' | 'paidAt'> {
  branchId: string;
  state: CommissionDto['state'];
  earnedAt: string | Date | null;
  approvedAt: string | Date | null;
  paidAt: string | Date | null;
}

/**
 * What the order of a seller earns them. Declared for its list, its names in the log and its place in the panel; it is
 * made and moved with its order and by use-cases, and written in no other way.
 */
export const commission = defineReadNoun({
  uid: 'api::sellers.commission',
  table: 'commissions',
  scope: 'branch',
  resource: 'commissions',
  entity: 'commission',
  title: 'order_number',
  permissions: { read: 'seller.view' },
  only: 'list',
  filters: {
    branchId: ['$eq', '$in'],
    sellerId: ['$eq', '$in'],
    state: ['$eq', '$in'],
    businessDay: ['$gte', '$lte'],
  },
  sorts: ['businessDay', 'orderNumber', 'amountCents', 'createdAt'],
  defaultSort: 'createdAt:desc',
  search: ['orderNumber'],
  own: ({ userId }) => ({ personId: String(userId) }),
  async present(rows: readonly CommissionRow[]): Promise<CommissionDto[]> {
    const names = await read((sql) =>
      sellerNames(sql, rows[0]?.businessId ?? '', [...new Set(rows.map(({ sellerId }) => sellerId))]),
    );
    return rows.map((row) => toDto(row, names.get(row.sellerId) ?? ''));
  },
  event: 'store.changed',
});

const toDto = (row: CommissionRow, sellerName: string): CommissionDto => ({
  ...stored(row),
  id: row.documentId,
  branchId: row.branchId,
  sellerId: row.sellerId,
  sellerName,
  orderId: row.orderId,
  orderNumber: row.orderNumber,
  businessDay: row.businessDay,
  soldCents: row.soldCents,
  baseCents: row.baseCents,
  amountCents: row.amountCents,
  refundedCents: row.refundedCents,
  reversedCents: row.reversedCents,
  netCents: row.state === 'VOID' ? 0 : row.amountCents - row.reversedCents,
  withheld: row.withheld,
  state: row.state,
  earnedAt: instant(row.earnedAt),
  approvedAt: instant(row.approvedAt),
  paidAt: instant(row.paidAt),
});
