import { describe, expect, it } from 'vitest';
import type { CouponRules } from '../../../src/domain/campaign';
import { anonymous, newBusiness } from '../support/business';
import type { Answer } from '../support/client';
import { newCoupon, newPersonalCode } from '../support/coupon';
import { newCustomer } from '../support/customers';
import { countOf } from '../support/database';
import { newProduct } from '../support/menu';
import { newOrder, newPhone, orderBody, place } from '../support/ordering';
import { cardOf, performAction } from '../support/states';
import { expectOnly, rounds, taken, times, TIMEOUT_MS } from '../support/rounds';

describe('orders with coupons at once', () => {
  it(
    'a coupon of ten uses with a hundred orders is used ten times',
    () =>
      rounds('coupon of ten', 100, async () => {
        const business = await newBusiness();
        const { id } = await newProduct(business);
        const coupon = await newCoupon(business, { code: 'TEN', rules: { usage: { usageLimit: 10 } } });
        const answers = await times(100, () => place(business, orderBody(id, 1800, { coupon: 'TEN' })));
        expectOnly(answers, [
          [201, null],
          [422, 'COUPON_EXHAUSTED'],
        ]);
        expect(taken(answers)).toBe(10);
        expect(await countOf('coupon_redemptions', "coupon_id = ? AND state = 'RESERVED'", [coupon])).toBe(
          10,
        );
        expect(
          await countOf('coupons', 'document_id = ? AND used_count = 10 AND used_cents = 2000', [coupon]),
        ).toBe(1);
      }),
    TIMEOUT_MS,
  );

  it(
    'a coupon with a budget never gives more than that',
    () =>
      rounds('coupon budget', 50, async () => {
        const business = await newBusiness();
        const { id } = await newProduct(business);
        const coupon = await newCoupon(business, {
          code: 'BUDGET',
          rules: { budget: { budgetCents: 1300 } },
        });
        const answers = await times(50, () => place(business, orderBody(id, 1800, { coupon: 'BUDGET' })));
        expectOnly(answers, [
          [201, null],
          [422, 'COUPON_BUDGET_SPENT'],
          [422, 'COUPON_EXHAUSTED'],
        ]);
        expect(taken(answers)).toBe(6);
        expect(await countOf('coupons', 'document_id = ? AND used_cents = 1200', [coupon])).toBe(1);
      }),
    TIMEOUT_MS,
  );

  it(
    'a coupon once per customer, or for new ones, is used once by twenty orders of one customer',
    () =>
      rounds('coupon per customer', 40, async () => {
        const business = await newBusiness();
        const { id } = await newProduct(business);
        for (const [code, rules] of Object.entries<CouponRules>({
          ONCE: { perCustomer: { perCustomerLimit: 1 } },
          FIRST: { audience: { audience: 'NEW', segments: [] } },
        })) {
          const coupon = await newCoupon(business, { code, rules });
          const customer = { name: 'Ana Lima', phone: newPhone() };
          const answers = await times(20, () =>
            place(business, orderBody(id, 1800, { coupon: code, customer })),
          );
          expectOnly(answers, [
            [201, null],
            [409, 'COUPON_NOT_FOR_ORDER'],
          ]);
          expect(taken(answers)).toBe(1);
          expect(await countOf('coupon_redemptions', 'coupon_id = ?', [coupon])).toBe(1);
          expect(await countOf('customers', 'phone = ? AND order_count = 1', [customer.phone])).toBe(1);
        }
      }),
    TIMEOUT_MS,
  );

  it(
    'a coupon once per customer is used once by twenty orders of one phone that is written in different ways',
    () =>
      rounds('coupon per phone', 20, async () => {
        const business = await newBusiness();
        const { id } = await newProduct(business);
        const coupon = await newCoupon(business, {
          code: 'ONCE',
          rules: { perCustomer: { perCustomerLimit: 1 } },
        });
        const phone = newPhone();
        const [area, first, last] = [phone.slice(3, 5), phone.slice(5, 10), phone.slice(10)];
        const ways = [
          ...[phone, `${area}${first}${last}`, `(${area}) ${first}-${last}`, `+55 ${area} ${first} ${last}`],
          `0${area}${first}${last}`,
        ];
        const answers = await times(20, (index) => {
          const customer = { name: 'Ana Lima', phone: ways[index % ways.length] };
          return place(business, orderBody(id, 1800, { coupon: 'ONCE', customer }));
        });
        expectOnly(answers, [
          [201, null],
          [409, 'COUPON_NOT_FOR_ORDER'],
        ]);
        expect(taken(answers)).toBe(1);
        expect(await countOf('coupon_redemptions', 'coupon_id = ?', [coupon])).toBe(1);
      }),
    TIMEOUT_MS,
  );

  it(
    'a coupon once per customer is used once by twenty orders of two phones of one person',
    () =>
      rounds('coupon per person', 20, async () => {
        const business = await newBusiness();
        const { id } = await newProduct(business);
        const coupon = await newCoupon(business, {
          code: 'ONCE',
          rules: { perCustomer: { perCustomerLimit: 1 } },
        });
        const [ana, work] = [await newCustomer(business), await newCustomer(business)];
        const merged = await business.owner.post(`/api/customers/${ana.id}/merge`, {
          ...{ version: ana.version, ids: [work.id] },
        });
        expect(merged.status).toBe(200);
        const answers = await times(20, (index) => {
          const customer = { name: 'Ana Lima', phone: (index % 2 === 0 ? ana : work).phone };
          return place(business, orderBody(id, 1800, { coupon: 'ONCE', customer }));
        });
        expectOnly(answers, [
          [201, null],
          [409, 'COUPON_NOT_FOR_ORDER'],
        ]);
        expect(taken(answers)).toBe(1);
        expect(await countOf('coupon_redemptions', 'coupon_id = ?', [coupon])).toBe(1);
      }),
    TIMEOUT_MS,
  );

  it(
    'a coupon once per customer is used once by twenty orders of two customers with one document',
    () =>
      rounds('coupon per document', 20, async () => {
        const business = await newBusiness();
        const { id } = await newProduct(business);
        // A second coupon without limits, beside which orders cross that do not use the first.
        const coupon = await newCoupon(business, {
          code: 'ONCE',
          combinable: true,
          rules: { perCustomer: { perCustomerLimit: 1 } },
        });
        await newCoupon(business, { code: 'ALL', combinable: true });
        const document = '52998224725';
        const customers = [
          await newCustomer(business, { document }),
          await newCustomer(business, { document }),
        ];
        const crossing = times(10, () => place(business, orderBody(id, 1800, { coupon: 'ALL' })));
        const answers = await times(20, (index) => {
          const customer = { name: 'Ana Lima', phone: customers[index % 2]?.phone };
          return place(business, orderBody(id, 1600, { coupons: ['ONCE', 'ALL'], customer }));
        });
        expectOnly(await crossing, [[201, null]]);
        expectOnly(answers, [
          [201, null],
          [409, 'COUPON_NOT_FOR_ORDER'],
        ]);
        expect(taken(answers)).toBe(1);
        expect(await countOf('coupon_redemptions', 'coupon_id = ?', [coupon])).toBe(1);
      }),
    TIMEOUT_MS,
  );

  it(
    'a personal code is used by one of twenty orders',
    () =>
      rounds('personal code', 20, async () => {
        const business = await newBusiness();
        const { id } = await newProduct(business);
        const coupon = await newCoupon(business, { code: 'SORRY', personalOnly: true });
        const code = await newPersonalCode(business, coupon);
        const answers = await times(20, () => place(business, orderBody(id, 1800, { coupon: code })));
        expectOnly(answers, [
          [201, null],
          [422, 'COUPON_CODE_USED'],
        ]);
        expect(taken(answers)).toBe(1);
        expect(await countOf('coupon_redemptions', 'coupon_id = ?', [coupon])).toBe(1);
        expect(await countOf('coupons', 'document_id = ? AND used_count = 1', [coupon])).toBe(1);
      }),
    TIMEOUT_MS,
  );

  it(
    'an order that is cancelled gives the last use to one other order, or to none',
    () =>
      rounds('last use against cancel', 6, async () => {
        const business = await newBusiness();
        const product = await newProduct(business);
        const coupon = await newCoupon(business, { code: 'LAST', rules: { usage: { usageLimit: 1 } } });
        const withCoupon = { coupon: 'LAST', expectedTotalCents: 1800 };
        const { token } = await newOrder(business, product, withCoupon);
        const [cancelled, ...placed] = await Promise.all([
          anonymous.post(`/api/store/orders/${token}/cancel`, {}),
          ...Array.from({ length: 5 }, () => place(business, orderBody(product.id, 1800, withCoupon))),
        ]);
        expect(cancelled.status, cancelled.text).toBe(200);
        expectOnly(placed as Answer[], [
          [201, null],
          [422, 'COUPON_EXHAUSTED'],
        ]);
        const used = taken(placed as Answer[]);
        expect(used).toBeLessThanOrEqual(1);
        expect(await countOf('coupon_redemptions', "coupon_id = ? AND state = 'RESERVED'", [coupon])).toBe(
          used,
        );
        expect(await countOf('coupons', 'document_id = ? AND used_count = ?', [coupon, used])).toBe(1);
      }),
    TIMEOUT_MS,
  );

  it(
    'an order that is restored and new orders of one customer use a coupon once per customer together',
    () =>
      rounds('restore per customer', 6, async () => {
        const business = await newBusiness();
        const product = await newProduct(business);
        const coupon = await newCoupon(business, {
          code: 'ONCE',
          rules: { perCustomer: { perCustomerLimit: 1 } },
        });
        const document = '52998224725';
        const [ana, bea] = [
          await newCustomer(business, { document }),
          await newCustomer(business, { document }),
        ];
        const of = ({ phone }: { phone: string }) => ({
          ...{ coupon: 'ONCE', customer: { name: 'Ana Lima', phone }, expectedTotalCents: 1800 },
        });
        const { id } = await newOrder(business, product, of(ana));
        expect((await performAction(business.owner, await cardOf(business, id), 'cancel')).status).toBe(200);
        const cancelled = await cardOf(business, id);
        const [restored, ...placed] = await Promise.all([
          performAction(business.owner, cancelled, 'restore'),
          ...Array.from({ length: 5 }, () => place(business, orderBody(product.id, 1800, of(bea)))),
        ]);
        expectOnly(
          [restored],
          [
            [200, null],
            [422, 'COUPON_CUSTOMER_LIMIT'],
          ],
        );
        expectOnly(placed as Answer[], [
          [201, null],
          [409, 'COUPON_NOT_FOR_ORDER'],
        ]);
        expect(taken(placed as Answer[]) + (restored.status === 200 ? 1 : 0)).toBe(1);
        expect(await countOf('coupon_redemptions', "coupon_id = ? AND state = 'RESERVED'", [coupon])).toBe(1);
      }),
    TIMEOUT_MS,
  );
});
