import { beforeAll, describe, expect, it } from 'vitest';
import { newBusiness, unique, type TestBusiness } from '../support/business';
import { refusal } from '../support/client';
import { newRow } from '../support/plain-nouns';
import { courier } from '../support/plain/courier';

let business: TestBusiness;

beforeAll(async () => {
  business = await newBusiness();
});

const listed = async () => {
  const answer = await business.owner.get<{ id: string }[]>(
    `/api/couriers?filters[branchId][$eq]=${business.branch.id}&pagination[pageSize]=100`,
  );
  return answer.body.data.map(({ id }) => id);
};

describe('couriers', () => {
  it('are listed until they are archived, and again once they are restored', async () => {
    const row = await newRow(courier, business);
    expect(await listed()).toContain(row.id);
    await business.owner.send('DELETE', `/api/couriers/${row.id}?version=1`);
    expect(await listed()).not.toContain(row.id);
    await business.owner.post(`/api/couriers/${row.id}/restore`, { state: 'ACTIVE' });
    expect(await listed()).toContain(row.id);
  });

  it('hold what they are given', async () => {
    const row = await newRow(courier, business);
    const fields = Object.assign({}, ...Object.values(await courier.others(business))) as object;
    const answer = await business.owner.send('PATCH', `/api/couriers/${row.id}`, { version: 1, ...fields });
    expect(answer.body.data).toMatchObject({ ...fields, version: 2 });
  });

  it('have a name, and a branch of the business', async () => {
    const make = (body: object) => business.owner.post('/api/couriers', { ...courier.needed(), ...body });
    expect(refusal(await make({ branchId: business.branch.id, name: '' }))[0]).toBe(400);
    expect(refusal(await make({ branchId: unique('nowhere') }))).toEqual([400, 'UNKNOWN_BRANCH']);
  });
});
