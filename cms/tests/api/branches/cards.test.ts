import { describe, expect, it } from 'vitest';
import type { BranchCardDto, BranchStatusDto, UnheardDto } from '../../../src/contracts/branches';
import type { HomeDto } from '../../../src/contracts/home';
import { newBusiness, type TestBusiness } from '../support/business';
import type { Client } from '../support/client';
import { change } from '../support/database';
import { SECOND_MS } from '../support/instants';
import { newCategory, newProduct } from '../support/menu';
import { newOrder } from '../support/ordering';

const cardsOf = async (who: Client) => (await who.get<BranchCardDto[]>('/api/branches/cards')).body.data;
const selling = async (business: TestBusiness) =>
  newProduct(business, { categoryIds: [(await newCategory(business)).id], priceCents: 2500 });

describe('the cards of branches', () => {
  it('say of today what home says, orders that came to nothing left out', async () => {
    const business = await newBusiness();
    const product = await selling(business);
    await newOrder(business, product);
    const rejected = await newOrder(business, product);
    await business.owner.post(`/api/orders/${rejected.id}/reject`, { version: 1, code: 'SYSTEM_ISSUE' });
    const [card] = await cardsOf(business.owner);
    const home = (await business.owner.get<HomeDto>(`/api/home?branch=${business.branch.id}`)).body.data;
    expect(card?.today).toEqual({ orders: home.today.orders, salesCents: home.today.salesCents });
    expect(card?.today).toEqual({ orders: 1, salesCents: 2500 });
    expect(card?.status?.ringing).toBe(1);
  });

  it('are those of the branches that somebody reaches, each with its own state', async () => {
    const business = await newBusiness();
    const other = await business.addBranch();
    const manager = await business.person('manager', { branchIds: [other.id] });
    expect((await cardsOf(manager)).map(({ id }) => id)).toEqual([other.id]);
    await business.owner.post(`/api/branches/${other.id}/pause`, { reason: 'WEATHER', minutes: 30 });
    const states = new Map(
      (await cardsOf(business.owner)).map(({ id, status }) => [id, status?.pause?.reason]),
    );
    expect(states.get(other.id)).toBe('WEATHER');
    expect(states.get(business.branch.id)).toBeUndefined();
  });

  it('count the devices whose board is open', async () => {
    const business = await newBusiness();
    const boards = async () => (await cardsOf(business.owner))[0]?.boards;
    expect(await boards()).toEqual({ listening: 0, lastSignAt: null });
    const beat = (who: Client) => who.post(`/api/branches/${business.branch.id}/heartbeat`, {});
    const attendant = await business.person('attendant');
    for (const who of [attendant, attendant, business.owner]) await beat(who);
    expect((await boards())?.listening).toBe(2);
    await change('UPDATE board_signs SET at = at - ? WHERE branch_id = ?', [
      121 * SECOND_MS,
      business.branch.id,
    ]);
    const gone = await boards();
    expect(gone?.listening).toBe(0);
    expect(gone?.lastSignAt).not.toBeNull();
  });

  it('suggest a pause once two orders in a row expired, until one is accepted', async () => {
    const business = await newBusiness();
    const product = await selling(business);
    const suggested = async () => {
      const path = `/api/branches/${business.branch.id}/status`;
      const { data } = (await business.owner.get<BranchStatusDto>(path)).body;
      expect((await cardsOf(business.owner))[0]?.status?.suggestPause).toBe(data.suggestPause);
      return data.suggestPause;
    };
    const expire = (id: string) => change("UPDATE orders SET state = 'EXPIRED' WHERE document_id = ?", [id]);
    await expire((await newOrder(business, product)).id);
    expect(await suggested()).toBe(false);
    await expire((await newOrder(business, product)).id);
    expect(await suggested()).toBe(true);
    const { id } = await newOrder(business, product);
    await business.owner.post(`/api/orders/${id}/accept`, { version: 1 });
    expect(await suggested()).toBe(false);
  });
});

describe('what rings at branches', () => {
  const ringingFor = async (who: Client) =>
    (await who.get<UnheardDto[]>('/api/branches/unheard')).body.data.map(({ branchId, ...counts }) => [
      branchId,
      counts,
    ]);

  it('is told of all that somebody reaches, with those for which every page rings, and of no others', async () => {
    const business = await newBusiness();
    const other = await business.addBranch();
    const order = await newOrder(business, await selling(business));
    const attendant = await business.person('attendant', { branchIds: [other.id] });
    const seen = { callsEverywhere: false, ringing: 1, calling: 0, missed: 0, callingOrders: [] };
    expect(await ringingFor(business.owner)).toEqual([[business.branch.id, seen]]);
    expect(await ringingFor(attendant)).toEqual([]);

    const escalation = JSON.stringify(['LOUDER', 'EVERYWHERE']);
    await change('UPDATE orders SET escalation = ? WHERE document_id = ?', [escalation, order.id]);
    const called = { callsEverywhere: false, ringing: 1, calling: 1, missed: 0, callingOrders: [order.id] };
    expect(await ringingFor(business.owner)).toEqual([[business.branch.id, called]]);
    await business.owner.post(`/api/orders/${order.id}/acknowledge`, {});
    expect(await ringingFor(business.owner)).toEqual([]);
  });

  it('is nothing to who sees their own orders alone', async () => {
    const business = await newBusiness();
    await newOrder(business, await selling(business));
    for (const role of ['courier', 'seller'] as const) {
      const person = await business.person(role);
      expect(await ringingFor(person)).toEqual([]);
      const status = await person.get<BranchStatusDto>(`/api/branches/${business.branch.id}/status`);
      expect(status.body.data).toMatchObject({ ringing: 0 });
    }
  });
});
