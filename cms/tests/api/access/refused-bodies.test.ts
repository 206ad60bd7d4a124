import { randomBytes } from 'node:crypto';
import type { Server } from 'node:http';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { LANGUAGES } from '../../../src/contracts/session';
import { newBusiness, type TestBusiness } from '../support/business';
import { client, FileBody, refusal } from '../support/client';
import { openConnection, written, writtenInChunks } from '../support/line';
import { tally } from '../support/proof';
import { newProxyFolder, startNginx, whyMissing } from '../support/proxies';
import { expectRefusal } from '../support/refused';
import { serverUrl } from '../support/server';
import { freePort } from '../support/spawned';

/** A request of somebody who is not signed in: its body is read, and it is refused. */
const ASKED = ['POST', '/api/support/tickets', JSON.stringify({ subject: 'Anybody?' })] as const;
const random = (bytes: number) => randomBytes(bytes).toString('base64');
const json = (kilobytes: number) => Buffer.from(JSON.stringify({ notes: random(kilobytes * 768) }));

/** A request that is refused, mostly before its body has been read. */
interface Early {
  what: string;
  method: string;
  path: string;
  body: Uint8Array;
  type?: string;
  headers?: Record<string, string>;
  status: number;
  code: string;
}

let business: TestBusiness;
let early: Early[];

beforeAll(async () => {
  business = await newBusiness();
  const orders = `/api/store/${business.branch.slug}/orders`;
  const cookie = business.owner.cookie ?? '';
  const packed = { 'content-encoding': 'gzip' };
  const large = gzipSync(json(900));
  const post = (
    what: string,
    path: string,
    body: Uint8Array,
    [status, code]: [number, string],
    more: Partial<Early> = {},
  ): Early => ({ what, method: 'POST', path, body, status, code, ...more });
  const encoded: [number, string] = [415, 'ENCODED_BODY'];
  early = [
    post('681 KB of gzip', orders, large, encoded, { headers: packed }),
    post('some gzip', '/api/session', gzipSync('{}'), encoded, { headers: packed }),
    post('garbage as gzip', orders, randomBytes(700_000), encoded, { headers: packed }),
    post('gzip to the panel', '/admin/login', large, encoded, { headers: packed }),
    post('garbage as gzip to the panel', '/admin/login', randomBytes(500), encoded, { headers: packed }),
    post('gzip to a page', '/dashboard', large, encoded, { headers: packed }),
    post('a compressed picture', '/api/uploads?purpose=menu', large, encoded, {
      type: 'image/png',
      headers: { ...packed, cookie },
    }),
    post('a large body', orders, json(1000), [413, 'TOO_LARGE']),
    post('a large body for the panel', '/admin/login', json(1000), [413, 'TOO_LARGE']),
    post('a large picture', '/api/uploads?purpose=menu', randomBytes(6_000_000), [413, 'IMAGE_TOO_LARGE'], {
      type: 'image/png',
      headers: { cookie },
    }),
    post('a picture of nobody', '/api/uploads?purpose=menu', randomBytes(900_000), [401, 'NOT_SIGNED_IN'], {
      type: 'image/png',
    }),
    post('a menu of nobody', '/api/menu/import', randomBytes(900_000), [401, 'NOT_SIGNED_IN'], {
      type: 'application/octet-stream',
    }),
    post('another site', orders, json(900), [403, 'OTHER_ORIGIN'], {
      headers: { origin: 'https://evil.example' },
    }),
    post('text', orders, json(900), [415, 'NOT_JSON'], { type: 'text/plain' }),
    post('another writing', '/API/session', json(900), [404, 'NOT_FOUND']),
    post('no JSON', orders, randomBytes(200_000), [400, 'INVALID']),
    post('no such method', '/api/store/x', json(200), [405, 'METHOD_NOT_ALLOWED']),
    { ...post('a body to read by', '/api/nothing', json(900), [404, 'NOT_FOUND']), method: 'GET' },
    { ...post('a body to look by', '/no/such.file', json(900), [404, 'NOT_FOUND']), method: 'GET' },
  ];
});

const headersOf = ({ type, headers }: Early) => ({ 'content-type': type ?? 'application/json', ...headers });

/** Puts nginx in front of the server, with one connection to it that is used again and again; answers its port. */
async function startProxy(): Promise<number> {
  const [own, behind] = [await freePort(), new URL(await serverUrl()).host];
  const servers = `
    client_max_body_size 0;
    upstream comanda { server ${behind}; keepalive 1; }
    server {
      listen 127.0.0.1:${own};
      location / {
        proxy_pass http://comanda;
        proxy_http_version 1.1;
        proxy_set_header Connection "";
        proxy_request_buffering off;
        proxy_next_upstream off;
      }
    }`;
  await startNginx(newProxyFolder(), servers, own);
  return own;
}

