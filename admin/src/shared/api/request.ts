import { retryWithPin, pinHeader } from './approval';
import { ApiError, errorOf } from './error';
import { recordFailure } from './last-failure';
import { reportSessionEnd } from './session-end';

/** Sent with every unsafe request: no form of another origin can set it. */
export const OWN_ORIGIN_HEADER = { 'X-Requested-With': 'comanda' } as const;

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/**
 * One call of the API for what runs before the dashboard's providers are loaded (sign-in, session) or outside of them.
 * Gives what the answer has inside `data`; throws `ApiError`. What has a key is done once, however often it is asked.
 */
export async function request<T>(
  method: Method,
  path: string,
  body?: unknown,
  signal?: AbortSignal,
  idempotencyKey?: string,
): Promise<T> {
  const send = (pin?: string) => once<T>(method, path, { body, signal, idempotencyKey, pin });
  try {
    return await send();
  } catch (error) {
    if (error instanceof ApiError) return retryWithPin(error, send);
    throw error;
  }
}

interface Call {
  body?: unknown;
  signal?: AbortSignal;
  idempotencyKey?: string;
  pin?: string;
}

async function once<T>(
  method: Method,
  path: string,
  { body, signal, idempotencyKey, pin }: Call,
): Promise<T> {
  const init: RequestInit = { method, credentials: 'same-origin', signal: signal ?? null };
  const headers: Record<string, string> = {
    Accept: 'application/json',
    'Accept-Language': document.documentElement.lang,
  };
  if (pin !== undefined) Object.assign(headers, pinHeader(pin));
  if (idempotencyKey !== undefined) headers['Idempotency-Key'] = idempotencyKey;
  if (method !== 'GET') Object.assign(headers, OWN_ORIGIN_HEADER, { 'Content-Type': 'application/json' });
  if (method !== 'GET') init.body = JSON.stringify(body ?? {});

  const response = await fetch(path, { ...init, headers }).catch((cause: unknown) => {
    if (signal?.aborted) throw cause;
    throw recordFailure(new ApiError(0, '', { code: 'UNREACHABLE' }), method, path);
  });
  const answer: unknown = response.status === 204 ? null : await response.json().catch(() => null);
  if (!response.ok) throw reportSessionEnd(recordFailure(errorOf(response.status, answer), method, path));
  return (answer as { data: T } | null)?.data as T;
}
