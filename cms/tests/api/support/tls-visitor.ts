import { request } from 'node:https';
import { Readable } from 'node:stream';
import type { Ask } from './client';

/** Asks over TLS, trusting an authority that nobody else does; `from` is the visitor's own address. */
export function requestOverTls(ca: string, { from }: { from?: string } = {}): Ask {
  return (url, init) =>
    new Promise((resolve, reject) => {
      const asking = request(
        url,
        {
          method: init.method ?? 'GET',
          headers: Object.fromEntries(new Headers(init.headers)),
          ca,
          agent: false,
          ...(from && { localAddress: from }),
          ...(init.signal && { signal: init.signal }),
        },
        (answer) => {
          const headers = new Headers();
          for (const [name, values] of Object.entries(answer.headersDistinct))
            for (const value of values ?? []) headers.append(name, value);
          const status = answer.statusCode ?? 0;
          const isEmpty = status === 204 || status === 304;
          if (isEmpty) answer.resume();
          resolve(
            new Response(isEmpty ? null : (Readable.toWeb(answer) as ReadableStream), { status, headers }),
          );
        },
      );
      asking.once('error', reject);
      asking.end(init.body as string | Uint8Array | undefined);
    });
}
