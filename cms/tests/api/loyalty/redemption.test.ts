import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { LoyaltyCardDto, VerifiedCustomerDto } from '../../../src/contracts/loyalty-card';
import type { QuoteDto } from '../../../src/contracts/storefront';
import { anonymous, newBusiness, type TestBusiness } from '../support/business';
import { refusal } from '../support/client';
import { newCoupon } from '../support/coupon';
import { runClockAt } from '../support/clock';
import { DAY_MS, later } from '../support/instants';
import { accountOf, accountProblems, activeProgram, balanceOf } from '../support/loyalty';
import { mailsTo } from '../support/mailbox';
import { newProduct } from '../support/menu';
import { newOrder, newPhone, orderBody, place } from '../support/ordering';
import { newEmail } from '../support/reminders';
import { expectOnly, rounds, taken, TIMEOUT_MS, times } from '../support/rounds';
import { takeOrder, typedOrder } from '../support/staff-orders';
import { cardOf, orderIn, performAction } from '../support/states';

let business: TestBusiness;
let product: { id: string; priceCents: number };
let phone: string;

const by = (more: object = {}) => ({ customer: { name: 'Ana Lima', phone }, ...more });
const concluded = (more: object = {}) => orderIn(business, product, 'CONCLUDED', 'TAKEOUT', by(more));

const give = async (units: number) => {
  const account = await accountOf(business, phone);
  const path = `/api/loyalty-accounts/${account?.customerId}/adjust`;
  const answer = await business.owner.post(path, { amount: units, reason: 'Card of paper' });
  expect(answer.status, answer.text).toBe(200);
};
const readCard = async (proofs: string[]): Promise<LoyaltyCardDto> => {
  const path = `/api/store/${business.branch.slug}/loyalty`;
  const answer = await anonymous.post<LoyaltyCardDto>(path, { proofs });
  expect(answer.status, answer.text).toBe(200);
  return answer.body.data;
};
const quoted = async (reward: object, more: object = {}) => {
  const items = [{ productId: product.id, quantity: 1 }];
  const path = `/api/store/${business.branch.slug}/quote`;
  const answer = await anonymous.post<QuoteDto>(path, { type: 'TAKEOUT', items, reward, ...more });
  expect(answer.status, answer.text).toBe(200);
  return answer.body.data;
};
const placeWith = (reward: object, total: number, more: object = {}) =>
  place(business, orderBody(product.id, total, by({ reward, ...more })));

/** The token of an order that reached its customer, who has so many stamps. */
async function stamped(units: number): Promise<string> {
  const { token } = await concluded();
  if (units > 1) await give(units - 1);
  return token;
}

