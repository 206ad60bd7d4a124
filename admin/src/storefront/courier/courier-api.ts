import type { CourierPageDto, CourierStep } from '@contracts/courier-page';
import type { Language } from '@contracts/session';
import { request } from '../api/request';

const path = (token: string) => `/api/courier/${encodeURIComponent(token)}`;

export async function fetchCourier(token: string, language: Language): Promise<CourierPageDto> {
  return (await request<CourierPageDto>(path(token), { language })).data;
}

export const courierEventsUrl = (token: string) => `${path(token)}/events`;

/** @param key the same for every try of one press, so that it is done once */
export async function sendStep(
  token: string,
  { key, step }: { key: string; step: CourierStep },
  language: Language,
): Promise<CourierPageDto> {
  const headers = { 'Idempotency-Key': key };
  const call = { language, method: 'POST', body: step, headers, keepalive: true } as const;
  return (await request<CourierPageDto>(`${path(token)}/steps`, call)).data;
}
