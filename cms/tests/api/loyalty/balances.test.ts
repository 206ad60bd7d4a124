import { beforeEach, describe, expect, it } from 'vitest';
import type {
  LoyaltyLiabilityDto,
  LoyaltyProgramDto,
  LoyaltyStatementDto,
} from '../../../src/contracts/loyalty';
import type { LoyaltyOffers } from '../../../src/api/loyalty/exports';
import type { Sql } from '../../../src/database/sql';
import type { Tx } from '../../../src/database/transaction';
import { newBusiness, type TestBusiness } from '../support/business';
import { refusal } from '../support/client';
import { newCustomer } from '../support/customers';
import { rows } from '../support/database';
import { fromServer } from '../support/from-server';
import { DAY_MS, later, now } from '../support/instants';
import { accountProblems, activeProgram, balanceOf, changedBalances } from '../support/loyalty';
import { newProduct } from '../support/menu';
import { newOrder, newPhone } from '../support/ordering';
import { tally, thorough } from '../support/proof';
import { cardOf, performAction } from '../support/states';

const ROUNDS = thorough(20, 3);

interface Redemptions {
  redeemReward: (tx: Tx, wanted: object, now: Date) => Promise<void>;
  releaseRedemption: (tx: Tx, orderId: string, now: Date) => Promise<void>;
  loyaltyOffers: (sql: Sql, of: object, now: Date) => Promise<LoyaltyOffers[]>;
}
const loyalty = () => fromServer('./api/loyalty/exports') as Redemptions;
const transactions = () =>
  fromServer('./database/transaction') as {
    inTransaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
    read: <T>(work: (sql: Sql) => Promise<T>) => Promise<T>;
  };

let business: TestBusiness;
let program: LoyaltyProgramDto;
let phone: string;
let customerId: string;

beforeEach(async () => {
  business = await newBusiness();
  program = await activeProgram(business, { expireDays: 30 });
  phone = newPhone();
  customerId = (await newCustomer(business, { phone })).id;
});

const adjust = (amount: number, who = business.owner, reason = 'A late pizza') =>
  who.post(`/api/loyalty-accounts/${customerId}/adjust`, { amount, reason });

let orders = 0;
async function redeem(rewardId: string | null, more: object = {}): Promise<string> {
  const id = `redeeming-${process.pid}-${(orders += 1)}`;
  const wanted = { id, businessId: business.id, customerId, rewardId, discountCents: 1000, ...more };
  await transactions().inTransaction((tx) => loyalty().redeemReward(tx, wanted, now()));
  return id;
}
const release = (id: string) =>
  transactions().inTransaction((tx) => loyalty().releaseRedemption(tx, id, now()));
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => (error as { code?: string }).code ?? 'UNKNOWN',
  );
const offers = (at = now()) =>
  transactions().read((sql) =>
    loyalty().loyaltyOffers(sql, { businessId: business.id, branchId: business.branch.id, customerId }, at),
  );
const rewardId = () => program.rewards[0]!.id;

