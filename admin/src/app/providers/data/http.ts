import { PIN_HEADER } from '@contracts/error';
import { axiosInstance } from '@refinedev/simple-rest';
import type { InternalAxiosRequestConfig } from 'axios';
import { retryWithPin, pinHeader } from '@shared/api/approval';
import { errorOf } from '@shared/api/error';
import { recordFailure } from '@shared/api/last-failure';
import { OWN_ORIGIN_HEADER } from '@shared/api/request';
import { reportSessionEnd } from '@shared/api/session-end';

/** simple-rest's client with what every call of ours carries, refusing with `ApiError`. */
export const http = axiosInstance;

http.interceptors.request.use((config) => {
  config.headers.set('Accept-Language', document.documentElement.lang);
  if (config.method !== 'get') {
    Object.entries(OWN_ORIGIN_HEADER).forEach(([name, value]) => config.headers.set(name, value));
    config.headers.set('Content-Type', 'application/json');
    config.data ??= {};
  }
  return config;
});

interface Refused {
  response?: { status: number; data: unknown };
  config?: InternalAxiosRequestConfig;
}

http.interceptors.response.use(undefined, ({ response, config }: Refused) => {
  const error = errorOf(response?.status ?? 0, response?.data);
  const refusal = reportSessionEnd(recordFailure(error, config?.method ?? 'get', config?.url ?? ''));
  // Who repeats a call with a PIN hears of its refusal themselves.
  if (!config || config.headers.has(PIN_HEADER)) return Promise.reject(refusal);
  return retryWithPin(refusal, (pin) =>
    http.request({ ...config, headers: config.headers.concat(pinHeader(pin)) }),
  );
});
