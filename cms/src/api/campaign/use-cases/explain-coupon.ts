import type { z } from 'zod';
import type { ExplanationDto, explainBody } from '../../../contracts/coupons';
import type { Language } from '../../../contracts/session';
import type { Sql } from '../../../database/sql';
import { read } from '../../../database/transaction';
import { grantOf } from '../../../domain/access';
import { explainCoupon as explain, type CouponCustomer } from '../../../domain/campaign';
import { segmentOf } from '../../../domain/customers';
import { forbidden, notFound } from '../../../errors/api-error';
import { message, moneyArguments } from '../../../errors/messages';
import { readPhone } from '../../../phones/phone';
import type { Viewer } from '../../../sessions/viewer';
import { storeOf } from '../../../store/stores';
import { branchPlaces } from '../../branches/exports';
import { businessOf } from '../../businesses/exports';
import { callerByPhone, customerById, highSpendOf } from '../../customers/exports';
import { orderById, seesOrdersOf, type StoredOrder } from '../../orders/exports';
import { factsOfOrder } from '../order-facts';
import { couponCustomers } from '../store/coupon-customers';
import { couponRecord } from '../store/coupons';

/**
 * Why a code counts or does not: each rule of its coupon with its verdict, for an order, for somebody's phone, or for
 * anybody right now.
 *
 * @throws 403 for sellers; 404 for an order that the viewer does not reach
 */
export async function explainCoupon(
  viewer: Viewer,
  { code, phone, orderId }: z.output<typeof explainBody>,
  { now, language }: { now: Date; language: Language },
): Promise<ExplanationDto> {
  // Sellers see their own coupons alone, and nothing about the customers of others.
  if (grantOf(viewer, 'campaign.view') !== 'full') throw forbidden('campaign.view');
  const { businessId } = viewer;
  return read(async (sql) => {
    const business = await businessOf(sql, businessId);
    const order = orderId === undefined ? null : await reachedOrder(sql, viewer, orderId);
    const record = await couponRecord(sql, businessId, code);
    if (!record) return { coupon: null, verdicts: [] };
    const { id, name } = record.coupon;
    const store = order && (await storeOf(sql, order.branchId));
    const facts =
      order &&
      store &&
      factsOfOrder(
        { ...order, placedAt: new Date(order.placedAt), paymentMethod: order.payment.method },
        store,
      );
    const [place] = (await branchPlaces(sql, businessId)).values();
    const known =
      order?.customerId ??
      (phone === undefined
        ? null
        : ((await callerByPhone(sql, businessId, readPhone(phone, business.country, ['phone'])))?.id ?? ''));
    const customer = known === null ? null : await standingOf(sql, businessId, id, { known, order, now });
    const verdicts = explain(record, { now, timeZone: place?.timezone ?? 'UTC' }, facts, customer);
    return {
      coupon: { id, code: record.coupon.code, name },
      verdicts: verdicts.map(({ rule, verdict, refusal }) => ({
        rule,
        verdict,
        message: refusal && message(refusal.code, language, { ...refusal.args, ...moneyArguments(business) }),
      })),
    };
  });
}

async function reachedOrder(sql: Sql, viewer: Viewer, id: string): Promise<StoredOrder> {
  const order = await orderById(sql, viewer.businessId, id);
  if (!order || !seesOrdersOf(viewer, order.branchId)) throw notFound();
  return order;
}

/** Somebody's standing with a coupon: '' is somebody who has never ordered. Their own order does not count against them. */
async function standingOf(
  sql: Sql,
  businessId: string,
  couponId: string,
  { known, order, now }: { known: string; order: StoredOrder | null; now: Date },
): Promise<CouponCustomer> {
  const row = known === '' ? null : await customerById(sql, businessId, known);
  if (!row) return { id: null, uses: 0, orders: 0, lastOrderAt: null, segment: null };
  const headId = row.mergedInto ?? row.id;
  const head = headId === row.id ? row : ((await customerById(sql, businessId, headId)) ?? row);
  const segment = segmentOf(head, { now, highSpendCents: await highSpendOf(sql, businessId, now) });
  const orderCount = Math.max(0, head.orderCount - (order ? 1 : 0));
  const person = { headId, orderCount, lastOrderAt: head.lastOrderAt, segment };
  return (await couponCustomers(sql, businessId, [couponId], person))(couponId);
}