describe('a request that is refused before its body was read', () => {
  it('leaves a connection on which the next one is answered', async () => {
    for (const write of [written, writtenInChunks]) {
      for (const one of early) {
        const line = await openConnection();
        line.write(
          write(one.method, one.path, one.body, headersOf(one)),
          written('GET', '/livez'),
          written(...ASKED),
        );
        const answers = [await line.answer(), await line.answer(), await line.answer()];
        expect(
          answers.map((answer) => answer?.status),
          `${one.what}, ${write.name}`,
        ).toEqual([one.status, 200, 401]);
        line.drop();
      }
    }
    tally('early refusals on a line', early.length * 2);
  });

  it('says so in words, in the language that is asked for', async () => {
    for (const one of early) {
      for (const language of LANGUAGES) {
        const line = await openConnection();
        line.write(
          written(one.method, one.path, one.body, { ...headersOf(one), 'accept-language': language }),
        );
        const answer = await line.answer();
        line.drop();
        const { status = 0, text = '{}', headers } = answer ?? {};
        const body = JSON.parse(text) as Awaited<ReturnType<typeof business.owner.get<never>>>['body'];
        if (one.code === 'IMAGE_TOO_LARGE')
          expect([status, body.error.details.code]).toEqual([413, one.code]);
        else
          expectRefusal({ status, text, body, headers: new Headers() }, language, [
            one.what,
            null,
            one.status,
            one.code,
            [],
          ]);
        expect(headers?.get('accept-encoding'), one.what).toBe(
          one.code === 'ENCODED_BODY' ? 'identity' : undefined,
        );
      }
    }
  });

  it('does not keep who never sends the rest', async () => {
    const line = await openConnection();
    const whole = written('POST', '/api/session', json(900), { origin: 'https://evil.example' });
    line.write(whole.subarray(0, 100_000));
    expect((await line.answer())?.status).toBe(403);
    expect(await line.answer()).toBeNull();
  });

  const missing = whyMissing('nginx');

  it(`does not make the next visitor of a proxy wait${missing ? ` – ${missing}` : ''}`, async ({ skip }) => {
    if (missing) skip(missing);
    const { strapi } = globalThis as { strapi?: { server: { httpServer: Server } } };
    const proxy = await startProxy();
    let connections = 0;
    const count = () => (connections += 1);
    strapi?.server.httpServer.on('connection', count);
    onTestFinished(() => void strapi?.server.httpServer.off('connection', count));
    const statusOf = async (request: Buffer) => {
      const visitor = await openConnection(proxy);
      visitor.write(request);
      const answer = await visitor.answer();
      visitor.drop();
      return answer?.status;
    };
    for (const write of [written, writtenInChunks]) {
      for (const one of early) {
        const first = await statusOf(write(one.method, one.path, one.body, headersOf(one)));
        const next = [await statusOf(written('GET', '/livez')), await statusOf(written(...ASKED))];
        expect([first, ...next], `${one.what}, ${write.name}`).toEqual([one.status, 200, 401]);
      }
    }
    // What is asked after a refusal goes over a connection that was there.
    expect(connections).toBeLessThan(early.length * 4);
    tally('early refusals behind a proxy', early.length * 2);
  });
});

describe('a body that is compressed', () => {
  const sign = JSON.stringify({ email: 'nobody@example.test', password: 'a-long-enough-password' });
  const packed: [encoding: string, body: Uint8Array][] = [
    ['gzip', gzipSync(sign)],
    ['GZIP', gzipSync(sign)],
    ['x-gzip', gzipSync(sign)],
    ['deflate', deflateSync(sign)],
    ['br', brotliCompressSync(sign)],
    ['zstd', Buffer.from(sign)],
    ['gzip, identity', gzipSync(sign)],
    ['identity, gzip', gzipSync(sign)],
    ['identity, identity', Buffer.from(sign)],
    ['*', Buffer.from(sign)],
    ['nothing', Buffer.from(sign)],
  ];

  it('is not taken, whatever packed it and wherever it goes', async () => {
    for (const [encoding, body] of packed) {
      for (const path of ['/api/session', '/admin/login', '/content-manager/collection-types/x']) {
        const answer = await client().send('POST', path, new FileBody(body, 'application/json'), {
          'content-encoding': encoding,
        });
        expect(refusal(answer), `${encoding} to ${path}`).toEqual([415, 'ENCODED_BODY']);
      }
    }
    tally('encodings', packed.length * 3);
  });

  it('is one that says it is not: that is taken, as is one that says nothing', async () => {
    for (const encoding of ['identity', 'Identity', '']) {
      const said = { 'content-encoding': encoding };
      const answer = await business.owner.send('PATCH', '/api/account', { language: 'es' }, said);
      expect(answer.status, `"${encoding}": ${answer.text}`).toBe(200);
    }
  });
});
