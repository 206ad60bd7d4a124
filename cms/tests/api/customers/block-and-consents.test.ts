import { beforeAll, describe, expect, it } from 'vitest';
import type { ConsentStateDto, CustomerDetailsDto, CustomerDto } from '../../../src/contracts/customers';
import { newBusiness, type TestBusiness } from '../support/business';
import { refusal } from '../support/client';
import { newCustomer } from '../support/customers';
import { countOf } from '../support/database';
import { ago, DAY_MS, later } from '../support/instants';
import { newProduct } from '../support/menu';
import { newOrder } from '../support/ordering';

let business: TestBusiness;
beforeAll(async () => {
  business = await newBusiness();
});

const read = async (id: string) =>
  (await business.owner.get<CustomerDetailsDto>(`/api/customers/${id}`)).body.data;

describe('a blocked customer', () => {
  it('is refused in a neutral sentence until the block ends or is taken back', async () => {
    const { id, phone } = await newCustomer(business);
    const product = await newProduct(business);
    const order = () => newOrder(business, product, { customer: { name: 'Ana', phone } });
    const until = later(DAY_MS).toISOString();
    const body = { version: 1, reason: 'Never opens the door', until };
    const blocked = (await business.owner.post<CustomerDto>(`/api/customers/${id}/block`, body)).body.data;
    expect(blocked).toMatchObject({
      state: 'BLOCKED',
      blockReason: body.reason,
      blockedUntil: until,
      version: 2,
    });
    await expect(order()).rejects.toThrow(/CUSTOMER_BLOCKED/);
    await expect(order()).rejects.not.toThrow(/block(ed)? you|never opens/i);
    const list = await business.owner.get<CustomerDto[]>('/api/customers?filters[state][$eq]=BLOCKED');
    expect(list.body.data.map((each) => each.id)).toEqual([id]);
    expect(refusal(await business.owner.post(`/api/customers/${id}/unblock`, { version: 1 }))).toEqual([
      409,
      'STALE_VERSION',
    ]);
    const free = await business.owner.post<CustomerDto>(`/api/customers/${id}/unblock`, { version: 2 });
    expect(free.body.data).toMatchObject({ state: 'ACTIVE', blockReason: null, blockedUntil: null });
    await expect(order()).resolves.toBeTruthy();
  });

  it('is blocked until a time to come', async () => {
    const { id } = await newCustomer(business);
    const body = { version: 1, reason: 'Some reason', until: ago(DAY_MS).toISOString() };
    const answer = await business.owner.post(`/api/customers/${id}/block`, body);
    expect(refusal(answer)).toEqual([400, 'UNTIL_IN_THE_PAST']);
  });
});

describe('the consents of a customer', () => {
  const set = (id: string, channel: string, purpose: string, given: boolean) =>
    business.owner.post<ConsentStateDto[]>(`/api/customers/${id}/consents`, { channel, purpose, given });

  it('stand as the last entry of a log says, and lists go by them', async () => {
    const { id } = await newCustomer(business);
    const given = async () =>
      (
        await business.owner.get<CustomerDto[]>('/api/customers?filters[consent][$eq]=EMAIL:MARKETING')
      ).body.data.map((each) => each.id);
    for (const [value, listed] of [
      [true, [id]],
      [false, []],
      [true, [id]],
    ] as const) {
      expect((await set(id, 'EMAIL', 'MARKETING', value)).status).toBe(200);
      expect((await read(id)).consents).toMatchObject([
        { channel: 'EMAIL', purpose: 'MARKETING', given: value, source: 'STAFF', by: 'Person owner' },
      ]);
      expect(await given()).toEqual(listed);
    }
    expect(await countOf('customer_consents', 'customer_id = ?', [id])).toBe(3);
  });

  it('to reminders of carts agree with what the contact itself withdrew', async () => {
    const { id, email, phone } = await newCustomer(business, { email: 'ana.reminded@example.test' });
    expect(refusal(await set(id, 'EMAIL', 'CART_REMINDER', true))).toEqual([422, 'CONSENT_ONLY_BY_CUSTOMER']);
    expect((await read(id)).consents).toEqual([]);
    const { data } = (await set(id, 'EMAIL', 'CART_REMINDER', false)).body;
    expect(data).toMatchObject([
      { channel: 'EMAIL', purpose: 'CART_REMINDER', given: false, by: 'Person owner' },
    ]);
    expect(
      await countOf('cart_contact_events', "business_id = ? AND event = 'WITHDRAWN'", [business.id]),
    ).toBe(1);
    expect([email, phone]).not.toContain(null);
  });

  it('are one log after a merge: the last word of either counts', async () => {
    const [a, b] = [await newCustomer(business), await newCustomer(business)];
    await set(a.id, 'SMS', 'MARKETING', true);
    await set(b.id, 'SMS', 'MARKETING', false);
    const body = { version: 1, ids: [b.id] };
    await business.owner.post(`/api/customers/${a.id}/merge`, body);
    expect((await read(a.id)).consents).toMatchObject([{ channel: 'SMS', given: false }]);
    await business.owner.post(`/api/customers/${a.id}/unmerge`, { version: 2, id: b.id });
    expect((await read(a.id)).consents).toMatchObject([{ channel: 'SMS', given: true }]);
    expect((await read(b.id)).consents).toMatchObject([{ channel: 'SMS', given: false }]);
  });
});
