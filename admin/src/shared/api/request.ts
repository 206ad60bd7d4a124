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
const REQUEST_TIMEOUT_MS = 30_000;

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
export const requestAnswer = <T>(...[method, path, body, signal, idempotencyKey]: Params) =>
  call(method, path, { body, signal, idempotencyKey, read: readAnswer<T> });

/** The same for who only wants what the answer has inside `data`. */
export const request = async <T>(...params: Params): Promise<T> => (await requestAnswer<T>(...params)).data;

interface Call<T> {
  /** Sent as JSON, or as it is where it is a file. */
  body?: unknown;
  signal?: AbortSignal | undefined;
  idempotencyKey?: string | undefined;
  /** Takes the body of an answer that was no refusal. */
  read: (response: Response) => Promise<T>;
  /** The body is a file: once it begins it takes as long as it takes. */
  isFile?: boolean;
}

/** One call of the API, by whatever body it is answered with; see `requestAnswer`. */
export async function call<T>(method: Method, path: string, options: Call<T>): Promise<T> {
  const send = (pin?: string) => once(method, path, { ...options, pin });
  try {
    return await send();
  } catch (error) {
    if (error instanceof ApiError) return retryWithPin(error, send);
    throw error;
  }
}

async function once<T>(method: Method, path: string, options: Call<T> & { pin: string | undefined }) {
  const { body, signal, idempotencyKey, pin } = options;
  const init: RequestInit = { method, credentials: 'same-origin' };
  const headers: Record<string, string> = {
    Accept: 'application/json',
    'Accept-Language': document.documentElement.lang,
  };
  if (pin !== undefined) Object.assign(headers, pinHeader(pin));
  if (idempotencyKey !== undefined) headers['Idempotency-Key'] = idempotencyKey;
  if (method !== 'GET') {
    const isBlob = body instanceof Blob;
    const type = isBlob ? 'application/octet-stream' : 'application/json';
    Object.assign(headers, OWN_ORIGIN_HEADER, senderHeader(), { 'Content-Type': type });
    init.body = isBlob ? body : JSON.stringify(body ?? {});
  }

  // A large file takes long to send and to store, also where it could be sent again.
  const isShort = method === 'GET' || idempotencyKey !== undefined || hasVersion(body);
  const timeoutMs = isShort && !(body instanceof Blob) ? REQUEST_TIMEOUT_MS : Infinity;
  const received = await exchange(path, { ...init, headers }, { ...options, timeoutMs }).catch(
    (cause: unknown) => {
      if (signal?.aborted) throw cause;
      throw recordFailure(new ApiError(0, '', { code: 'UNREACHABLE' }), method, path);
    },
  );
  if (received.ok) return received.answer;
  throw reportSessionEnd(recordFailure(errorOf(received.status, readJson(received.text)), method, path));
}

/** Nothing is answered where nothing was asked for. */
const readAnswer = async <T>(response: Response) =>
  (readJson(await response.text()) ?? { data: null }) as Answer<T>;

/** Whether a change is refused where it was made before. */
const hasVersion = (body: unknown): boolean => typeof body === 'object' && body !== null && 'version' in body;

type Exchange<T> = Pick<Call<T>, 'signal' | 'read' | 'isFile'> & { timeoutMs: number };

/** One call and the whole of its answer. Whoever asked may give it up; so does this, once nobody answers any more. */
async function exchange<T>(
  path: string,
  init: RequestInit,
  { signal, read, isFile, timeoutMs }: Exchange<T>,
) {
  const giveUp = new AbortController();
  const stop = () => giveUp.abort();
  const timer = timeoutMs === Infinity ? undefined : setTimeout(stop, timeoutMs);
  if (signal?.aborted) stop();
  signal?.addEventListener('abort', stop);
  try {
    const askedAt = Date.now();
    const response = await fetch(path, { ...init, signal: giveUp.signal });
    hearServerTime(response, askedAt);
    const { status, ok } = response;
    if (!ok) return { ok, status, text: await response.text() };
    if (isFile) clearTimeout(timer);
    return { ok, answer: await read(response) };
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
