import type { ColumnMatchDto } from '../../../src/contracts/column-match';
import { serverUrl } from './server';

export interface Answer<T = unknown> {
  status: number;
  headers: Headers;
  /** What came, as it came. */
  text: string;
  /** The parsed body; refusals have `error`, everything else `data`. */
  body: {
    data: T;
    meta?: unknown;
    error: { status: number; name: string; message: string; details: ErrorDetails };
  };
}

interface ErrorDetails {
  code: string;
  path?: (string | number)[];
  issues?: { code: string; path: (string | number)[]; message: string }[];
  current?: Record<string, unknown>;
  remarks?: {
    row: { id: string; name: string } | null;
    issue: { code: string; path: (string | number)[] };
  }[];
  permission?: string;
  triesLeft?: number;
  ticket?: string;
  stores?: { slug: string; name: string; place: string }[];
  quote?: { totalCents: number };
  match?: ColumnMatchDto;
}

export interface Client {
  cookie: string | null;
  get<T = unknown>(path: string, headers?: Record<string, string>): Promise<Answer<T>>;
  send<T = unknown>(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer<T>>;
  post<T = unknown>(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer<T>>;
}

/** A body that is sent as it is. */
export class FileBody {
  constructor(
    readonly bytes: Uint8Array,
    readonly type = 'application/octet-stream',
  ) {}
}

/** How a request goes out. */
export type Ask = (url: string, init: RequestInit) => Promise<Response>;

/** A caller of the API; with a cookie, somebody who is signed in. Without an origin it calls this run's own server. */
export function client(cookie: string | null = null, origin?: string, ask: Ask = fetch): Client {
  const call = async <T>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<T>> => {
    const response = await ask((origin ?? (await serverUrl())) + path, {
      method,
      headers: {
        ...(body !== undefined && {
          'content-type': body instanceof FileBody ? body.type : 'application/json',
        }),
        ...(cookie !== null && { cookie }),
        ...headers,
      },
      ...(body !== undefined && { body: written(body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: (isJson && text !== '' ? JSON.parse(text) : {}) as Answer<T>['body'],
    };
  };
  return {
    cookie,
    get: (path, headers) => call('GET', path, undefined, headers),
    send: call,
    post: (path, body, headers) => call('POST', path, body, headers),
  };
}

function written(body: unknown): NonNullable<RequestInit['body']> {
  if (body instanceof FileBody) return body.bytes;
  return typeof body === 'string' ? body : JSON.stringify(body);
}

/** How an answer refuses: its status, and its code, which is null for one that does not. */
export const refusal = ({ status, body }: Answer): [status: number, code: string | null] => [
  status,
  'error' in body ? body.error.details.code : null,
];

/** Signs in through the front door. */
export async function signIn(email: string, password: string, origin?: string): Promise<Client> {
  const answer = await client(null, origin).post('/api/session', { email, password });
  const cookie = answer.headers.get('set-cookie')?.split(';')[0];
  if (answer.status !== 200 || !cookie) throw new Error(`Signing in as ${email} answered ${answer.status}`);
  return client(cookie, origin);
}
