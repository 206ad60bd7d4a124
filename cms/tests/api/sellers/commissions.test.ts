import { beforeAll, describe, expect, it } from 'vitest';
import type { CommissionDto, CommissionsMovedDto, SellerSumsDto } from '../../../src/contracts/sellers';
import { newBusiness, type TestBusiness } from '../support/business';
import { refusal } from '../support/client';
import { countOf } from '../support/database';
import { newProduct } from '../support/menu';
import { newOrder, newPhone, orderBody, place } from '../support/ordering';
import { tally, thorough } from '../support/proof';
import {
  commissionsOf,
  completeOrder,
  earnedCommission,
  newSale,
  newSeller,
  settle,
  sumOf,
} from '../support/sellers';
import { performAction, cardOf } from '../support/states';

const ROUNDS = thorough(20, 4);
const EVER = { from: '2020-01-01', to: '2120-01-01' };

let business: TestBusiness;

beforeAll(async () => {
  business = await newBusiness();
});

const now = async (sellerId: string) => (await commissionsOf(business.owner, sellerId))[0];
const sums = async (sellerId: string) => {
  const query = String(new URLSearchParams({ branchId: business.branch.id, ...EVER }));
  const answer = await business.owner.get<SellerSumsDto[]>(`/api/commissions/sums?${query}`);
  return answer.body.data.find((row) => row.sellerId === sellerId);
};
const reverse = ({ id, version }: CommissionDto, refundedCents: number) =>
  business.owner.post<CommissionDto>(`/api/commissions/${id}/reverse`, {
    version,
    refundedCents,
    reason: 'The pizza was cold',
  });

describe('an order by the link of a seller', () => {
  it('earns on its conclusion, is approved, and is paid', async () => {
    const seller = await newSeller(business);
    const { order, commission } = await newSale(business, seller);
    expect(commission).toMatchObject({
      state: 'PENDING',
      soldCents: 2000,
      baseCents: 2000,
      amountCents: 200,
    });
    expect((await settle(business.owner, 'approve', [commission])).status).toBe(409);
    await completeOrder(business, order.id);
    expect(await now(seller.id)).toMatchObject({ state: 'EARNED', netCents: 200 });
    expect((await settle(business.owner, 'pay', [commission])).status).toBe(409);
    const approved = await settle(business.owner, 'approve', [commission]);
    expect(approved.body.data).toEqual({ count: 1, amountCents: 200 });
    expect((await settle(business.owner, 'pay', [commission])).status).toBe(200);
    expect(await now(seller.id)).toMatchObject({ state: 'PAID', paidAt: expect.any(String) as string });
    expect(await sums(seller.id)).toMatchObject({
      orders: 1,
      soldCents: 2000,
      paidCents: 200,
      approvedCents: 0,
    });
    expect((await business.owner.get(`/api/sellers/${seller.id}`)).body.data).toMatchObject({
      month: { orders: 1, soldCents: 2000, earnedCents: 200 },
    });
  });

  it('is void when the order comes to nothing, and pending again when it is restored', async () => {
    const seller = await newSeller(business);
    const { order } = await newSale(business, seller);
    await performAction(business.owner, await cardOf(business, order.id), 'cancel');
    expect(await now(seller.id)).toMatchObject({ state: 'VOID', amountCents: 200, netCents: 0 });
    expect(await sums(seller.id)).toBeUndefined();
    await performAction(business.owner, await cardOf(business, order.id), 'restore');
    expect(await now(seller.id)).toMatchObject({ state: 'PENDING', netCents: 200 });
  });

  it('is one sale however often it is sent', async () => {
    const seller = await newSeller(business);
    const product = await newProduct(business);
    const body = orderBody(product.id, product.priceCents, { seller: seller.code });
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => place(business, body, 'one-and-the-same')),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(await commissionsOf(business.owner, seller.id)).toHaveLength(1);
  });

  it('is written in small letters too, and earns by the rule of the time', async () => {
    const seller = await newSeller(business, { commissionKind: 'FIXED', commissionCents: 350 });
    await newSale(business, seller, { seller: seller.code.toLowerCase() });
    await business.owner.send('PATCH', `/api/sellers/${seller.id}`, { version: 1, commissionCents: 900 });
    await newSale(business, seller);
    const amounts = (await commissionsOf(business.owner, seller.id)).map(({ amountCents }) => amountCents);
    expect(amounts.sort()).toEqual([350, 900]);
  });

  it('earns nothing below the minimum, and nothing with the second order of a customer', async () => {
    const dear = await newSeller(business, { minOrderCents: 2001 });
    expect((await newSale(business, dear)).commission).toMatchObject({
      amountCents: 0,
      withheld: 'BELOW_MINIMUM',
    });
    const first = await newSeller(business, { firstOrderOnly: true });
    const customer = { name: 'Ana Lima', phone: newPhone() };
    expect((await newSale(business, first, { customer })).commission.amountCents).toBe(200);
    expect((await newSale(business, first, { customer })).commission).toMatchObject({
      amountCents: 0,
      withheld: 'NOT_FIRST_ORDER',
    });
  });

  it('is taken all the same, and nobody’s, where the code is not one that counts', async () => {
    const product = await newProduct(business);
    const phone = newPhone();
    const own = await newSeller(business, { phone });
    const paused = await newSeller(business, { state: 'PAUSED' });
    const elsewhere = await newSeller({ ...business, branch: await business.addBranch() });
    const foreign = await newSeller(await newBusiness());
    const cases: [string, object][] = [
      ['their own', { seller: own.code, customer: { name: 'The seller', phone } }],
      ['of one who pauses', { seller: paused.code }],
      ['of another branch', { seller: elsewhere.code }],
      ['of another business', { seller: foreign.code }],
      ['of nobody', { seller: 'NOBODY-7' }],
      ['no code at all', { seller: '<b>' }],
    ];
    for (const [which, more] of cases) {
      const { id } = await newOrder(business, product, more);
      expect(await countOf('commissions', 'order_id = ?', [id]), which).toBe(0);
    }
  });
});

