import { describe, expect, it } from 'vitest';
import type { CustomerDetailsDto, CustomerDto } from '../../../src/contracts/customers';
import { newBusiness, type TestBusiness } from '../support/business';
import { refusal } from '../support/client';
import { addedFigures, storedFigures, storeOrder } from '../support/customer-sums';
import { newCustomer } from '../support/customers';
import { fromServer } from '../support/server';
import { change, database } from '../support/database';
import { newProduct } from '../support/menu';
import { newOrder, newPhone } from '../support/ordering';
import { tally, thorough } from '../support/proof';
import type { Sql } from '../../../src/database/sql';

const GROUPS = thorough(1000, 200);
const PATIENCE_MS = 600_000;
const RACES = 20;

const merge = ({ owner }: TestBusiness, id: string, version: number, ids: string[]) =>
  owner.post<CustomerDetailsDto>(`/api/customers/${id}/merge`, { version, ids });
const unmerge = ({ owner }: TestBusiness, id: string, version: number, member: string) =>
  owner.post<CustomerDetailsDto>(`/api/customers/${id}/unmerge`, { version, id: member });

/** Numbers between 0 and 1 that are the same in every run. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

async function orderedCustomer(business: TestBusiness, name: string) {
  const phone = newPhone();
  await newOrder(business, await newProduct(business), { customer: { name, phone } });
  const [found] = (await business.owner.get<CustomerDto[]>(`/api/customers?q=${encodeURIComponent(phone)}`))
    .body.data;
  if (!found) throw new Error('Nobody ordered');
  return found;
}

describe('customers who are one person', () => {
  it('are one in lists and by every id, with the sum of their orders; and two again', async () => {
    const business = await newBusiness();
    const [ana, bea] = [
      await orderedCustomer(business, 'Ana Lima'),
      await orderedCustomer(business, 'Bea Lima'),
    ];
    const merged = (await merge(business, ana.id, ana.version, [bea.id])).body.data;
    expect(merged).toMatchObject({ id: ana.id, orderCount: 2, spentCents: ana.spentCents + bea.spentCents });
    expect(merged.merged).toEqual([{ id: bea.id, name: 'Bea Lima', phone: bea.phone }]);
    expect((await business.owner.get<CustomerDto>(`/api/customers/${bea.id}`)).body.data.id).toBe(ana.id);
    const listed = async (query: string) =>
      (await business.owner.get<CustomerDto[]>(`/api/customers${query}`)).body.data.map(({ id }) => id);
    expect(await listed('')).toEqual([ana.id]);
    expect(await listed(`?q=${encodeURIComponent(bea.phone)}`)).toEqual([ana.id]);

    // A later order by the merged phone counts for both, and not as a first one.
    const product = await newProduct(business);
    const later = await newOrder(business, product, { customer: { name: 'Bea', phone: bea.phone } });
    expect(await storedFigures(business)).toEqual(await addedFigures(business));
    const told = (await business.owner.get<{ newCustomer: boolean }>(`/api/orders/${later.id}`)).body.data;
    expect(told.newCustomer).toBe(false);

    const again = (await business.owner.get<CustomerDto>(`/api/customers/${ana.id}`)).body.data;
    expect(again.orderCount).toBe(3);
    const parted = (await unmerge(business, ana.id, again.version, bea.id)).body.data;
    expect(parted).toMatchObject({ orderCount: 1, merged: [] });
    expect((await listed('')).sort()).toEqual([ana.id, bea.id].sort());
    expect(await storedFigures(business)).toEqual(await addedFigures(business));
  });

  it('stay as they are where somebody is unknown, merged already or seen as they were', async () => {
    const [business, other] = [await newBusiness(), await newBusiness()];
    const [a, b, c] = [await newCustomer(business), await newCustomer(business), await newCustomer(business)];
    const foreign = await newCustomer(other);
    for (const id of [foreign.id, 'nothing', a.id])
      expect(refusal(await merge(business, a.id, 1, [id]))).toEqual([400, 'UNKNOWN_REFERENCE']);
    const stale = await merge(business, a.id, 7, [b.id]);
    expect(refusal(stale)).toEqual([409, 'STALE_VERSION']);
    expect(stale.body.error.details.current).toMatchObject({ id: a.id, version: 1 });
    expect((await merge(business, a.id, 1, [b.id])).status).toBe(200);
    expect(refusal(await merge(business, c.id, 1, [b.id]))).toEqual([409, 'ALREADY_MERGED']);
    expect(refusal(await merge(business, b.id, 2, [c.id]))).toEqual([409, 'ALREADY_MERGED']);
    expect(refusal(await unmerge(business, a.id, 2, c.id))).toEqual([400, 'UNKNOWN_REFERENCE']);
    const answer = await business.owner.send('PATCH', `/api/customers/${b.id}`, {
      version: 2,
      name: 'Other',
    });
    expect(refusal(answer)).toEqual([409, 'ALREADY_MERGED']);
  });

  it(
    'have the sum over their orders after every merge and its undoing',
    async () => {
      const business = await newBusiness();
      const random = randomNumbers(11);
      const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
      const people = await Promise.all(Array.from({ length: 24 }, () => newCustomer(business)));
      const states = ['CONCLUDED', 'READY', 'DISPATCHED', 'CANCELLED', 'REJECTED', 'EXPIRED'];
      const figures = fromServer('./api/customers/store/figures') as {
        recountCustomer: (sql: Sql, businessId: string, id: string) => Promise<void>;
      };
      for (const { id } of people) {
        const count = Math.floor(random() * 6);
        for (let n = 0; n < count; n += 1)
          await storeOrder(business, id, random() * 9000, Math.floor(random() * 20_000), pick(states));
        await database((sql) => figures.recountCustomer(sql, business.id, id));
      }
      for (let group = 0; group < GROUPS; group += 1) {
        const known = await storedFigures(business);
        const free = known.filter(({ mergedInto }) => mergedInto === null);
        const members = known.filter(({ mergedInto }) => mergedInto !== null);
        const head = pick(free);
        const others = free.filter(({ id }) => id !== head.id && random() < 0.15).slice(0, 4);
        if (others.length > 0) {
          const answer = await merge(
            business,
            head.id,
            head.version,
            others.map(({ id }) => id),
          );
          expect(answer.status, answer.text).toBe(200);
          expect(await storedFigures(business)).toEqual(await addedFigures(business));
        }
        // Some stay merged, and are merged further with their heads.
        for (const member of members.filter(() => random() < 0.6)) {
          const [now] = (await storedFigures(business)).filter(({ id }) => id === member.id);
          const [of] = (await storedFigures(business)).filter(({ id }) => id === now?.mergedInto);
          const answer = await unmerge(business, of?.id ?? '', of?.version ?? 0, member.id);
          expect(answer.status, answer.text).toBe(200);
        }
        expect(await storedFigures(business)).toEqual(await addedFigures(business));
      }
      tally('groups merged', GROUPS);
    },
    PATIENCE_MS,
  );

  it(
    'are merged by one of two people at once, and count an order that is placed meanwhile',
    async () => {
      const business = await newBusiness();
      const product = await newProduct(business);
      for (let round = 0; round < RACES; round += 1) {
        const [a, b] = [await orderedCustomer(business, 'Ana'), await orderedCustomer(business, 'Bea')];
        const ordering = (phone: string) =>
          newOrder(business, product, { customer: { name: 'Again', phone } });
        const answers = await Promise.all([
          merge(business, a.id, a.version, [b.id]),
          merge(business, b.id, b.version, [a.id]),
          ordering(a.phone),
          ordering(b.phone),
        ]);
        const statuses = answers.slice(0, 2).map((answer) => ('status' in answer ? answer.status : 0));
        expect(statuses.sort()).toEqual([200, 409]);
        expect(await storedFigures(business)).toEqual(await addedFigures(business));
      }
    },
    PATIENCE_MS,
  );

  it('recount what is cancelled and restored', async () => {
    const business = await newBusiness();
    const [a, b] = [await orderedCustomer(business, 'Ana'), await orderedCustomer(business, 'Bea')];
    await merge(business, a.id, a.version, [b.id]);
    const order = await newOrder(business, await newProduct(business), {
      customer: { name: 'Bea', phone: b.phone },
    });
    const moved = await business.owner.post(`/api/orders/${order.id}/cancel`, {
      version: 1,
      code: 'RUSH_HOUR',
    });
    expect(moved.status, moved.text).toBe(200);
    const after = await storedFigures(business);
    expect(after.find(({ id }) => id === a.id)?.orders).toBe(2);
    expect(after).toEqual(await addedFigures(business));
    await business.owner.post(`/api/orders/${order.id}/restore`, { version: 2, reason: 'a mistake' });
    expect((await storedFigures(business)).find(({ id }) => id === a.id)?.orders).toBe(3);
    expect(await storedFigures(business)).toEqual(await addedFigures(business));
  });

  it('are refused by the store page while their head is blocked', async () => {
    const business = await newBusiness();
    const [a, b] = [await orderedCustomer(business, 'Ana'), await orderedCustomer(business, 'Bea')];
    await merge(business, a.id, a.version, [b.id]);
    const block = { version: 2, reason: 'Did not pay' };
    expect((await business.owner.post(`/api/customers/${a.id}/block`, block)).status).toBe(200);
    const product = await newProduct(business);
    const order = () => newOrder(business, product, { customer: { name: 'Bea', phone: b.phone } });
    await expect(order()).rejects.toThrow('CUSTOMER_BLOCKED');
    await change('UPDATE customers SET blocked_until = ? WHERE document_id = ?', [new Date(0), a.id]);
    await expect(order()).resolves.toBeTruthy();
  });
});
