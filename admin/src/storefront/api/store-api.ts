import type { Language } from '@contracts/session';
import type { StoreMenuDto, StoreProfileDto, TrackedOrderDto } from '@contracts/storefront';
import { request } from './request';

export const storePath = (slug: string) => `/api/store/${encodeURIComponent(slug)}`;
export const orderPath = (token: string) => `/api/store/orders/${encodeURIComponent(token)}`;

/** @param preloaded whether the page brought the answer along, in a language of its own: nothing that is shown is in it */
export const fetchProfile = (slug: string, language: Language, preloaded = false) =>
  request<StoreProfileDto>(storePath(slug), { language, preloaded });

export const fetchMenu = (slug: string, language: Language, preloaded = false) =>
  request<StoreMenuDto>(`${storePath(slug)}/menu`, { language, preloaded });

export const menuEventsUrl = (slug: string) => `${storePath(slug)}/menu/events`;

export async function fetchOrder(token: string, language: Language): Promise<TrackedOrderDto> {
  return (await request<TrackedOrderDto>(orderPath(token), { language })).data;
}
