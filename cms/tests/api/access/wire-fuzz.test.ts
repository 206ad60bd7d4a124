import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { requestsWithBodies, type RequestWithBody } from '../support/bodies';
import { newBusiness, type TestBusiness } from '../support/business';
import { openConnection, written } from '../support/line';
import { tally, thorough } from '../support/proof';

const RUNS = thorough(4000, 400);
const PATIENCE_MS = 600_000;

let business: TestBusiness;
let requests: Pick<RequestWithBody, 'method' | 'path' | 'body'>[];

beforeAll(async () => {
  business = await newBusiness();
  const ours = (await requestsWithBodies(business)).filter(({ path }) => path !== '/api/session');
  requests = [
    ...ours,
    { method: 'POST', path: '/api/uploads?purpose=menu', body: {} },
    { method: 'POST', path: '/admin/login', body: { email: 'nobody@example.test', password: 'x' } },
    { method: 'GET', path: '/api/products', body: {} },
    { method: 'GET', path: '/login', body: {} },
  ];
});

/** How the bytes of a body are announced and cut. `head` comes after the headers of every request. */
interface Framing {
  head: string[];
  bytes: Buffer;
}

const chunk = (size: string, part: Buffer) => [Buffer.from(`${size}\r\n`), part, Buffer.from('\r\n')];
const LAST = Buffer.from('0\r\n\r\n');
const hex = ({ length }: Buffer) => length.toString(16);

/** Every way to say how long a body is: the right ones, lies, and what no proxy should let through. */
const FRAMINGS: Record<string, (body: Buffer) => Framing> = {
  'its length': (body) => ({ head: [`content-length: ${body.length}`], bytes: body }),
  'more than comes': (body) => ({ head: [`content-length: ${body.length + 100}`], bytes: body }),
  'far more than comes': (body) => ({ head: ['content-length: 9007199254740991'], bytes: body }),
  'less than comes': (body) => ({ head: [`content-length: ${body.length >> 1}`], bytes: body }),
  'no length': (body) => ({ head: [], bytes: body }),
  'less than nothing': (body) => ({ head: ['content-length: -1'], bytes: body }),
  'no number': (body) => ({ head: ['content-length: 0x10'], bytes: body }),
  'more than numbers': (body) => ({ head: [`content-length: ${'9'.repeat(30)}`], bytes: body }),
  'two lengths': (body) => ({
    head: [`content-length: ${body.length}`, `content-length: ${body.length + 5}`],
    bytes: body,
  }),
  'one length twice': (body) => ({
    head: [`content-length: ${body.length}`, `content-length: ${body.length}`],
    bytes: body,
  }),
  'a length and chunks': (body) => ({
    head: [`content-length: ${body.length}`, 'transfer-encoding: chunked'],
    bytes: Buffer.concat([...chunk(hex(body), body), LAST]),
  }),
  chunks: (body) => ({
    head: ['transfer-encoding: chunked'],
    bytes: Buffer.concat([
      ...[body.subarray(0, 7), body.subarray(7)]
        .filter(({ length }) => length > 0)
        .flatMap((part) => chunk(hex(part), part)),
      LAST,
    ]),
  }),
  'chunks with trailers': (body) => ({
    head: ['transfer-encoding: chunked', 'trailer: content-type'],
    bytes: Buffer.concat([...chunk(hex(body), body), Buffer.from('0\r\ncontent-type: text/html\r\n\r\n')]),
  }),
  'chunks without an end': (body) => ({
    head: ['transfer-encoding: chunked'],
    bytes: Buffer.concat(chunk(hex(body), body)),
  }),
  'chunks of no size': (body) => ({
    head: ['transfer-encoding: chunked'],
    bytes: Buffer.concat([...chunk('zz', body), LAST]),
  }),
  'chunks of any size': (body) => ({
    head: ['transfer-encoding: chunked'],
    bytes: Buffer.concat([...chunk('f'.repeat(20), body), LAST]),
  }),
  'packed chunks': (body) => ({
    head: ['transfer-encoding: gzip, chunked'],
    bytes: Buffer.concat([...chunk(hex(body), body), LAST]),
  }),
  'packed without chunks': (body) => ({ head: ['transfer-encoding: gzip'], bytes: body }),
};

const encodings = fc.constantFrom(
  null,
  'identity',
  'gzip',
  'br',
  'deflate',
  'zstd',
  'gzip, br',
  '',
  '\x7f',
  'ü',
);

const bodies = (sound: string): fc.Arbitrary<Buffer> =>
  fc.oneof(
    fc.constantFrom(Buffer.from(sound), gzipSync(sound), gzipSync(sound).subarray(0, 20), Buffer.alloc(0)),
    fc.integer({ min: 0, max: sound.length }).map((at) => Buffer.from(sound.slice(0, at))),
    fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
    fc.integer({ min: 200_000, max: 400_000 }).map((length) => Buffer.alloc(length, ' ')),
  );

describe('whatever comes over a line', () => {
  it(
    'is taken or refused, and nothing is answered otherwise afterwards',
    async () => {
      const { strapi } = globalThis as { strapi?: { log: { error(...said: unknown[]): void } } };
      const logged = vi.spyOn(strapi!.log, 'error');
      onTestFinished(() => logged.mockRestore());
      const chosen = fc
        .constantFrom(...requests)
        .chain((request) => fc.tuple(fc.constant(request), bodies(JSON.stringify(request.body))));
      const framings = fc.constantFrom(...Object.keys(FRAMINGS));
      // Where the line breaks, as a part of what was to be sent; most lines hold.
      const breaks = fc.option(fc.double({ min: 0, max: 1, noNaN: true }), { freq: 3 });

      await fc.assert(
        fc.asyncProperty(
          chosen,
          framings,
          encodings,
          breaks,
          async ([request, body], framing, encoding, at) => {
            const { head, bytes } = FRAMINGS[framing]!(body);
            const lines = [
              `${request.method} ${request.path} HTTP/1.1`,
              'host: 127.0.0.1',
              'content-type: application/json',
              `cookie: ${business.owner.cookie ?? ''}`,
              `idempotency-key: ${randomUUID()}`,
              ...(encoding === null ? [] : [`content-encoding: ${encoding}`]),
              ...head,
            ];
            const whole = Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), bytes]);
            const line = await openConnection();
            line.write(whole.subarray(0, at === null ? whole.length : Math.floor(whole.length * at)));
            if (at === null) {
              line.end();
              for (let answer = await line.answer(); answer; answer = await line.answer()) {
                expect(answer.status, answer.text).toBeGreaterThanOrEqual(200);
                expect(answer.status, answer.text).toBeLessThan(500);
              }
            } else line.drop();

            const after = await openConnection();
            after.write(written('GET', '/api/session'), written('GET', '/livez'));
            expect([(await after.answer())?.status, (await after.answer())?.status]).toEqual([200, 200]);
            after.drop();
            expect(logged.mock.calls.map(String)).toEqual([]);
          },
        ),
        { numRuns: RUNS },
      );
      tally('fuzzed lines', RUNS);
    },
    PATIENCE_MS,
  );
});
