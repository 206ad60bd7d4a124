import { client, type Answer, type Ask, type Client } from './client';

/** A caller that keeps the cookies it is given, as a browser does. */
export interface Browser extends Omit<Client, 'cookie'> {
  cookies: Map<string, string>;
  /** What it would send as the `Cookie` header. */
  header(): string | null;
}

/** Whether a browser keeps a cookie that was set from there. */
function isKept(name: string, line: string, origin: string): boolean {
  const has = (flag: RegExp) => flag.test(line);
  if (has(/; *secure/i) && !origin.startsWith('https:')) return false;
  return !name.startsWith('__Host-') || (has(/; *secure/i) && has(/; *path=\/(;|$)/i) && !has(/; *domain=/i));
}

/** Without an origin it looks at this run's own server, which is on plain HTTP. */
export function newBrowser(
  userAgent = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36',
  { origin, ask }: { origin?: string; ask?: Ask } = {},
): Browser {
  const cookies = new Map<string, string>();
  const header = () =>
    cookies.size === 0 ? null : [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

  const send: Client['send'] = async <T>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<T>> => {
    const answer = await client(header(), origin, ask).send<T>(method, path, body, {
      'user-agent': userAgent,
      ...(origin && { origin }),
      ...headers,
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') cookies.delete(name);
      else if (isKept(name, line, origin ?? 'http://127.0.0.1')) cookies.set(name, value);
    }
    return answer;
  };
  return {
    cookies,
    header,
    send,
    get: (path, headers) => send('GET', path, undefined, headers),
    post: (path, body, headers) => send('POST', path, body, headers),
  };
}
