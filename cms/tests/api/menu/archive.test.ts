import { beforeAll, describe, expect, it } from 'vitest';
import type { ProductDto, VariationGroupDto } from '../../../src/contracts/menu';
import type { StoreMenuDto } from '../../../src/contracts/storefront';
import { EXTRAS, SIZES } from '../support/bodies';
import { anonymous, newBusiness, type TestBusiness } from '../support/business';
import { refusal } from '../support/client';
import { countOf, rows } from '../support/database';
import { newExtraGroup, newProduct, newVariationGroup } from '../support/menu';
import { MENU_NOUNS } from '../support/nouns';
import { tally } from '../support/proof';

const ROUNDS = 20;

let business: TestBusiness;

beforeAll(async () => {
  business = await newBusiness();
});

const archive = (resource: string, { id, version }: { id: string; version: number }) =>
  business.owner.send('DELETE', `/api/${resource}/${id}?version=${version}`);

describe.each(MENU_NOUNS)('what is archived of $resource', ({ resource, make }) => {
  const restore = (id: string, body: object = {}, who = business.owner) =>
    who.post<{ state: string; version: number }>(`/api/${resource}/${id}/restore`, body);
  const idsOf = async (query: string) =>
    (
      await business.owner.get<{ id: string }[]>(`/api/${resource}?pagination[pageSize]=100&${query}`)
    ).body.data.map(({ id }) => id);

  it('is listed only when it is asked for, and comes back as what it was or paused', async () => {
    const row = await make(business);
    expect((await archive(resource, row)).status).toBe(204);
    expect(await idsOf('')).not.toContain(row.id);
    expect(await idsOf('filters[state][$in]=ACTIVE,ARCHIVED')).not.toContain(row.id);
    expect(await idsOf('filters[state][$eq]=ARCHIVED')).toContain(row.id);

    const back = await restore(row.id, { state: 'ACTIVE' });
    expect([back.status, back.body.data]).toEqual([
      200,
      { ...row, version: 3, updatedAt: expect.any(String) as string },
    ]);
    expect(await idsOf('')).toContain(row.id);
    expect(await idsOf('filters[state][$eq]=ARCHIVED')).not.toContain(row.id);
    expect(await countOf('audit_entries', "entity_id = ? AND action = 'restore'", [row.id])).toBe(1);

    await archive(resource, { id: row.id, version: 3 });
    expect((await restore(row.id)).body.data).toMatchObject({ state: 'PAUSED', version: 5 });
    // Once more changes nothing.
    expect((await restore(row.id, { state: 'ACTIVE' })).body.data).toMatchObject({
      state: 'PAUSED',
      version: 5,
    });
  });

  it('is put back by who edits the menu, into a state there is', async () => {
    const row = await make(business);
    await archive(resource, row);
    for (const role of ['attendant', 'kitchen'] as const) {
      const answer = await restore(row.id, {}, await business.person(role));
      expect(refusal(answer)).toEqual([403, 'FORBIDDEN']);
    }
    for (const state of ['ARCHIVED', 'NOTHING', resource === 'products' ? 'SOLD' : 'DRAFT'])
      expect(refusal(await restore(row.id, { state }))).toEqual([400, 'NOT_ONE_OF']);
    const elsewhere = await business.addBranch();
    const manager = await business.person('manager', { branchIds: [elsewhere.id] });
    expect(refusal(await restore(row.id, {}, manager))).toEqual([404, 'NOT_FOUND']);
    expect((await restore(row.id, {}, await business.person('marketing'))).status).toBe(200);
  });
});

