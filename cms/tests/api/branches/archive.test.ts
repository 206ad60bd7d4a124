import { describe, expect, it } from 'vitest';
import type { ArchiveEffectsDto, BranchCardDto, BranchDto } from '../../../src/contracts/branches';
import { anonymous, newBusiness, type TestBusiness } from '../support/business';
import { refusal } from '../support/client';
import { rows } from '../support/database';
import { newCategory, newProduct } from '../support/menu';
import { newOrder } from '../support/ordering';
import { serverUrl } from '../support/server';

const read = async ({ owner }: TestBusiness, id: string) =>
  (await owner.get<BranchDto>(`/api/branches/${id}`)).body.data;
const archive = async (business: TestBusiness, id: string) => {
  const { version } = await read(business, id);
  return business.owner.send('DELETE', `/api/branches/${id}?version=${version}`);
};
const effects = async ({ owner }: TestBusiness, id: string) =>
  (await owner.get<ArchiveEffectsDto>(`/api/branches/${id}/archive-effects`)).body.data;

describe('archiving a branch', () => {
  it('closes its store page for good, and takes it out of every list but that of archived ones', async () => {
    const business = await newBusiness();
    const { id, slug } = await business.addBranch();
    await business.person('attendant', { branchIds: [id] });
    expect(await effects(business, id)).toEqual({ slug, openOrders: 0, others: 1, people: 1, refusal: null });
    expect((await archive(business, id)).status).toBe(204);
    const gone = await anonymous.get(`/api/store/${slug}`);
    expect(refusal(gone)).toEqual([410, 'STORE_CLOSED']);
    expect((await fetch(`${await serverUrl()}/m/${slug}`)).status).toBe(410);
    const { slug: elsewhere } = business.branch;
    expect(gone.body.error.details.stores).toEqual([
      { slug: elsewhere, name: elsewhere, place: 'Centro, São Paulo' },
    ]);
    expect(refusal(await business.owner.get(`/api/branches/${id}`))).toEqual([404, 'NOT_FOUND']);
    const cards = async (archived: boolean) =>
      (await business.owner.get<BranchCardDto[]>(`/api/branches/cards?archived=${archived}`)).body.data.map(
        (card) => card.id,
      );
    expect(await cards(false)).toEqual([business.branch.id]);
    expect(await cards(true)).toEqual([id]);
    const entries = await rows<{ action: string }>('SELECT action FROM audit_entries WHERE entity_id = ?', [
      id,
    ]);
    expect(entries.map(({ action }) => action)).toContain('archive');
  });

  it('is refused while orders are open, and for the last one', async () => {
    const business = await newBusiness();
    const { id } = business.branch;
    expect(refusal(await archive(business, id))).toEqual([409, 'LAST_BRANCH']);
    await business.addBranch();
    const product = await newProduct(business, { categoryIds: [(await newCategory(business)).id] });
    const order = await newOrder(business, product);
    expect(await effects(business, id)).toMatchObject({ openOrders: 1, refusal: 'BRANCH_HAS_OPEN_ORDERS' });
    const refused = await archive(business, id);
    expect(refusal(refused)).toEqual([409, 'BRANCH_HAS_OPEN_ORDERS']);
    await business.owner.post(`/api/orders/${order.id}/reject`, { version: 1, code: 'SYSTEM_ISSUE' });
    expect((await archive(business, id)).status).toBe(204);
  });

  it('leaves one branch of two that are archived at once', async () => {
    const business = await newBusiness();
    const other = await business.addBranch();
    const both = [business.branch.id, other.id];
    const answers = await Promise.all(both.map((id) => archive(business, id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
  });

  it('is undone: the branch is back at its address, out of operation', async () => {
    const business = await newBusiness();
    const { id, slug } = await business.addBranch();
    await archive(business, id);
    const back = await business.owner.post<BranchDto>(`/api/branches/${id}/restore`, {});
    expect(back.body.data).toMatchObject({ id, slug, state: 'INACTIVE' });
    expect((await anonymous.get(`/api/store/${slug}`)).status).toBe(200);
  });

  it('is the owner’s alone', async () => {
    const business = await newBusiness();
    const { id } = await business.addBranch();
    const manager = await business.person('manager');
    expect(refusal(await manager.send('DELETE', `/api/branches/${id}?version=1`))).toEqual([
      403,
      'FORBIDDEN',
    ]);
  });
});
