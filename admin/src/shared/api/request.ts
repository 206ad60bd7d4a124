import { retryWithPin, pinHeader } from './approval';
import { ApiError, errorOf } from './error';
import { recordFailure } from './last-failure';
import { reportSessionEnd } from './session-end';
import { senderHeader } from './sender';
import { hearServerTime } from '../state/server-clock';

/** Sent with every unsafe request: no form of another origin can set it. */
export const OWN_ORIGIN_HEADER = { 'X-Requested-With': 'comanda' } as const;

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/**
 * What is not answered within this time has no line: a network that is gone need not say so. What would be done twice if
 * it was sent again is waited for as long as it takes.
 */
const PATIENCE_MS = 30_000;

/** What the API answers: what was asked for and, beside a list, e.g. how long it is. */
export interface Answer<T> {
  data: T;
  meta?: { pagination?: { total: number } };
}

type Params = [method: Method, path: string, body?: unknown, signal?: AbortSignal, idempotencyKey?: string];

/**
 * One call of the API. Throws `ApiError`; where the server asks for a manager's PIN, the person is asked for it first. What
 * has a key is done once, however often it is asked.
 */
export async function requestAnswer<T>(...[method, path, body, signal, idempotencyKey]: Params) {
  const send = (pin?: string) => once<T>(method, path, { body, signal, idempotencyKey, pin });
  try {
    return await send();
  } catch (error) {
    if (error instanceof ApiError) return retryWithPin(error, send);
    throw error;
  }
}

/** The same for who only wants what the answer has inside `data`. */
export const request = async <T>(...params: Params): Promise<T> => (await requestAnswer<T>(...params)).data;

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
): Promise<Answer<T>> {
  const init: RequestInit = { method, credentials: 'same-origin' };
  const headers: Record<string, string> = {
    Accept: 'application/json',
    'Accept-Language': document.documentElement.lang,
  };
  if (pin !== undefined) Object.assign(headers, pinHeader(pin));
  if (idempotencyKey !== undefined) headers['Idempotency-Key'] = idempotencyKey;
  if (method !== 'GET')
    Object.assign(headers, OWN_ORIGIN_HEADER, senderHeader(), { 'Content-Type': 'application/json' });
  if (method !== 'GET') init.body = JSON.stringify(body ?? {});

  const patienceMs =
    method === 'GET' || idempotencyKey !== undefined || hasVersion(body) ? PATIENCE_MS : Infinity;
  const exchanged = exchange(path, { ...init, headers }, { signal, patienceMs });
  const { status, ok, text } = await exchanged.catch((cause: unknown) => {
    if (signal?.aborted) throw cause;
    throw recordFailure(new ApiError(0, '', { code: 'UNREACHABLE' }), method, path);
  });
  const answer = readJson(text);
  if (!ok) throw reportSessionEnd(recordFailure(errorOf(status, answer), method, path));
  // Nothing is answered where nothing was asked for.
  return (answer ?? { data: null }) as Answer<T>;
}

/** Whether a change is refused where it was made before. */
const hasVersion = (body: unknown): boolean => typeof body === 'object' && body !== null && 'version' in body;

interface Patience {
  signal: AbortSignal | undefined;
  patienceMs: number;
}

/** One call and the whole of its answer. Whoever asked may give it up; so does this, once nobody answers any more. */
async function exchange(path: string, init: RequestInit, { signal, patienceMs }: Patience) {
  const giveUp = new AbortController();
  const stop = () => giveUp.abort();
  const timer = patienceMs === Infinity ? undefined : setTimeout(stop, patienceMs);
  if (signal?.aborted) stop();
  signal?.addEventListener('abort', stop);
  try {
    const askedAt = Date.now();
    const response = await fetch(path, { ...init, signal: giveUp.signal });
    hearServerTime(response, askedAt);
    return { status: response.status, ok: response.ok, text: await response.text() };
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}

/** What a proxy answers is no JSON, and where there is nothing to say the answer is empty. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Tells the API something while the page goes away: nobody is there any more to read the answer. */
export function sendOnPageHide(path: string, body: unknown): void {
  const headers = { ...OWN_ORIGIN_HEADER, 'Content-Type': 'application/json' };
  const call = { method: 'POST', credentials: 'same-origin', keepalive: true, headers } as const;
  void fetch(path, { ...call, body: JSON.stringify(body) }).catch(() => undefined);
}
