import { beforeAll, describe, expect, it } from 'vitest';
import type { BranchDto } from '../../../src/contracts/branches';
import { branchBody, newBranch } from '../support/branches';
import { anonymous, bareBusiness, unique, type TestBusiness } from '../support/business';
import { refusal } from '../support/client';
import { serverUrl } from '../support/server';

let business: Omit<TestBusiness, 'branch'>;
const address = (word: string) => unique(word).toLowerCase();
const move = ({ id, version }: BranchDto, slug: string, who = business.owner) =>
  who.send<BranchDto>('PATCH', `/api/branches/${id}`, { version, slug });
const page = async (path: string) => {
  const answer = await fetch(`${await serverUrl()}${path}`, { redirect: 'manual' });
  return [answer.status, answer.headers.get('location')];
};

beforeAll(async () => {
  business = await bareBusiness();
});

describe('the former address of a branch', () => {
  it('leads to where its store page is by now, however often it moved', async () => {
    const first = await newBranch(business.owner, { slug: address('first') });
    const [second, third] = [address('second'), address('third')];
    const moved = (await move(first, second)).body.data;
    await move(moved, third);
    for (const slug of [first.slug, second]) {
      expect(await page(`/m/${slug}?coupon=X`)).toEqual([301, `/m/${third}?coupon=X`]);
      expect((await anonymous.get(`/api/store/${slug}`)).body.data).toMatchObject({ slug: third });
      expect((await anonymous.get(`/api/store/${slug}/menu`)).status).toBe(200);
    }
    expect((await page(`/m/${third}`))[1]).toBeNull();
  });

  it('is nobody else’s: neither a sister’s, nor another business’s, nor one that is made of a name', async () => {
    const branch = await newBranch(business.owner, { slug: address('taken') });
    const others = [await newBranch(business.owner), await newBranch((await bareBusiness()).owner)];
    await move(branch, address('gone'));
    const stranger = await bareBusiness();
    const [sister] = others;
    expect(refusal(await move(sister!, branch.slug))).toEqual([409, 'ALREADY_EXISTS']);
    const made = await stranger.owner.post('/api/branches', branchBody({ slug: branch.slug }));
    expect(refusal(made)).toEqual([409, 'ALREADY_EXISTS']);
    expect(made.body.error.details.path).toEqual(['slug']);
    const named = await newBranch(stranger.owner, { name: branch.slug });
    expect(named.slug).toBe(`${branch.slug}-2`);
    expect((await page(`/m/${branch.slug}`))[0]).toBe(301);
  });

  it('is its own again when it comes back', async () => {
    const branch = await newBranch(business.owner, { slug: address('home') });
    const away = address('away');
    const moved = (await move(branch, away)).body.data;
    expect((await move(moved, branch.slug)).status).toBe(200);
    expect((await page(`/m/${branch.slug}`))[1]).toBeNull();
    expect(await page(`/m/${away}`)).toEqual([301, `/m/${branch.slug}`]);
  });
});
