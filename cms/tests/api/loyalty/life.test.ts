import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newBusiness, type TestBusiness } from '../support/business';
import { refusal } from '../support/client';
import { runClockAt } from '../support/clock';
import { DAY_MS, later } from '../support/instants';
import {
  accountOf,
  accountProblems,
  activeProgram,
  balanceOf,
  changedBalances,
  moveProgram,
  newProgram,
} from '../support/loyalty';
import { newProduct } from '../support/menu';
import { newOrder, newPhone } from '../support/ordering';
import { cardOf, orderIn, performAction } from '../support/states';

let business: TestBusiness;
let product: { id: string; priceCents: number };
let phone: string;

beforeAll(async () => {
  business = await newBusiness();
  product = await newProduct(business, { priceCents: 2000 });
});
beforeEach(() => {
  phone = newPhone();
});

const by = (more: object = {}) => ({ customer: { name: 'Ana Lima', phone }, ...more });
const concluded = () => orderIn(business, product, 'CONCLUDED', 'TAKEOUT', by());
const act = async (id: string, action: string, more: object = {}) => {
  const answer = await performAction(business.owner, await cardOf(business, id), action, more);
  expect(answer.status, answer.text).toBe(200);
};

describe('stamps', () => {
  beforeAll(async () => {
    await activeProgram(business);
  });

  it('wait for the conclusion of their order', async () => {
    const order = await orderIn(business, product, 'DELIVERED', 'TAKEOUT', by());
    expect(await balanceOf(business, phone)).toEqual([0, 1, 0]);
    expect(order.state).toBe('DELIVERED');
    await runClockAt(later(DAY_MS));
    expect(await balanceOf(business, phone)).toEqual([1, 0, 0]);
    expect(await accountProblems(business.id)).toEqual([]);
  });

  it('are lost with an order that comes to nothing, and earned again with one that is restored', async () => {
    const { id } = await newOrder(business, product, by());
    await act(id, 'accept');
    await act(id, 'cancel');
    expect(await balanceOf(business, phone)).toEqual([0, 0, 0]);
    await act(id, 'restore');
    expect(await balanceOf(business, phone)).toEqual([0, 1, 0]);
  });

  it('come with no order of a test or of nobody, and count for the customer however the phone is written', async () => {
    await concluded();
    await orderIn(business, product, 'CONCLUDED', 'TAKEOUT', {
      customer: { name: 'Ana Lima', phone: `0${phone.slice(3)}` },
    });
    expect(await balanceOf(business, phone)).toEqual([2, 0, 0]);
  });
});

describe('cashback', () => {
  beforeAll(async () => {
    business = await newBusiness();
    product = await newProduct(business, { priceCents: 2000 });
    await activeProgram(business, {
      kind: 'CASHBACK',
      earnPer: 'PER_AMOUNT',
      every: 100,
      gives: 5,
      expireDays: 30,
      rewards: [],
    });
  });

  it('goes back pro rata with refunds, exactly over several of them, before and after the conclusion', async () => {
    const { id } = await orderIn(business, product, 'DELIVERED', 'TAKEOUT', by());
    const refund = (amountCents: number) =>
      act(id, 'refund', { part: 'AMOUNT', amountCents, method: 'CASH', note: 'It was cold' });
    expect(await balanceOf(business, phone)).toEqual([0, 100, 0]);
    await refund(333);
    expect(await balanceOf(business, phone)).toEqual([0, 83, 0]);
    await runClockAt(later(DAY_MS));
    expect(await balanceOf(business, phone)).toEqual([83, 0, 0]);
    await refund(333);
    expect(await balanceOf(business, phone)).toEqual([67, 0, 0]);
    await refund(1334);
    expect(await balanceOf(business, phone)).toEqual([0, 0, 0]);
    expect(await accountProblems(business.id)).toEqual([]);
  });

  it('follows an edit before the conclusion', async () => {
    const { id } = await newOrder(business, product, by());
    expect(await balanceOf(business, phone)).toEqual([0, 100, 0]);
    await act(id, 'edit', { keep: [{ place: 0, quantity: 3 }], expectedTotalCents: 6000 });
    expect(await balanceOf(business, phone)).toEqual([0, 300, 0]);
    await act(id, 'discount', { amountCents: 1000, reason: 'A regular' });
    expect(await balanceOf(business, phone)).toEqual([0, 250, 0]);
  });

  it('tells when it expires', async () => {
    await concluded();
    const account = await accountOf(business, phone);
    expect(account?.nextExpiry?.amount).toBe(100);
    expect(Date.parse(account?.nextExpiry?.at ?? '')).toBeGreaterThan(later(29 * DAY_MS).getTime());
  });
});

