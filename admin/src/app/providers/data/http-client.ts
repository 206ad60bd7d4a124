import axios, { type AxiosAdapter } from 'axios';
import { requestAnswer, type Method } from '@shared/api/request';

const METHODS: Partial<Record<string, Method>> = {
  get: 'GET',
  post: 'POST',
  put: 'PUT',
  patch: 'PATCH',
  delete: 'DELETE',
};

/** simple-rest's `custom` begins a query with `?&` and leaves a bare `?` where there is none. */
const withoutEmptyQuery = (url: string) => url.replace('?&', '?').replace(/\?$/, '');

/**
 * Sends what axios was asked to send by the dashboard's own `request`, so that session end, manager's PIN, idempotency,
 * timeouts, server clock and recorded failures work in one place. Rejects with `ApiError`, which Refine reads as its
 * `HttpError`; axios passes it on as it is.
 */
const requestAdapter: AxiosAdapter = async (config) => {
  const method = METHODS[config.method ?? 'get'];
  if (!method) throw new Error(`The API has no method "${config.method}"`);
  const idempotencyKey = config.headers.get('Idempotency-Key');
  const data = await requestAnswer(
    method,
    withoutEmptyQuery(config.url ?? ''),
    config.data,
    undefined,
    typeof idempotencyKey === 'string' ? idempotencyKey : undefined,
  );
  return { data, status: 200, statusText: 'OK', headers: {}, config };
};

// `request` serializes the body itself, after it has looked for a version in it.
const options = { adapter: requestAdapter, transformRequest: (body: unknown) => body };

/** Answers with the API's envelope: `data` and, beside it, `meta`. */
export const envelopeClient = axios.create(options);

/** Answers with what the envelope holds inside `data`. */
export const rowClient = axios.create({
  ...options,
  transformResponse: (envelope: { data: unknown }) => envelope.data,
});
