import { beforeAll, describe, expect, it } from 'vitest';
import type { SellerDto } from '../../../src/contracts/sellers';
import { newBusiness, unique, type TestBusiness } from '../support/business';
import { refusal } from '../support/client';
import { newRow } from '../support/plain-nouns';
import { newCode } from '../support/new-code';
import { seller } from '../support/plain/seller';
import { newSale, newSeller } from '../support/sellers';
import { member } from '../support/team';

let business: TestBusiness;

beforeAll(async () => {
  business = await newBusiness();
});

const listed = async (who = business.owner) => {
  const answer = await who.get<SellerDto[]>(
    `/api/sellers?filters[branchId][$eq]=${business.branch.id}&pagination[pageSize]=100`,
  );
  return answer.body.data.map(({ id }) => id);
};

describe('sellers', () => {
  it('are listed until they are archived, and again once they are restored', async () => {
    const row = await newRow(seller, business);
    expect(await listed()).toContain(row.id);
    await business.owner.send('DELETE', `/api/sellers/${row.id}?version=1`);
    expect(await listed()).not.toContain(row.id);
    await business.owner.post(`/api/sellers/${row.id}/restore`, { state: 'ACTIVE' });
    expect(await listed()).toContain(row.id);
  });

  it('hold what they are given', async () => {
    const row = await newRow(seller, business);
    const fields = Object.assign({}, ...Object.values(await seller.others(business))) as object;
    const answer = await business.owner.send('PATCH', `/api/sellers/${row.id}`, { version: 1, ...fields });
    expect(answer.body.data).toMatchObject({ ...fields, version: 2 });
  });

  it('have a name, a code and a branch of the business', async () => {
    const make = (body: object) => business.owner.post('/api/sellers', { ...seller.needed(), ...body });
    const branchId = business.branch.id;
    expect(refusal(await make({ branchId, name: '' }))[0]).toBe(400);
    for (const code of ['AB', 'TOO-LONG-FOR-A-CODE', 'NO SPACE', 'É-ELE'])
      expect(refusal(await make({ branchId, code }))[0], code).toBe(400);
    expect(refusal(await make({ branchId: unique('nowhere') }))).toEqual([400, 'UNKNOWN_BRANCH']);
  });

  it('share no code in a business, whatever its case, and get one back that was archived', async () => {
    const code = newCode();
    const first = await newSeller(business, { code: code.toLowerCase() });
    expect(first).toMatchObject({ code, link: expect.stringContaining(`?s=${code}`) as string });
    const again = await business.owner.post('/api/sellers', {
      ...seller.needed(),
      branchId: business.branch.id,
      code,
    });
    expect(refusal(again)[0]).toBe(409);
    expect(again.body.error.details.path).toEqual(['code']);
    await newSeller(await newBusiness(), { code });
    await business.owner.send('DELETE', `/api/sellers/${first.id}?version=1`);
    expect((await newSeller(business, { code })).code).toBe(code);
  });

  it('are people of the same team, by a phone of the country', async () => {
    const stranger = await member(await newBusiness(), 'seller');
    const make = (body: object) =>
      business.owner.post('/api/sellers', { ...seller.needed(), branchId: business.branch.id, ...body });
    expect(refusal(await make({ personId: stranger.id }))).toEqual([400, 'UNKNOWN_REFERENCE']);
    expect(refusal(await make({ phone: '123' }))).toEqual([400, 'INVALID_PHONE']);
    expect((await newSeller(business, { phone: '(11) 98765-4321' })).phone).toBe('+5511987654321');
  });
});

describe('a seller who signs in', () => {
  it('sees themselves and what they sold, and nobody else', async () => {
    const me = await member(business, 'seller');
    const [mine, other] = [await newSeller(business, { personId: me.id }), await newSeller(business)];
    const sale = await newSale(business, mine);
    await newSale(business, other);
    expect(await listed(me.client)).toEqual([mine.id]);
    expect((await me.client.get(`/api/sellers/${other.id}`)).status).toBe(404);
    const seen = await me.client.get<{ id: string }[]>('/api/commissions?pagination[pageSize]=100');
    expect(seen.body.data.map(({ id }) => id)).toEqual([sale.commission.id]);
    const sums = await me.client.get<{ sellerId: string }[]>(
      `/api/commissions/sums?branchId=${business.branch.id}&from=2020-01-01&to=2120-01-01`,
    );
    expect(sums.body.data.map(({ sellerId }) => sellerId)).toEqual([mine.id]);
  });

  it('changes nothing, and sees nothing once they are somebody else', async () => {
    const me = await member(business, 'seller');
    const mine = await newSeller(business, { personId: me.id });
    await newSale(business, mine);
    const patch = await me.client.send('PATCH', `/api/sellers/${mine.id}`, {
      version: 1,
      commissionBps: 9000,
    });
    expect(patch.status).toBe(403);
    await business.owner.send('PATCH', `/api/sellers/${mine.id}`, { version: 1, personId: null });
    expect(await listed(me.client)).toEqual([]);
    expect((await me.client.get<unknown[]>('/api/commissions')).body.data).toEqual([]);
  });
});
