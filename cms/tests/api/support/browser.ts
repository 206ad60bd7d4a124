import { client, type Answer, type Client } from './client';

/** A caller that keeps the cookies it is given, as a browser does. */
export interface Browser extends Omit<Client, 'cookie'> {
  cookies: Map<string, string>;
  /** What it would send as the `Cookie` header. */
  header(): string | null;
}

export function newBrowser(
  userAgent = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36',
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
    const answer = await client(header()).send<T>(method, path, body, {
      'user-agent': userAgent,
      ...headers,
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
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