describe('a balance', () => {
  it('is adjusted with a reason, never below nothing, and tells it all in its statement', async () => {
    expect((await adjust(12)).status).toBe(200);
    expect(refusal(await adjust(-13))).toEqual([422, 'LOYALTY_NOT_ENOUGH']);
    expect((await adjust(-2)).status).toBe(200);
    expect(await balanceOf(business, phone)).toEqual([10, 0, 0]);
    const path = `/api/loyalty-accounts/${customerId}/statement`;
    const first = (await business.owner.get<LoyaltyStatementDto>(`${path}?limit=1`)).body.data;
    expect(first.moves).toMatchObject([
      { kind: 'ADJUST', amount: -2, reason: 'A late pizza', by: 'Person owner' },
    ]);
    const second = (await business.owner.get<LoyaltyStatementDto>(`${path}?limit=1&cursor=${first.cursor}`))
      .body.data;
    expect([second.moves[0]?.amount, second.cursor]).toEqual([12, null]);
    expect(await accountProblems(business.id)).toEqual([]);
  });

  it('takes the PIN of a manager to be adjusted by marketing or an attendant', async () => {
    for (const role of ['marketing', 'attendant'] as const)
      expect(refusal(await adjust(1, await business.person(role)))).toEqual([403, 'PIN_REQUIRED']);
  });

  it('leaves out what is over before the job has run, and the job takes it once', async () => {
    await adjust(12);
    const over = later(40 * DAY_MS);
    expect((await offers(over))[0]?.available).toBe(0);
    const { expireLots } = fromServer('./api/loyalty/use-cases/expire-lots') as {
      expireLots: (now: Date) => Promise<void>;
    };
    await expireLots(over);
    await expireLots(over);
    expect(await balanceOf(business, phone)).toEqual([0, 0, 0]);
    const moves = await rows<{ kind: string; amount: number }>(
      'SELECT kind, amount FROM loyalty_moves WHERE customer_id = ? ORDER BY id',
      [customerId],
    );
    expect(moves).toEqual([
      { kind: 'ADJUST', amount: 12 },
      { kind: 'EXPIRE', amount: -12 },
    ]);
  });

  it('is a liability, by month of expiry, at the highest value of a unit', async () => {
    await adjust(15);
    const path = `/api/loyalty-programs/${program.id}/liability`;
    const { units, cents, months } = (await business.owner.get<LoyaltyLiabilityDto>(path)).body.data;
    expect([units, cents, months.length]).toEqual([15, 1500, 1]);
    expect(months[0]?.month).toMatch(/^\d{4}-\d\d$/);
  });

  it('is that of a person, with whoever is merged into them, and apart again afterwards', async () => {
    await adjust(6);
    const other = await newCustomer(business);
    await business.owner.post(`/api/loyalty-accounts/${other.id}/adjust`, {
      amount: 5,
      reason: 'Another phone',
    });
    await business.owner.post(`/api/customers/${customerId}/merge`, { version: 1, ids: [other.id] });
    expect(await balanceOf(business, phone)).toEqual([11, 0, 0]);
    const order = await redeem(rewardId());
    expect(await balanceOf(business, phone)).toEqual([1, 0, 0]);
    await release(order);
    await business.owner.post(`/api/customers/${customerId}/unmerge`, { version: 2, id: other.id });
    expect(await balanceOf(business, phone)).toEqual([6, 0, 0]);
    expect(await accountProblems(business.id)).toEqual([]);
  });
});

describe('a reward', () => {
  it('tells open screens when it is redeemed, and when it is given back', async () => {
    await adjust(10);
    let order = '';
    const redeemed = await changedBalances(business, async () => {
      order = await redeem(rewardId());
    });
    expect(redeemed).toEqual([customerId]);
    expect(await changedBalances(business, () => release(order))).toEqual([customerId]);
  });

  it('says what is missing, and is redeemed once there is enough', async () => {
    await adjust(8);
    expect((await offers())[0]).toMatchObject({ available: 8, rewards: [{ affordable: false, missing: 2 }] });
    expect(await codeOf(redeem(rewardId()))).toBe('LOYALTY_NOT_ENOUGH');
    await adjust(2);
    expect((await offers())[0]?.rewards).toMatchObject([{ affordable: true, missing: 0 }]);
    await redeem(rewardId());
    expect(await balanceOf(business, phone)).toEqual([0, 0, 0]);
    expect(await codeOf(redeem('none'))).toBe('LOYALTY_REWARD_GONE');
  });

  it('stays as it was for what was earned before it changed', async () => {
    await adjust(10);
    const [reward] = program.rewards;
    const dearer = { version: program.version, rewards: [{ ...reward, cost: 20 }] };
    const changed = await business.owner.send('PATCH', `/api/loyalty-programs/${program.id}`, dearer);
    expect(changed.status, changed.text).toBe(200);
    expect((await offers())[0]?.rewards.map(({ cost, affordable }) => [cost, affordable])).toEqual([
      [10, true],
      [20, false],
    ]);
    await redeem(reward!.id);
    await adjust(15);
    // What was earned since does not buy it any more.
    expect(await codeOf(redeem(reward!.id))).toBe('LOYALTY_NOT_ENOUGH');
    expect((await offers())[0]?.rewards.map(({ cost }) => cost)).toEqual([20]);
  });

  it('runs out, and comes back with a release', async () => {
    const [reward] = program.rewards;
    const few = { version: program.version, rewards: [{ ...reward, usageLimit: 1 }] };
    await business.owner.send('PATCH', `/api/loyalty-programs/${program.id}`, few);
    await adjust(30);
    const order = await redeem(rewardId());
    expect(await codeOf(redeem(rewardId()))).toBe('LOYALTY_OUT_OF_STOCK');
    await release(order);
    await release(order);
    await redeem(rewardId());
    expect(await balanceOf(business, phone)).toEqual([20, 0, 0]);
  });
});

