import type { CourierPageDto, CourierStep } from '@contracts/courier-page';
import { pressAge } from '@domain/orders/pressed-at';
import type { Language } from '@contracts/session';
import { request } from '../api/request';

const path = (token: string) => `/api/courier/${encodeURIComponent(token)}`;

export async function fetchCourier(token: string, language: Language): Promise<CourierPageDto> {
  return (await request<CourierPageDto>(path(token), { language })).data;
}

export const courierEventsUrl = (token: string) => `${path(token)}/events`;

/**
 * @param key the same for every try of one press, so that it is done once
 * @param at when it was pressed, by the clock of the device; left out where that is not known
 */
export async function sendStep(
  token: string,
  { key, step, at }: { key: string; step: CourierStep; at?: string },
  language: Language,
): Promise<CourierPageDto> {
  const headers = { 'Idempotency-Key': key };
  const body = at === undefined ? step : { ...step, ago: pressAge(at, Date.now()) };
  const call = { language, method: 'POST', body, headers, keepalive: true } as const;
  return (await request<CourierPageDto>(`${path(token)}/steps`, call)).data;
}