describe('a reward', () => {
  let rewardId: string;
  beforeAll(async () => {
    business = await newBusiness();
    product = await newProduct(business, { priceCents: 2000 });
    const { rewards } = await activeProgram(business);
    rewardId = rewards[0]?.id ?? '';
  });
  beforeEach(() => {
    phone = newPhone();
  });

  it('is on the card with what is missing, redeemed with an order, and given back when it is cancelled', async () => {
    const token = await stamped(9);
    const few = await readCard([token]);
    expect(few.programs[0]).toMatchObject({ available: 9, rewards: [{ affordable: false, missing: 1 }] });
    expect((await quoted({ id: rewardId, proof: token })).refusals).toMatchObject([
      { code: 'LOYALTY_NOT_ENOUGH', path: ['reward'] },
    ]);
    await give(1);
    const { customer } = await readCard(['unknown', token]);
    expect(customer?.proof).toBe(token);
    const reward = { id: rewardId, proof: token };
    expect(await quoted(reward)).toMatchObject({
      reward: { name: 'Ten reais', amountCents: 1000 },
      totalCents: 1000,
      discounts: [{ source: 'LOYALTY', amountCents: 1000, reason: 'Ten reais' }],
      refusals: [],
    });
    const placed = await placeWith(reward, 1000);
    expect(placed.status, placed.text).toBe(201);
    expect(await balanceOf(business, phone)).toEqual([0, 1, 0]);
    const again = await placeWith(reward, 1000);
    expect(refusal(again)).toMatchObject([422, 'LOYALTY_NOT_ENOUGH']);
    const { data } = placed.body;
    const cancelled = await anonymous.post(`/api/store/orders/${data.token}/cancel`, {});
    expect(cancelled.status, cancelled.text).toBe(200);
    expect(await balanceOf(business, phone)).toEqual([10, 0, 0]);
    expect(await accountProblems(business.id)).toEqual([]);
  });

  it('stays within what coupons leave, and never below nothing', async () => {
    const token = await stamped(10);
    await newCoupon(business, { code: 'MOST', kind: 'FIXED', valueCents: 1700, combinable: true });
    expect(await quoted({ id: rewardId, proof: token }, { coupon: 'MOST' })).toMatchObject({
      totalCents: 0,
      reward: { amountCents: 300 },
    });
  });

  it('needs the phone that earned it and an order that reached its customer', async () => {
    const token = await stamped(10);
    const other = await place(
      business,
      orderBody(product.id, 1000, { reward: { id: rewardId, proof: token } }),
    );
    expect(refusal(other)).toMatchObject([422, 'LOYALTY_OTHER_CUSTOMER']);
    const stranger = await newOrder(business, product, by());
    expect((await readCard([stranger.token])).customer).toBeNull();
    expect((await quoted({ id: rewardId, proof: stranger.token })).refusals).toMatchObject([
      { code: 'LOYALTY_PROOF_INVALID' },
    ]);
    const elsewhere = await newBusiness();
    const path = `/api/store/${elsewhere.branch.slug}/loyalty`;
    const answer = await anonymous.post<LoyaltyCardDto>(path, { proofs: [token] });
    expect(answer.body.data).toEqual({ programs: [], customer: null });
  });

  it('is redeemed by the store with the code of the customer’s page, on the phone and on an order', async () => {
    const token = await stamped(20);
    const { customer } = await readCard([token]);
    const account = await accountOf(business, phone);
    const path = `/api/loyalty-accounts/${account?.customerId}/verify`;
    const wrong = await business.owner.post(path, {
      code: customer?.code === '000000' ? '111111' : '000000',
    });
    expect(refusal(wrong)).toMatchObject([422, 'LOYALTY_CODE_WRONG']);
    const verified = await business.owner.post<VerifiedCustomerDto>(path, { code: customer?.code });
    expect(verified.status, verified.text).toBe(200);
    const reward = { id: rewardId, proof: verified.body.data.proof };
    const typed = await takeOrder(
      business.owner,
      typedOrder(business, product, { ...by(), channel: 'PHONE', reward, expectedTotalCents: 1000 }),
    );
    expect(typed.status, typed.text).toBe(201);
    expect(await balanceOf(business, phone)).toEqual([10, 1, 0]);

    const { id } = await newOrder(business, product, by());
    const redeem = async () =>
      performAction(business.owner, await cardOf(business, id), 'redeem', { reward });
    const redeemed = await redeem();
    expect(redeemed.status, redeemed.text).toBe(200);
    expect(redeemed.body.data).toMatchObject({ totalCents: 1000 });
    expect(await balanceOf(business, phone)).toEqual([0, 2, 0]);
    expect(refusal(await redeem())).toMatchObject([409, 'LOYALTY_ALREADY_REDEEMED']);
    const cancelled = await performAction(business.owner, await cardOf(business, id), 'reject');
    expect(cancelled.status, cancelled.text).toBe(200);
    expect(await balanceOf(business, phone)).toEqual([10, 1, 0]);
    expect(await accountProblems(business.id)).toEqual([]);
  });

  it('cannot be had by trying codes', async () => {
    await stamped(1);
    const account = await accountOf(business, phone);
    const path = `/api/loyalty-accounts/${account?.customerId}/verify`;
    const statuses: number[] = [];
    for (const code of ['000001', '000002', '000003', '000004', '000005', '000006'])
      statuses.push((await business.owner.post(path, { code })).status);
    expect(statuses.at(-1)).toBe(429);
  });

  it('opens by a mailed link, for an address at which the customer was reached', async () => {
    const email = newEmail();
    const path = `/api/store/${business.branch.slug}/loyalty/link`;
    const customer = { name: 'Ana Lima', phone, email };
    await newOrder(business, product, { customer });
    expect((await anonymous.post(path, { email })).status).toBe(200);
    await orderIn(business, product, 'DELIVERED', 'TAKEOUT', { customer });
    expect((await anonymous.post(path, { email: email.toUpperCase() })).status).toBe(200);
    // Two orders are confirmed; the first request sends nothing.
    const texts = (await mailsTo(email, 3)).map(({ text }) => text ?? '');
    const pass = texts.flatMap((text) => /\?card=([\w.]+)/.exec(text)?.[1] ?? []).join(' ');
    expect((await readCard([pass])).customer?.proof).toBe(pass);
    expect((await readCard([`${pass.slice(0, -1)}0`, `${pass.slice(0, -1)}1`])).customer).toBeNull();
  });
});