describe('at once', () => {
  it(
    `thirty redemptions of a balance for seven: seven win, ${ROUNDS} rounds`,
    { timeout: 300_000 },
    async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        customerId = (await newCustomer(business, { phone: newPhone() })).id;
        await adjust(75);
        const codes = await Promise.all(Array.from({ length: 30 }, () => codeOf(redeem(rewardId()))));
        expect(codes.filter((code) => code === null)).toHaveLength(7);
        expect(new Set(codes)).toEqual(new Set([null, 'LOYALTY_NOT_ENOUGH']));
        expect((await offers())[0]?.available).toBe(5);
      }
      expect(await accountProblems(business.id)).toEqual([]);
      tally('parallel redemptions', ROUNDS * 30);
    },
  );

  it(
    `a release and redemptions: what comes back is spent once, ${ROUNDS} rounds`,
    { timeout: 300_000 },
    async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        customerId = (await newCustomer(business, { phone: newPhone() })).id;
        await adjust(10);
        const order = await redeem(rewardId());
        const [codes] = await Promise.all([
          Promise.all(Array.from({ length: 5 }, () => codeOf(redeem(rewardId())))),
          release(order),
          release(order),
        ]);
        const won = codes.filter((code) => code === null).length;
        expect(won).toBeLessThanOrEqual(1);
        expect((await offers())[0]?.available).toBe(10 - 10 * won);
      }
      expect(await accountProblems(business.id)).toEqual([]);
    },
  );

  it(`a cancellation and a redemption by another order, ${ROUNDS} rounds`, { timeout: 300_000 }, async () => {
    const product = await newProduct(business, { priceCents: 2000 });
    for (let round = 0; round < ROUNDS; round += 1) {
      const own = newPhone();
      const { id } = await newOrder(business, product, { customer: { name: 'Ana Lima', phone: own } });
      const [row] = await rows<{ id: string }>('SELECT customer_id AS id FROM orders WHERE document_id = ?', [
        id,
      ]);
      customerId = row!.id;
      await adjust(10);
      const reserve = { id, businessId: business.id, customerId, rewardId: rewardId(), discountCents: 1 };
      await transactions().inTransaction((tx) => loyalty().redeemReward(tx, reserve, now()));
      const card = await cardOf(business, id);
      const [code, answer] = await Promise.all([
        codeOf(redeem(rewardId())),
        performAction(business.owner, card, 'reject'),
      ]);
      expect(answer.status, answer.text).toBe(200);
      expect([null, 'LOYALTY_NOT_ENOUGH']).toContain(code);
      expect(await balanceOf(business, own)).toEqual([code === null ? 0 : 10, 0, 0]);
    }
    expect(await accountProblems(business.id)).toEqual([]);
  });
});