describe('what the customer got back', () => {
  it('halves the commission of half the order, and ends it with the whole', async () => {
    const seller = await newSeller(business);
    const sale = await earnedCommission(business, seller);
    const half = (await reverse(sale, 1000)).body.data;
    expect(half).toMatchObject({ state: 'EARNED', reversedCents: 100, netCents: 100 });
    expect(refusal(await reverse(half, 1001))).toEqual([400, 'REFUND_ABOVE_ORDER']);
    expect((await reverse(half, 1000)).body.data).toMatchObject({ state: 'REVERSED', netCents: 0 });
    expect(await sums(seller.id)).toMatchObject({ soldCents: 2000, earnedCents: 0 });
  });

  it('is not asked back of what is pending or paid', async () => {
    const seller = await newSeller(business);
    const { commission } = await newSale(business, seller);
    expect(refusal(await reverse(commission, 100))).toEqual([409, 'COMMISSION_NOT_OPEN']);
    const other = await earnedCommission(business, await newSeller(business));
    await settle(business.owner, 'approve', [other]);
    await settle(business.owner, 'pay', [other]);
    const paid = await now(other.sellerId);
    expect(refusal(await reverse(paid!, 100))).toEqual([409, 'COMMISSION_NOT_OPEN']);
  });

  it('changes what is to be paid: who saw another sum is told', async () => {
    const sale = await earnedCommission(business, await newSeller(business));
    await settle(business.owner, 'approve', [sale]);
    await reverse((await now(sale.sellerId))!, 1000);
    expect(refusal(await settle(business.owner, 'pay', [sale]))).toEqual([409, 'COMMISSIONS_CHANGED']);
    expect(await now(sale.sellerId)).toMatchObject({ state: 'APPROVED', netCents: 100 });
  });
});

describe('paying out', () => {
  it('pays all that is approved of the period, and nothing twice', async () => {
    const seller = await newSeller(business);
    const sales = [await earnedCommission(business, seller), await earnedCommission(business, seller)];
    await settle(business.owner, 'approve', sales);
    const pay = (more: object = {}) =>
      business.owner.post<CommissionsMovedDto>(`/api/sellers/${seller.id}/pay-out`, {
        ...EVER,
        expectedCents: sumOf(sales),
        ...more,
      });
    expect(refusal(await pay({ to: '2020-01-02' }))).toEqual([409, 'COMMISSIONS_CHANGED']);
    expect(refusal(await pay({ expectedCents: 1 }))).toEqual([409, 'COMMISSIONS_CHANGED']);
    const answers = await Promise.all([pay(), pay(), pay()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await sums(seller.id)).toMatchObject({ approvedCents: 0, paidCents: 400 });
  });
});

describe('at once', () => {
  it('two who approve the same: one wins, and it is logged once', async () => {
    const manager = await business.person('manager');
    for (let round = 0; round < ROUNDS; round += 1) {
      const seller = await newSeller(business);
      const sales = [await earnedCommission(business, seller), await earnedCommission(business, seller)];
      const answers = await Promise.all([
        settle(business.owner, 'approve', sales),
        settle(manager, 'approve', [...sales].reverse()),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(
        await countOf('audit_entries', "entity_id = ? AND action = 'approve-commissions'", [seller.id]),
      ).toBe(1);
    }
    tally('approvals at once', ROUNDS);
  });

  it('all or none: one that is not earned holds the others', async () => {
    const seller = await newSeller(business);
    const [done, pending] = [
      await earnedCommission(business, seller),
      (await newSale(business, seller)).commission,
    ];
    expect(refusal(await settle(business.owner, 'approve', [done, pending]))).toEqual([
      409,
      'COMMISSIONS_CHANGED',
    ]);
    const states = (await commissionsOf(business.owner, seller.id)).map(({ state }) => state);
    expect(states.sort()).toEqual(['EARNED', 'PENDING']);
  });
});