describe('many orders at once', () => {
  beforeAll(async () => {
    business = await newBusiness();
    product = await newProduct(business, { priceCents: 2000 });
  });

  it(
    'spend a balance once, also while the order that held it is cancelled',
    { timeout: TIMEOUT_MS },
    async () => {
      const { rewards } = await activeProgram(business);
      await rounds('Redemptions of one balance', 12, async () => {
        phone = newPhone();
        const reward = { id: rewards[0]?.id, proof: await stamped(10) };
        const first = await times(12, () => placeWith(reward, 1000));
        expect(taken(first)).toBe(1);
        const won = first.find(({ status }) => status === 201);
        const [cancelled, ...second] = await Promise.all([
          anonymous.post(`/api/store/orders/${won?.body.data.token}/cancel`, {}),
          ...Array.from({ length: 6 }, () => placeWith(reward, 1000)),
        ]);
        expect(cancelled.status).toBe(200);
        expectOnly(
          [...first, ...second],
          [
            [201, null],
            [422, 'LOYALTY_NOT_ENOUGH'],
          ],
        );
        expect(taken(second)).toBeLessThanOrEqual(1);
        expect((await balanceOf(business, phone))[0]).toBe(taken(second) === 1 ? 0 : 10);
        expect(await accountProblems(business.id)).toEqual([]);
      });
    },
  );
});

describe('an edit', () => {
  beforeEach(async () => {
    business = await newBusiness();
    product = await newProduct(business, { priceCents: 2000 });
    phone = newPhone();
  });

  it('gives a free product back once it is gone from the order', async () => {
    const dessert = await newProduct(business, { priceCents: 900 });
    const { rewards } = await activeProgram(business, {
      rewards: [{ kind: 'PRODUCT', name: 'Dessert', cost: 2, productIds: [dessert.id] }],
    });
    const token = await stamped(2);
    const items = [product, dessert].map(({ id }) => ({ productId: id, quantity: 1, extras: [] }));
    const reward = { id: rewards[0]?.id, proof: token };
    const { id } = await newOrder(business, product, by({ items, reward, expectedTotalCents: 2000 }));
    expect(await balanceOf(business, phone)).toEqual([0, 1, 0]);
    const edited = await performAction(business.owner, await cardOf(business, id), 'edit', {
      keep: [{ place: 0, quantity: 1 }],
      expectedTotalCents: 2000,
    });
    expect(edited.status, edited.text).toBe(200);
    expect(await balanceOf(business, phone)).toEqual([2, 1, 0]);
  });

  it('spends no more cashback than the order costs', async () => {
    await activeProgram(business, {
      kind: 'CASHBACK',
      earnPer: 'PER_AMOUNT',
      every: 100,
      gives: 5,
      expireDays: 30,
      rewards: [],
    });
    const token = await stamped(1);
    await give(2900);
    const body = { items: [{ productId: product.id, quantity: 2, extras: [] }] };
    const { id } = await newOrder(
      business,
      product,
      by({ ...body, reward: { id: null, proof: token }, expectedTotalCents: 1000 }),
    );
    expect(await balanceOf(business, phone)).toEqual([0, 50, 0]);
    const edited = await performAction(business.owner, await cardOf(business, id), 'edit', {
      keep: [{ place: 0, quantity: 1 }],
      expectedTotalCents: 0,
    });
    expect(edited.status, edited.text).toBe(200);
    expect(await balanceOf(business, phone)).toEqual([1000, 0, 0]);
    await runClockAt(later(DAY_MS));
    expect(await accountProblems(business.id)).toEqual([]);
  });
});
