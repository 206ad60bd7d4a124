import type { Language } from '@contracts/session';
import type { StoreMenuDto, StoreProfileDto, TrackedOrderDto } from '@contracts/storefront';
import { request } from './request';

export const storePath = (slug: string) => `/api/store/${encodeURIComponent(slug)}`;
export const orderPath = (token: string) => `/api/store/orders/${encodeURIComponent(token)}`;

export const fetchProfile = (slug: string, language: Language) =>
  request<StoreProfileDto>(storePath(slug), { language });

export const fetchMenu = (slug: string, language: Language) =>
  request<StoreMenuDto>(`${storePath(slug)}/menu`, { language });

export const menuEventsUrl = (slug: string) => `${storePath(slug)}/menu/events`;

export async function fetchOrder(token: string, language: Language): Promise<TrackedOrderDto> {
  return (await request<TrackedOrderDto>(orderPath(token), { language })).data;
}
