import { SELLER, type SellerDto, type SellerFigures } from '../../../contracts/sellers';
import { declaredDto, fromContract, type NounRow } from '../../../crud/contract';
import { defineNoun } from '../../../crud/noun';
import { read } from '../../../database/transaction';
import { businessDay } from '../../../domain/time';
import { environment } from '../../../environment';
import type { LoadedStore } from '../../../store/load-store';
import { storesOf } from '../../../store/stores';
import { withLinkedPerson } from '../../employees/exports';
import { reassignCommissions } from '../store/commissions';
import { figuresSince } from '../store/sums';

type SellerRow = NounRow<Omit<SellerDto, 'link' | 'month'>>;

/** A person or partner who brings orders to a branch. */
export const seller = defineNoun({
  uid: 'api::sellers.seller',
  table: 'sellers',
  scope: 'branch',
  resource: 'sellers',
  entity: 'seller',
  permissions: {
    read: 'seller.view',
    create: 'seller.edit',
    update: 'seller.edit',
    archive: 'seller.edit',
    restore: 'seller.edit',
  },
  ...fromContract(SELLER),
  filters: { branchId: ['$eq', '$in'], state: ['$eq', '$in'], name: ['$containsi', '$eq'] },
  sorts: ['name', 'code', 'updatedAt', 'createdAt'],
  defaultSort: 'name:asc',
  search: ['name', 'code'],
  own: ({ userId }) => ({ personId: String(userId) }),
  prepare: (body, viewer, before: SellerRow | null) => withLinkedPerson(body, viewer, before),
  async afterWrite(sql, row: SellerRow, before) {
    if (!before || before.personId === row.personId) return;
    await reassignCommissions(sql, { businessId: row.businessId, sellerId: row.documentId }, row.personId);
  },
  present: (rows: readonly SellerRow[]) => present(rows, new Date()),
  event: 'store.changed',
});

async function present(rows: readonly SellerRow[], now: Date): Promise<SellerDto[]> {
  return read(async (sql) => {
    const stores = await storesOf(
      sql,
      rows.map(({ branchId }) => branchId),
    );
    const figures = new Map<string, SellerFigures>();
    for (const branchId of new Set(rows.map((row) => row.branchId))) {
      const of = rows.filter((row) => row.branchId === branchId);
      const since = monthOf(stores.get(branchId), now);
      const ids = of.map(({ documentId }) => documentId);
      const sold = await figuresSince(sql, of[0]?.businessId ?? '', ids, since);
      for (const id of ids)
        figures.set(id, sold.get(id) ?? { since, orders: 0, soldCents: 0, earnedCents: 0 });
    }
    return rows.flatMap((row) => {
      const month = figures.get(row.documentId);
      const slug = stores.get(row.branchId)?.branch.slug ?? '';
      return month
        ? [{ ...declaredDto(SELLER, row), link: `${environment.publicUrl}/m/${slug}?s=${row.code}`, month }]
        : [];
    });
  });
}

/** The first day of the month that it is at a branch. */
function monthOf(store: LoadedStore | undefined, now: Date): string {
  const today = store
    ? businessDay(now, store.branch.timezone, store.branch.closeoutTime)
    : now.toISOString().slice(0, 10);
  return `${today.slice(0, 7)}-01`;
}
