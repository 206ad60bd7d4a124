import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { anonymous, newBusiness, type TestBusiness } from '../support/business';
import { requestsWithBodies, type RequestWithBody } from '../support/bodies';
import type { Answer } from '../support/client';
import { tally, thorough } from '../support/proof';
import { apiRoutes } from '../support/routes';

const RUNS = thorough(5000, 400);
const PATIENCE_MS = 600_000;

let business: TestBusiness;
let requests: RequestWithBody[];

beforeAll(async () => {
  business = await newBusiness();
  // The owner's own session is not among what is tried to be broken.
  requests = (await requestsWithBodies(business)).filter(({ path }) => path !== '/api/session');
});

/** Whatever was asked, the answer is never ours to be ashamed of, and a refusal says what, where and in words. */
function expectDecent({ status, text, body }: Answer, asked: string): void {
  expect(status, `${asked}\n${text}`).toBeLessThan(500);
  if (status < 400) return;
  expect(body.error.status, asked).toBe(status);
  expect(body.error.message, asked).toMatch(/\S{2,}.*[.:?)\w]$/);
  expect(body.error.message, asked).not.toMatch(/[{}]/);
  expect(body.error.details.code, asked).toMatch(/^[A-Z][A-Z_]+$/);
  expect(body.error.details.path, asked).toBeInstanceOf(Array);
}

const nasty = fc.constantFrom(
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud83d',
  '\udc00x',
  '🍕'.repeat(40),
  'ñ́'.repeat(50),
  '\u202e\u200b\ufeff',
  "'; DROP TABLE orders; --",
  '%',
  '_%_',
  '$1',
  '?',
  '{name}',
  '<script>alert(1)</script>',
  '__proto__',
  'constructor',
  'null',
  'NaN',
  '-0',
  '1e308',
  '0001-01-01T00:00:00Z',
  '9999-12-31T23:59:59Z',
  '+275760-09-13T00:00:00Z',
  '2026-02-30',
  'x'.repeat(256),
  'x'.repeat(5000),
);
const number = fc.constantFrom(
  0,
  -0,
  -1,
  1,
  0.5,
  1e-320,
  50,
  51,
  2 ** 31 - 1,
  2 ** 31,
  2 ** 53 - 1,
  2 ** 53,
  1e21,
  1e308,
  -(2 ** 53),
);
const value: fc.Arbitrary<unknown> = fc.oneof(
  nasty,
  number,
  fc.constantFrom(null, true, false, [], {}, [[]], [{}], [null]),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** A value as it was, but for one place, which is replaced, left out, repeated or given a neighbour. */
function around(body: unknown): fc.Arbitrary<unknown> {
  const places = placesIn(body);
  return fc
    .tuple(fc.constantFrom(...places), fc.constantFrom('replace', 'drop', 'repeat', 'add'), value, nasty)
    .map(([place, how, other, key]) => changed(body, place, how, other, key));
}

type Place = (string | number)[];

function placesIn(body: unknown, at: Place = []): Place[] {
  if (typeof body !== 'object' || body === null) return [at];
  return [at, ...Object.entries(body).flatMap(([key, part]) => placesIn(part, [...at, key]))];
}

function changed(body: unknown, [key, ...rest]: Place, how: string, other: unknown, name: string): unknown {
  if (key === undefined) {
    if (how === 'add' && typeof body === 'object' && body !== null) return { ...body, [name]: other };
    return how === 'repeat' ? [body, body] : other;
  }
  const copy = (Array.isArray(body) ? [...(body as unknown[])] : { ...(body as object) }) as Record<
    string,
    unknown
  >;
  if (rest.length === 0 && how === 'drop') Reflect.deleteProperty(copy, key);
  else copy[key] = changed(copy[key], rest, how, other, name);
  return copy;
}

describe('whatever comes', () => {
  it(
    'as a body around what a schema expects is taken or refused, and never breaks the server',
    async () => {
      const chosen = fc
        .constantFrom(...requests)
        .chain((request) =>
          fc.tuple(fc.constant(request), fc.oneof({ weight: 5, arbitrary: around(request.body) }, value)),
        );
      await fc.assert(
        fc.asyncProperty(chosen, async ([{ method, path }, body]) => {
          const sent = JSON.stringify(body);
          const answer = await business.owner.send(method, path, sent, { 'idempotency-key': randomUUID() });
          expectDecent(answer, `${method} ${path} ${sent}`);
        }),
        { numRuns: RUNS },
      );
      tally('fuzzed bodies', RUNS);
    },
    PATIENCE_MS,
  );

  it(
    'as two changes at once in what a customer sends does no harm either',
    async () => {
      const [order, quote] = ['orders', 'quote'].map((end) =>
        requests.find(({ path }) => path.endsWith(end)),
      );
      const chosen = fc
        .constantFrom(order!, quote!)
        .chain((request) => fc.tuple(fc.constant(request), around(request.body).chain(around)));
      await fc.assert(
        fc.asyncProperty(chosen, async ([{ method, path }, body]) => {
          const sent = JSON.stringify(body);
          const answer = await anonymous.send(method, path, sent, { 'idempotency-key': randomUUID() });
          expectDecent(answer, `${method} ${path} ${sent}`);
        }),
        { numRuns: RUNS },
      );
      tally('fuzzed customers', RUNS);
    },
    PATIENCE_MS,
  );

  it(
    'as bytes that are no JSON is refused',
    async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom(...requests),
          fc.string({ maxLength: 200 }),
          async (request, text) => {
            fc.pre(text.trim() !== '');
            const answer = await business.owner.send(request.method, request.path, text);
            expectDecent(answer, `${request.method} ${request.path} ${text}`);
          },
        ),
        { numRuns: RUNS / 4 },
      );
      tally('fuzzed bytes', RUNS / 4);
    },
    PATIENCE_MS,
  );

  it(
    'as an address or a question is answered or refused',
    async () => {
      const routes = (await apiRoutes()).filter(
        ({ method, path }) => method === 'GET' && !path.endsWith('/events') && path !== '/api/events',
      );
      const word = fc.oneof(nasty, fc.string({ unit: 'binary', maxLength: 30 })).filter(isWellFormed);
      const names = [
        'filters',
        'sort',
        'pagination',
        'q',
        'branch',
        'cursor',
        'state',
        'from',
        'minCents',
        'pageSize',
      ];
      const key = fc.oneof(
        fc.constantFrom(
          ...names,
          'filters[name][$eq]',
          'filters[priceCents][$gte]',
          'pagination[page]',
          'sort[0]',
        ),
        word,
      );
      const question = fc.array(fc.tuple(key, fc.oneof(word, number.map(String))), { maxLength: 3 });
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...routes), word, question, async ({ path }, part, asked) => {
          const query = asked.map(
            ([name, text]) => `${encodeURIComponent(name)}=${encodeURIComponent(text)}`,
          );
          const url = `${path.replace(/:\w+/, encodeURIComponent(part))}?${query.join('&')}`;
          fc.pre(url.length < 8000);
          expectDecent(await business.owner.get(url), url);
        }),
        { numRuns: RUNS },
      );
      tally('fuzzed addresses', RUNS);
    },
    PATIENCE_MS,
  );
});

const isWellFormed = (text: string) => !/\p{Surrogate}/u.test(text);
