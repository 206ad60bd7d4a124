import { beforeAll, describe, expect, it } from 'vitest';
import type { Row, Scope } from '../../../src/crud/noun';
import type { Access } from '../../../src/domain/access';
import { newBusiness, unique, type TestBusiness } from '../support/business';
import { newCoupon } from '../support/coupon';
import { fromServer } from '../support/server';

interface Coupon extends Row {
  code: string;
}
type TrialNoun = ReturnType<typeof coupons>;
type Viewer = Access & { businessId: string; userId: number; name: string };

interface Reads {
  list(noun: TrialNoun, viewer: Viewer, query: object): Promise<{ data: Coupon[]; total: number }>;
}
interface Operations {
  create(noun: TrialNoun, viewer: Viewer, body: object): Promise<Coupon>;
  update(noun: TrialNoun, viewer: Viewer, id: string, body: object): Promise<Coupon>;
}

const reads = () => fromServer('./crud/read-rows') as Reads;
const operations = () => fromServer('./crud/operations') as Operations;

/** Coupons as if they were a noun already: a row may be of some branches, and of none is of all. */
const coupons = (scope: Scope) => ({
  uid: 'api::campaign.coupon',
  table: 'coupons',
  scope,
  resource: 'coupons',
  entity: 'business',
  permissions: { read: 'menu.view', create: 'menu.edit', update: 'menu.edit', archive: 'menu.edit' },
  writePermissions: {},
  present: (rows: readonly Coupon[]) => Promise.resolve([...rows]),
  event: 'business.changed',
});

let business: TestBusiness;
let [first, second, third, foreign]: string[] = [];

const viewer = (...branchIds: string[]): Viewer => ({
  role: 'owner',
  branchIds,
  allow: [],
  deny: [],
  businessId: business.id,
  userId: 1,
  name: 'Ana',
});
const ALL = { filters: [], text: null, archived: false, sort: ['id:asc'], page: 1, pageSize: 100 };
const codes = async (scope: Scope, who: Viewer) =>
  (await reads().list(coupons(scope), who, ALL)).data.map(({ code }) => code);
const coupon = (branchIds?: string[]) => ({
  code: unique('C'),
  name: 'Ten',
  kind: 'PERCENT',
  valueBps: 1000,
  state: 'ACTIVE',
  ...(branchIds && { branchIds }),
});

beforeAll(async () => {
  business = await newBusiness();
  first = business.branch.id;
  second = (await business.addBranch()).id;
  third = (await business.addBranch()).id;
  foreign = (await newBusiness()).branch.id;
  await newCoupon(business, { code: 'EVERYWHERE' });
  await newCoupon(business, { code: 'NO-LIST', branchIds: [] });
  await newCoupon(business, { code: 'FIRST', branchIds: [first] });
  await newCoupon(business, { code: 'SECOND-THIRD', branchIds: [second, third] });
});

describe('rows of some branches', () => {
  it('are reached by who reaches one of them, and those of all branches by everybody', async () => {
    expect(await codes('branches', viewer())).toEqual(['EVERYWHERE', 'NO-LIST', 'FIRST', 'SECOND-THIRD']);
    expect(await codes('branches', viewer(first!))).toEqual(['EVERYWHERE', 'NO-LIST', 'FIRST']);
    expect(await codes('branches', viewer(third!))).toEqual(['EVERYWHERE', 'NO-LIST', 'SECOND-THIRD']);
    expect(await codes('branches', viewer(first!, second!))).toHaveLength(4);
  });

  it('are made of branches that the maker reaches, and of all by who reaches all', async () => {
    const make = (who: Viewer, branchIds?: string[]) =>
      operations().create(coupons('branches'), who, coupon(branchIds));
    const refused = { status: 400, code: 'UNKNOWN_BRANCH', options: { path: ['branchIds'] } };
    for (const [who, branchIds] of [
      [viewer(first!), [second!]],
      [viewer(first!), []],
      [viewer(first!), undefined],
      [viewer(), [foreign!]],
      [viewer(), [first!, 'nothing']],
    ] as const)
      await expect(make(who, branchIds && [...branchIds])).rejects.toMatchObject(refused);
    await expect(make(viewer(first!, second!), [second!])).resolves.toMatchObject({ branchIds: [second] });
    await expect(make(viewer(), [])).resolves.toMatchObject({ branchIds: [] });
  });

  it('are given and taken branches only by who reaches those', async () => {
    const { documentId } = await operations().create(
      coupons('branches'),
      viewer(),
      coupon([first!, second!]),
    );
    const give = (who: Viewer, version: number, branchIds: string[]) =>
      operations().update(coupons('branches'), who, documentId, { version, branchIds });
    for (const branchIds of [[first!], [], [first!, second!, third!]])
      await expect(give(viewer(first!), 1, branchIds)).rejects.toMatchObject({ status: 400 });
    await expect(give(viewer(first!), 1, [second!])).resolves.toMatchObject({ branchIds: [second] });
    await expect(give(viewer(), 2, [foreign!])).rejects.toMatchObject({ status: 400 });
    await expect(give(viewer(), 2, [])).resolves.toMatchObject({ branchIds: [], version: 3 });
  });
});

describe('rows of the whole business', () => {
  it('are reached whatever branches somebody has', async () => {
    expect((await codes('business', viewer(first!))).length).toBe((await codes('business', viewer())).length);
  });
});
