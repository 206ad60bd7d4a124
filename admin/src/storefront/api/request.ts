import type { ApiErrorBody } from '@contracts/error';
import type { Language } from '@contracts/session';
import { hearServerTime } from '@shared/state/server-clock';

/** The server understood and said no. `message` is its sentence in the language that was asked for. */
export class Refusal extends Error {
  override name = 'Refusal';
  constructor(
    readonly status: number,
    readonly error: ApiErrorBody['error'] | null,
  ) {
    super(error?.message ?? `HTTP ${status}`);
  }

  get code(): string {
    return this.error?.details.code ?? '';
  }
}

/** No answer came, or none that a server of ours gives: nobody knows whether the request was carried out. */
export class NoAnswer extends Error {
  override name = 'NoAnswer';
  constructor(
    message: string,
    /** With which the server failed; null where nobody was reached. */
    readonly status: number | null = null,
  ) {
    super(message);
  }
}

/** For so long an answer is waited for. */
export const PATIENCE_MS = 20_000;

interface Call {
  language: Language;
  method?: 'GET' | 'POST' | 'PUT';
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Goes on when the page is closed. */
  keepalive?: boolean;
  /** Asked for by the page itself before its scripts ran, with nothing but the address. */
  preloaded?: boolean;
}

/** Asks the server; the answer's `data` is given back with the ETag it came under. */
export async function request<T>(path: string, call: Call): Promise<{ data: T; etag: string | null }> {
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), PATIENCE_MS);
  const stop = () => giveUp.abort();
  if (call.signal?.aborted) stop();
  call.signal?.addEventListener('abort', stop);
  try {
    const askedAt = Date.now();
    const response = await fetch(path, {
      method: call.method ?? 'GET',
      // The browser asks with the ETag it has and an unchanged answer travels as an empty 304.
      cache: call.preloaded ? 'default' : call.method === 'POST' ? 'no-store' : 'no-cache',
      headers: {
        ...(!call.preloaded && { 'Accept-Language': call.language }),
        ...(call.body !== undefined && { 'Content-Type': 'application/json' }),
        ...call.headers,
      },
      signal: giveUp.signal,
      keepalive: call.keepalive ?? false,
      ...(call.body !== undefined && { body: JSON.stringify(call.body) }),
    });
    hearServerTime(response, askedAt);
    const answer = (await response.json()) as { data: T } | ApiErrorBody;
    if ('error' in answer) throw new Refusal(response.status, answer.error);
    return { data: answer.data, etag: response.headers.get('ETag') };
  } catch (error) {
    if (error instanceof Refusal && error.status < 500) throw error;
    const failed = error instanceof Refusal ? error.status : null;
    throw new NoAnswer(error instanceof Error ? error.message : 'No answer', failed);
  } finally {
    clearTimeout(timer);
    call.signal?.removeEventListener('abort', stop);
  }
}
