import {
  COUPON_FIELD_NAMES,
  COUPON_WRITE_PERMISSIONS,
  couponCreate,
  couponUpdate,
  type CouponDto,
  type CouponValues,
} from '../../../contracts/coupons';
import { defineNoun, type Fields, type Row } from '../../../crud/noun';
import { storedOfBusiness } from '../../../crud/present';
import { requireRoom } from '../../../crud/require-room';
import { json, type JsonColumn } from '../../../database/columns';
import { read } from '../../../database/transaction';
import { checkTerms, couponPhase, type Coupon, type CouponState } from '../../../domain/campaign';
import { fieldsOf } from '../../../domain/fields';
import { invalid } from '../../../errors/api-error';
import type { Viewer } from '../../../sessions/viewer';
import { bumpStoreVersionsOf } from '../../../store/version';
import { sellersOfPerson } from '../../sellers/exports';
import { isPersonalCode } from '../store/coupon-codes';
import { countAutomatic } from '../store/coupons';
import { couponLinks } from '../store/coupon-links';
import { couponSums } from '../store/redemptions';

export interface CouponRow extends Row, Omit<CouponValues, 'state' | 'branchIds'> {
  state: CouponState;
  usedCount: number;
  usedCents: number;
}

/** A discount of the business, by a code or by itself. */
export const coupon = defineNoun({
  uid: 'api::campaign.coupon',
  table: 'coupons',
  scope: 'branches',
  resource: 'coupons',
  entity: 'coupon',
  title: 'code',
  permissions: {
    read: 'campaign.view',
    create: 'campaign.edit',
    update: 'campaign.edit',
    archive: 'campaign.edit',
    restore: 'campaign.edit',
  },
  body: { create: couponCreate, update: couponUpdate },
  references: { sellerId: 'sellers' },
  filters: {
    state: ['$eq', '$in'],
    kind: ['$eq', '$in'],
    autoApply: ['$eq'],
    personalOnly: ['$eq'],
    sellerId: ['$eq', '$null', '$notNull'],
    code: ['$containsi', '$eq'],
  },
  sorts: ['code', 'name', 'usedCount', 'usedCents', 'updatedAt', 'createdAt'],
  defaultSort: 'updatedAt:desc',
  search: ['code', 'name'],
  writePermissions: COUPON_WRITE_PERMISSIONS,
  own: (viewer) => ownCoupons(viewer),
  check: (next) => checkTerms(toTerms(next)),
  async requireRoom(sql, row: CouponRow) {
    const { businessId, autoApply, state } = row;
    if (!autoApply || state === 'ARCHIVED') return;
    const count = () => countAutomatic(sql, businessId);
    await requireRoom(sql, { name: 'automatic-coupons', owner: businessId, path: ['autoApply'], count });
  },
  async afterWrite(sql, row: CouponRow, before) {
    if (row.code !== before?.code && (await isPersonalCode(sql, row.businessId, row.code)))
      throw invalid([{ code: 'ALREADY_EXISTS', path: ['code'] }], 409);
    if (row.autoApply || before?.autoApply) await bumpStoreVersionsOf(sql, row.businessId);
  },
  present: (rows: readonly CouponRow[]) => present(rows, new Date()),
  event: 'campaign.changed',
});

/** Sellers see the coupons that name them, whichever of their branches' sellers they are. */
async function ownCoupons({ businessId, userId }: Viewer): Promise<object> {
  const ids = await read((sql) => sellersOfPerson(sql, { businessId, personId: String(userId) }));
  return { sellerId: { $in: ids } };
}

/** The part of a row that its own rules check; a new row has no column yet that the body left out. */
const toTerms = (row: Fields<CouponRow>): Parameters<typeof checkTerms>[0] => ({
  kind: row.kind as Coupon['kind'],
  valueBps: (row.valueBps ?? null) as number | null,
  valueCents: (row.valueCents ?? null) as number | null,
  maxDiscountCents: (row.maxDiscountCents ?? null) as number | null,
  productIds: json<string[]>(row.productIds as JsonColumn, []),
  categoryIds: json<string[]>(row.categoryIds as JsonColumn, []),
  autoApply: row.autoApply === true,
  rules: json<Coupon['rules']>(row.rules as JsonColumn, {}),
});

async function present(rows: readonly CouponRow[], now: Date): Promise<CouponDto[]> {
  const businessId = rows[0]?.businessId;
  if (businessId === undefined) return [];
  return read(async (sql) => {
    const sums = await couponSums(
      sql,
      rows.map(({ documentId }) => documentId),
    );
    const linksOf = await couponLinks(sql, businessId);
    return rows.map((row): CouponDto => {
      const { documentId: id, usedCount, usedCents } = row;
      const rules = json<Coupon['rules']>(row.rules, {});
      const branchIds = [...(row.branchIds ?? [])];
      return {
        ...storedOfBusiness(row),
        id,
        ...fieldsOf(row, COUPON_FIELD_NAMES),
        productIds: json<string[]>(row.productIds, []),
        categoryIds: json<string[]>(row.categoryIds, []),
        branchIds,
        rules,
        phase: couponPhase(
          { coupon: { state: row.state, rules }, uses: usedCount, spentCents: usedCents },
          now,
        ),
        ...(sums.get(id) ?? { uses: 0, discountCents: 0, soldCents: 0 }),
        links: linksOf(row.code, branchIds),
      };
    });
  });
}
