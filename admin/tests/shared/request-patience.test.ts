import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '@shared/api/error';
import { request } from '@shared/api/request';

const LIMIT_MS = 30_000;
/** A network that took the question and never brings the answer, or only its beginning. */
let signals: AbortSignal[] = [];
const answers = (answer: (aborted: Promise<never>) => Response | Promise<never>) =>
  vi.stubGlobal('fetch', async (_path: string, { signal }: { signal: AbortSignal }) => {
    signals.push(signal);
    const aborted = new Promise<never>((_, reject) => {
      const stop = () => reject(new DOMException('aborted', 'AbortError'));
      if (signal.aborted) stop();
      signal.addEventListener('abort', stop);
    });
    aborted.catch(() => undefined);
    return answer(aborted);
  });
const outcome = (asked: Promise<unknown>) =>
  asked.then(
    () => 'answered',
    (error: unknown) => (error instanceof ApiError ? error.code : 'given up'),
  );

beforeEach(() => {
  signals = [];
  vi.useFakeTimers();
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const halfAnAnswer = (aborted: Promise<never>) =>
  new Response(
    new ReadableStream({
      start: (stream) => {
        stream.enqueue(new TextEncoder().encode('{"data":'));
        aborted.catch((error: unknown) => stream.error(error));
      },
    }),
  );

it.each([
  ['with a key', { answer: 42 }, 'key', 'UNREACHABLE'],
  ['of a version', { version: 3 }, undefined, 'UNREACHABLE'],
  ['that would be done twice', { name: 'Grill' }, undefined, null],
] as const)('a POST %s is waited for accordingly', async (_, body, key, expected) => {
  answers((aborted) => aborted);
  let became: unknown = null;
  void outcome(request('POST', '/api/printers', body, undefined, key)).then((is) => (became = is));
  await vi.advanceTimersByTimeAsync(LIMIT_MS + 1);
  expect(became).toBe(expected);
});

it.each([
  ['GET', 'nothing', (aborted: Promise<never>) => aborted],
  ['GET', 'half of the answer', halfAnAnswer],
] as const)('a %s of which %s ever comes has no line, once it was waited for', async (method, _, answer) => {
  answers(answer);
  let became: unknown = null;
  const over = outcome(request(method, '/api/orders/board')).then((is) => (became = is));
  await vi.advanceTimersByTimeAsync(LIMIT_MS - 1);
  expect(became).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  await over;
  expect(became).toBe('UNREACHABLE');
  expect(signals[0]?.aborted).toBe(true);
});

it('is given up at once by whoever asked, which is no failure of the line', async () => {
  answers((aborted) => aborted);
  const asked = new AbortController();
  const over = outcome(request('GET', '/api/orders', undefined, asked.signal));
  asked.abort();
  expect(await over).toBe('given up');
  expect(signals[0]?.aborted).toBe(true);

  answers((aborted) => aborted);
  expect(await outcome(request('GET', '/api/orders', undefined, AbortSignal.abort()))).not.toBe(
    'UNREACHABLE',
  );
});

it('leaves nothing behind that could still end it once it was answered', async () => {
  answers(() => new Response('{"data":1}'));
  expect(await request('GET', '/api/orders')).toBe(1);
  expect(vi.getTimerCount()).toBe(0);
});