describe('a program', () => {
  beforeEach(async () => {
    business = await newBusiness();
    product = await newProduct(business, { priceCents: 2000 });
  });

  it('earns only while it is active', async () => {
    await newProgram(business);
    await concluded();
    const active = await activeProgram(business);
    await concluded();
    await moveProgram(business, active, 'pause');
    await concluded();
    expect(await balanceOf(business, phone)).toEqual([1, 0, 0]);
  });

  it('is the only active one', async () => {
    const first = await activeProgram(business);
    const { id, version } = await newProgram(business);
    const activate = () => business.owner.post(`/api/loyalty-programs/${id}/activate`, { version });
    expect(refusal(await activate())).toEqual([422, 'LOYALTY_OTHER_ACTIVE']);
    await moveProgram(business, first, 'close');
    expect((await activate()).status).toBe(200);
    const again = await business.owner.send('PATCH', `/api/loyalty-programs/${first.id}`, {
      version: 3,
      name: 'New',
    });
    expect(refusal(again)).toEqual([409, 'LOYALTY_CLOSED']);
  });

  it('keeps its kind once somebody has earned with it', async () => {
    const { id, version } = await activeProgram(business);
    const change = (at: number, kind: string) =>
      business.owner.send('PATCH', `/api/loyalty-programs/${id}`, { version: at, kind });
    expect((await change(version, 'POINTS')).status).toBe(200);
    await newOrder(business, product, by());
    expect(refusal(await change(version + 1, 'STAMPS'))).toEqual([422, 'LOYALTY_KIND_IN_USE']);
  });

  it('pays by the rule of the moment at which an order was placed', async () => {
    const { id, version } = await activeProgram(business, {
      earnPer: 'PER_AMOUNT',
      every: 1000,
      kind: 'POINTS',
    });
    const order = await newOrder(business, product, by());
    await business.owner.send('PATCH', `/api/loyalty-programs/${id}`, { version, every: 500 });
    await act(order.id, 'edit', { keep: [{ place: 0, quantity: 2 }], expectedTotalCents: 4000 });
    expect(await balanceOf(business, phone)).toEqual([0, 4, 0]);
    await newOrder(business, product, by());
    expect(await balanceOf(business, phone)).toEqual([0, 8, 0]);
  });

  it('refuses what makes no sense at its field', async () => {
    const post = (more: object) => business.owner.post('/api/loyalty-programs', { name: 'Stamps', ...more });
    const reward = { kind: 'PERCENT', name: 'A tenth', cost: 5 };
    for (const [body, field] of [
      [{ rewards: [reward] }, 'rewards.0.valueBps'],
      [{ rewards: [{ ...reward, kind: 'PRODUCT' }] }, 'rewards.0.productIds'],
      [{ rewards: [{ ...reward, kind: 'PRODUCT', productIds: ['none'] }] }, 'rewards.0.productIds'],
      [{ kind: 'CASHBACK', rewards: [{ ...reward, valueBps: 100 }] }, 'rewards'],
      [{ branchIds: ['none'] }, 'branchIds'],
    ] as const) {
      const answer = await post(body);
      expect(answer.status, answer.text).toBe(400);
      expect(answer.text).toContain(
        JSON.stringify(field.split('.').map((part) => (/^\d/.test(part) ? Number(part) : part))),
      );
    }
  });
});

describe('a live event', () => {
  let own: TestBusiness;
  let pizza: { id: string; priceCents: number };
  beforeAll(async () => {
    own = await newBusiness();
    pizza = await newProduct(own, { priceCents: 2000 });
    await activeProgram(own);
  });

  const stepsOf = async (state: 'CONCLUDED' | 'ACCEPTED') => orderIn(own, pizza, state, 'TAKEOUT', by());
  const actOn = async (id: string, action: string, more: object = {}) => {
    const answer = await performAction(own.owner, await cardOf(own, id), action, more);
    expect(answer.status, answer.text).toBe(200);
  };
  const changedBy = (work: () => Promise<unknown>) => changedBalances(own, work);

  it('tells of each order that moves a balance: concluded, refunded, cancelled', async () => {
    let id = '';
    const concludedEvents = await changedBy(async () => {
      ({ id } = await stepsOf('CONCLUDED'));
    });
    const customerId = (await accountOf(own, phone))?.customerId;
    expect(concludedEvents).toEqual([customerId]);
    const refund = { part: 'AMOUNT', amountCents: 2000, method: 'CASH', note: 'It was cold' };
    expect(await changedBy(() => actOn(id, 'refund', refund))).toEqual([customerId]);

    phone = newPhone();
    const { id: other } = await stepsOf('ACCEPTED');
    const loser = (await accountOf(own, phone))?.customerId;
    expect(await changedBy(() => actOn(other, 'cancel'))).toEqual([loser]);
    expect(await changedBy(() => actOn(other, 'restore'))).toEqual([loser]);
  });
});
