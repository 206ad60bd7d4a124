import { beforeAll, describe, expect, it } from 'vitest';
import type { AuditEntryDto } from '../../../src/contracts/audit';
import type { BranchDto } from '../../../src/contracts/branches';
import type { SocialLinksDto } from '../../../src/contracts/social-links';
import type { StoreProfileDto } from '../../../src/contracts/storefront';
import { newBranch } from '../support/branches';
import { anonymous, newBusiness, type TestBusiness } from '../support/business';
import { refusal } from '../support/client';
import { countOf } from '../support/database';

let business: TestBusiness;
const path = (id = business.branch.id) => `/api/branches/${id}/social-links`;
const read = async (id?: string) => (await business.owner.get<SocialLinksDto>(path(id))).body.data;
const link = (network: string, url: string, visible = true) => ({ network, url, visible });

beforeAll(async () => {
  business = await newBusiness();
});

async function save(links: unknown[], version?: number) {
  return business.owner.send<SocialLinksDto>('PUT', path(), {
    version: version ?? (await read()).version,
    links,
  });
}

describe('the links of a branch', () => {
  it('are none while nobody has set any', async () => {
    const { id, version, name, slug } = await newBranch(business.owner);
    const { store, ...links } = await read(id);
    expect(links).toEqual({ branchId: id, version, links: [] });
    expect(store).toMatchObject({ name, language: 'pt-BR', country: 'BR', color: null });
    expect(store.url).toMatch(new RegExp(`^https?://.+/m/${slug}$`));
  });

  it('are stored as their networks write them, in the order they were sent', async () => {
    const before = await read();
    const saved = await save([
      link('WHATSAPP', '(11) 98765-4321'),
      link('INSTAGRAM', ' @Cantina.Roma '),
      link('WEBSITE', 'http://cantina.com.br/?utm_source=ig', false),
    ]);
    expect(saved.status, saved.text).toBe(200);
    expect(saved.body.data).toEqual({
      ...before,
      version: before.version + 1,
      links: [
        link('WHATSAPP', 'https://wa.me/5511987654321'),
        link('INSTAGRAM', 'https://www.instagram.com/cantina.roma'),
        link('WEBSITE', 'https://cantina.com.br/', false),
      ],
    });
    expect(await read()).toEqual(saved.body.data);
  });

  it('are on the store page in that order, but for those that are hidden', async () => {
    await save([link('X', '@cantina'), link('FACEBOOK', '@cantina', false), link('TIKTOK', '@cantina')]);
    const store = await anonymous.get<StoreProfileDto>(`/api/store/${business.branch.slug}`);
    expect(store.body.data.links).toEqual([
      { network: 'X', url: 'https://x.com/cantina' },
      { network: 'TIKTOK', url: 'https://www.tiktok.com/@cantina' },
    ]);
    await save([]);
    const empty = await anonymous.get<StoreProfileDto>(`/api/store/${business.branch.slug}`);
    expect(empty.body.data.links).toEqual([]);
  });

  it.each([
    ['SOCIAL_TWICE', ['links', 1, 'network'], [link('X', '@one'), link('X', '@two')]],
    ['SOCIAL_UNSAFE', ['links', 0, 'url'], [link('OTHER', 'javascript:alert(1)')]],
    ['SOCIAL_OTHER_SITE', ['links', 1, 'url'], [link('X', '@one'), link('IFOOD', 'https://example.com/x')]],
    ['SOCIAL_BAD_PHONE', ['links', 0, 'url'], [link('WHATSAPP', '1234')]],
    ['NOT_ONE_OF', ['links', 0, 'network'], [link('ORKUT', '@one')]],
    ['REQUIRED', ['links', 0, 'url'], [link('X', ' ')]],
  ])('are refused with %s at %j', async (code, at, links) => {
    const before = await read();
    const answer = await save(links);
    expect([...refusal(answer), answer.body.error.details.path]).toEqual([400, code, at]);
    expect(await read()).toEqual(before);
  });

  it('are saved by one of two who change them at once; the other sees them as they are', async () => {
    const { version } = await read();
    const one = [link('X', 'https://x.com/cantina')];
    const answers = await Promise.all([save(one, version), save(one, version), save(one, version)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const late = answers.find(({ status }) => status === 409);
    expect(late?.body.error.details.current).toMatchObject({
      branchId: business.branch.id,
      version: version + 1,
      links: one,
    });
    expect(await countOf('social_links', 'branch_id = ?', [business.branch.id])).toBe(1);
  });

  it('go by the version of the branch, which any change of it counts on', async () => {
    const { version } = await read();
    const renamed = await business.owner.send<BranchDto>('PATCH', `/api/branches/${business.branch.id}`, {
      version,
      description: 'Massas frescas',
    });
    expect(renamed.status, renamed.text).toBe(200);
    expect(refusal(await save([], version))).toEqual([409, 'STALE_VERSION']);
    expect((await save([], renamed.body.data.version)).status).toBe(200);
  });

  it('stand in the log with what each network was and is', async () => {
    await save([link('X', '@before')]);
    await save([link('X', '@after', false)]);
    const query = `entity=branch&id=${business.branch.id}&action=social-links`;
    const [last] = (await business.owner.get<AuditEntryDto[]>(`/api/audit?${query}`)).body.data;
    expect(last?.before).toMatchObject({ X: 'https://x.com/before', hidden: [] });
    expect(last?.after).toMatchObject({ X: 'https://x.com/after', hidden: ['X'] });
  });

  it('are of no other business, and written by who may change the branch', async () => {
    const other = await newBusiness();
    expect((await other.owner.get(path())).status).toBe(404);
    expect((await other.owner.send('PUT', path(), { version: 1, links: [] })).status).toBe(404);
  });
});
