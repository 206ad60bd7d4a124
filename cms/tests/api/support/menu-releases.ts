import type { MenuReleaseDto } from '../../../src/contracts/menu-releases';
import type { StagedEntity } from '../../../src/domain/menu-releases';
import type { RequestWithBody } from './bodies';
import { unique, type TestBusiness } from './business';
import type { Answer, Client } from './client';
import { DAY_MS, later } from './instants';
import { newCategory, newExtraGroup, newProduct, newVariationGroup } from './menu';

/** A release of the business's branch that collects changes; nothing is in it yet. */
export async function newRelease({ owner, branch }: TestBusiness): Promise<MenuReleaseDto> {
  const body = { branchId: branch.id, name: unique('Release') };
  const answer = await owner.post<MenuReleaseDto>('/api/menu/releases', body);
  if (answer.status !== 201) throw new Error(`No release was made: ${answer.text}`);
  return answer.body.data;
}

/** Stages fields of a row, by the route that forms use. */
export const stage = (
  who: Client,
  releaseId: string,
  [entity, id]: [entity: StagedEntity, id: string],
  fields: object,
): Promise<Answer<MenuReleaseDto>> =>
  who.send<MenuReleaseDto>('PUT', `/api/menu/releases/${releaseId}/changes/${entity}/${id}`, fields);

/** Products by the release in which their price is staged. */
export const stagedIn = new Map<string, string>();

/** A release in which the price of a product of its own is staged: at version 2. */
export async function newStaged(business: TestBusiness): Promise<MenuReleaseDto> {
  const [{ id }, product] = [await newRelease(business), await newProduct(business)];
  stagedIn.set(id, product.id);
  const answer = await stage(business.owner, id, ['product', product.id], { priceCents: 3200 });
  if (answer.status !== 200) throw new Error(`Nothing was staged: ${answer.text}`);
  return answer.body.data;
}

/** One request for every route of releases that reads a body. */
export async function releaseRequests(business: TestBusiness): Promise<RequestWithBody[]> {
  const path = async () => `/api/menu/releases/${(await newRelease(business)).id}`;
  const [renamed, single, published, scheduled, collected, discarded, back] = [
    await path(),
    await path(),
    ...[await newStaged(business), await newStaged(business)].map(({ id }) => `/api/menu/releases/${id}`),
    await path(),
    await path(),
    await path(),
  ];
  const [product, category, sizes, extras] = [
    await newProduct(business),
    await newCategory(business),
    await newVariationGroup(business, { variations: [{ name: 'Large', priceCents: 100 }] }),
    await newExtraGroup(business, { min: 0, max: 1, extras: [{ name: 'Cheese', priceCents: 100 }] }),
  ];
  const kept = ['state', 'base', 'before', 'branchId'];
  const rows: [StagedEntity, string, object][] = [
    ['product', product.id, { name: 'Made' }],
    ['category', category.id, { name: 'Made' }],
    ['variation-group', sizes.id, { variations: [{ name: 'Small', priceCents: 90 }] }],
    ['extra-group', extras.id, { extras: [{ name: 'Olives', priceCents: 90 }] }],
  ];
  const publishAt = later(DAY_MS).toISOString();
  return [
    {
      method: 'POST',
      path: '/api/menu/releases',
      body: { branchId: business.branch.id, name: 'Made' },
      alsoUnknown: ['state', 'publishAt', 'version', 'changes', 'id'],
    },
    { method: 'PATCH', path: renamed, body: { version: 1, name: 'Made' }, alsoUnknown: kept },
    ...rows.map(([entity, id, body]) => ({
      method: 'PUT',
      path: `${single}/changes/${entity}/${id}`,
      body,
      alsoUnknown: ['version', 'id', 'branchId', 'soldOutUntil', 'stockTracked'].filter(
        // Of a part of a group it is known, and left as it is.
        (field) => !(field === 'soldOutUntil' || field === 'id') || !entity.endsWith('group'),
      ),
    })),
    { method: 'POST', path: `${published}/publish`, body: { version: 2 }, alsoUnknown: kept },
    { method: 'POST', path: `${scheduled}/schedule`, body: { version: 2, publishAt }, alsoUnknown: kept },
    { method: 'POST', path: `${collected}/collect`, body: { version: 1 }, alsoUnknown: kept },
    { method: 'POST', path: `${discarded}/discard`, body: { version: 1 }, alsoUnknown: kept },
    { method: 'POST', path: `${back}/roll-back`, body: { version: 1 }, alsoUnknown: kept },
  ];
}

/** A release as its own people see it. */
export const releaseOf = async ({ owner }: TestBusiness, id: string): Promise<MenuReleaseDto> =>
  (await owner.get<MenuReleaseDto>(`/api/menu/releases/${id}`)).body.data;

/** A step of a release as it is now, by its owner unless somebody else is named. */
export async function moveRelease(
  business: TestBusiness,
  id: string,
  action: string,
  { who = business.owner, ...body }: { who?: Client; [field: string]: unknown } = {},
): Promise<Answer<MenuReleaseDto>> {
  const { version } = await releaseOf(business, id);
  return who.post<MenuReleaseDto>(`/api/menu/releases/${id}/${action}`, { version, ...body });
}
