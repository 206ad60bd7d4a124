import { describe, expect, it } from 'vitest';
import type { BranchDto } from '../../../src/contracts/branches';
import { CLONE_PARTS } from '../../../src/domain/branches';
import { branchBody, OWN_ADDRESS } from '../support/branches';
import { unique, type TestBusiness } from '../support/business';
import { businessWithPlan } from '../support/plan';
import { refusal } from '../support/client';
import { tally, thorough } from '../support/proof';

const REFUSED = [409, 'PLAN_LIMIT_BRANCHES'];
const ROUNDS = thorough(20, 3);

const limitedBusiness = (branches: number) => businessWithPlan({ branches });

const inUse = async ({ owner }: TestBusiness) => (await owner.get<BranchDto[]>('/api/branches')).body.data;
const create = ({ owner }: TestBusiness) =>
  owner.post<BranchDto>('/api/branches', branchBody({ name: unique('Branch') }));
const clone = ({ owner, branch }: TestBusiness) =>
  owner.post('/api/branches/clone', {
    ...{ branchId: branch.id, name: unique('Copy'), address: OWN_ADDRESS, parts: [...CLONE_PARTS] },
  });
const restore = ({ owner }: TestBusiness, id: string) =>
  owner.post<BranchDto>(`/api/branches/${id}/restore`, {});
const archive = ({ owner }: TestBusiness, { id, version }: BranchDto) =>
  owner.send('DELETE', `/api/branches/${id}?version=${version}`);

describe('the branches that a plan allows', () => {
  it('are created, copied and restored up to the limit, and refused alike beyond it', async () => {
    const business = await limitedBusiness(2);
    const second = (await create(business)).body.data;
    expect(refusal(await create(business))).toEqual(REFUSED);
    expect(refusal(await clone(business))).toEqual(REFUSED);

    expect((await archive(business, second)).status).toBe(204);
    expect((await clone(business)).status).toBe(201);
    expect(refusal(await restore(business, second.id))).toEqual(REFUSED);
    expect((await inUse(business)).map(({ id }) => id)).not.toContain(second.id);

    const [copy] = (await inUse(business)).filter(({ id }) => id !== business.branch.id);
    expect((await archive(business, copy!)).status).toBe(204);
    expect((await restore(business, second.id)).status).toBe(200);
    expect(await inUse(business)).toHaveLength(2);
  });

  it('can be changed and left out of use once the plan has become a smaller one', async () => {
    const business = await limitedBusiness(1);
    const other = await business.addBranch();
    const [first] = await inUse(business);
    const change = { version: first!.version, description: 'The old one' };
    expect((await business.owner.send('PATCH', `/api/branches/${first!.id}`, change)).status).toBe(200);
    const archived = (await inUse(business)).find(({ id }) => id === other.id);
    expect((await archive(business, archived!)).status).toBe(204);
  });

  it('have no end in a plan that names none', async () => {
    const business = await limitedBusiness(0);
    for (let count = 0; count < 3; count += 1) expect((await create(business)).status).toBe(201);
  });

  it('are never more, however many are asked for at once', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const business = await limitedBusiness(2);
      const asked = [create(business), clone(business), create(business), clone(business)];
      const answers = (await Promise.all(asked)).map(({ status }) => status);
      expect(answers.sort()).toEqual([201, 409, 409, 409]);
      expect(await inUse(business)).toHaveLength(2);
    }
    tally('branches asked for at once', ROUNDS * 4);
  });
});
