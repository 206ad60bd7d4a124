import { axiosInstance } from '@refinedev/simple-rest';
import { errorOf } from '@shared/api/error';
import { OWN_ORIGIN_HEADER } from '@shared/api/request';
import { noteRefusal } from '@shared/api/session-end';

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

http.interceptors.response.use(undefined, (refused: { response?: { status: number; data: unknown } }) =>
  Promise.reject(noteRefusal(errorOf(refused.response?.status ?? 0, refused.response?.data))),
);