describe('a group that products use', () => {
  const productOf = async (id: string) =>
    (await business.owner.get<ProductDto>(`/api/products/${id}`)).body.data;
  const groupsShown = async () =>
    (await anonymous.get<StoreMenuDto>(`/api/store/${business.branch.slug}/menu`)).body.data.extraGroups.map(
      ({ id }) => id,
    );
  const patch = ({ id, version }: ProductDto, body: object) =>
    business.owner.send<ProductDto>('PATCH', `/api/products/${id}`, { version, ...body });

  it('of extras is no longer offered, and offered again where it was once it is back', async () => {
    const [first, second] = [
      await newExtraGroup(business, { min: 1, max: 1, extras: EXTRAS }),
      await newExtraGroup(business, { min: 0, max: 1, extras: EXTRAS }),
    ];
    const product = await newProduct(business, { extraGroupIds: [first.id, second.id] });
    expect((await archive('extra-groups', first)).status).toBe(204);
    expect((await productOf(product.id)).notSellable).toEqual([]);
    expect(await groupsShown()).toEqual([second.id]);
    const listed = await business.owner.get<{ id: string; usedBy: number }[]>(
      '/api/extra-groups?filters[state][$eq]=ARCHIVED',
    );
    expect(listed.body.data.find(({ id }) => id === first.id)?.usedBy).toBe(1);

    // The product goes on naming it when something else of it is changed, but nobody takes it up anew.
    const kept = await patch(product, { extraGroupIds: [second.id, first.id] });
    expect([kept.status, kept.body.data.extraGroupIds]).toEqual([200, [second.id, first.id]]);
    const other = await newProduct(business);
    expect(refusal(await patch(other, { extraGroupIds: [first.id] }))).toEqual([400, 'UNKNOWN_REFERENCE']);

    await business.owner.post(`/api/extra-groups/${first.id}/restore`, { state: 'ACTIVE' });
    expect((await groupsShown()).sort()).toEqual([first.id, second.id].sort());
  });

  it('of variations stays until those products have other ones: they have no price without it', async () => {
    const group = await newVariationGroup(business, { variations: SIZES });
    const [one, two] = [
      await newProduct(business, { variationGroupId: group.id, name: 'Um' }),
      await newProduct(business, { variationGroupId: group.id, name: 'Outro' }),
    ];
    const refused = await archive('variation-groups', group);
    expect(refusal(refused)).toEqual([409, 'GROUP_IN_USE']);
    expect(refused.body.error.details).toMatchObject({
      usedBy: [
        { id: two.id, name: 'Outro' },
        { id: one.id, name: 'Um' },
      ],
    });
    const now = (await business.owner.get<VariationGroupDto>(`/api/variation-groups/${group.id}`)).body.data;
    expect(now).toMatchObject({ state: 'ACTIVE', version: 1, usedBy: 2 });

    await patch(one, { variationGroupId: null });
    await archive('products', two);
    expect((await archive('variation-groups', group)).status).toBe(204);
  });

  it('is found by what uses it', async () => {
    const extras = await newExtraGroup(business, { min: 0, max: 1, extras: EXTRAS });
    const sizes = await newVariationGroup(business, { variations: SIZES });
    const using = await newProduct(business, { variationGroupId: sizes.id, extraGroupIds: [extras.id] });
    await newProduct(business);
    for (const filter of [
      `[variationGroupId][$eq]=${sizes.id}`,
      `[extraGroupIds][$containsi]=${extras.id}`,
    ]) {
      const { data } = (await business.owner.get<ProductDto[]>(`/api/products?filters${filter}`)).body;
      expect(data.map(({ id }) => id)).toEqual([using.id]);
    }
  });

  it('never goes while a product takes it up', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const group = await newVariationGroup(business, { variations: SIZES });
      const product = await newProduct(business);
      const [attached, archived] = await Promise.all([
        patch(product, { variationGroupId: group.id }),
        archive('variation-groups', group),
      ]);
      expect([attached.status, archived.status]).toEqual(attached.status === 200 ? [200, 409] : [400, 204]);
    }
    const orphans = await rows(
      `SELECT p.document_id FROM products p JOIN variation_groups g ON g.document_id = p.variation_group_id
        WHERE p.business_id = ? AND p.state <> 'ARCHIVED' AND g.state = 'ARCHIVED'`,
      [business.id],
    );
    expect(orphans).toEqual([]);
    tally('taken up and archived at once', ROUNDS);
  });
});
