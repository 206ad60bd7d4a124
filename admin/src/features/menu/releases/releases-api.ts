import type { MenuReleaseDto } from '@contracts/menu-releases';
import type { StagedEntity } from '@domain/menu-releases';
import { menuPaths } from '../paths';
import { request } from '@shared/api/request';

const BASE = '/api/menu/releases';

/** Releases stand beside the products: they have no place of their own in the product's addresses. */
export const releasesPlace = `${menuPaths.products.list}?releases=1`;
export const releasePlace = (id: string) => `${menuPaths.products.list}?release=${id}`;

export type ReleaseMove = 'publish' | 'schedule' | 'collect' | 'discard' | 'roll-back';

interface WantedRow {
  entity: StagedEntity;
  id: string;
  fields: object;
}

export const releasesApi = {
  create: (branchId: string, name: string) => request<MenuReleaseDto>('POST', BASE, { branchId, name }),
  rename: ({ id, version }: MenuReleaseDto, name: string) =>
    request<MenuReleaseDto>('PATCH', `${BASE}/${id}`, { version, name }),
  move: ({ id, version }: MenuReleaseDto, move: ReleaseMove, said: object = {}) =>
    request<MenuReleaseDto>('POST', `${BASE}/${id}/${move}`, { version, ...said }),
  stage: (releaseId: string, { entity, id, fields }: WantedRow) =>
    request<MenuReleaseDto>('PUT', `${BASE}/${releaseId}/changes/${entity}/${id}`, fields),
  unstage: (releaseId: string, { entity, id }: { entity: StagedEntity; id: string }, field?: string) =>
    request<MenuReleaseDto>(
      'DELETE',
      `${BASE}/${releaseId}/changes/${entity}/${id}${field ? `?field=${field}` : ''}`,
    ),
};
