import { PIN_HEADER } from '@contracts/error';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dataProvider } from '@app/providers/data/data-provider';
import { menuFileApi } from '@entities/menu-file/menu-file-api';
import { startPinPrompts, pinPrompt } from '@entities/approval/pin-prompt';
import { request } from '@shared/api/request';

/** The PINs that came with the calls, one a call; null where none came. */
let shown: (string | null)[] = [];
let answers: { status: number; body: unknown }[] = [];
let stop: () => void;

const refused = (code: string, details: object = {}, status = 403) => ({
  status,
  body: { error: { status, message: '', details: { code, ...details } } },
});
const needed = refused('PIN_REQUIRED', { permission: 'order.cancel-after-preparation' });
const done = { status: 200, body: { data: 'done' } };

beforeEach(() => {
  shown = [];
  stop = startPinPrompts();
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.stubGlobal('fetch', (_: string, { headers }: { headers: Record<string, string> }) => {
    shown.push(headers[PIN_HEADER] ?? null);
    const { status, body } = answers.shift() ?? done;
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

const cancel = () => request<string>('POST', '/api/orders/1/cancel', { version: 1 });
/** What is asked for, as soon as it is. */
const question = () =>
  vi.waitFor(() => {
    const asked = pinPrompt.get();
    if (!asked || asked.trying) throw new Error('Nothing is asked');
    return asked;
  });

describe('a call that takes a manager’s PIN', () => {
  it('asks for it and is made again with it', async () => {
    answers = [needed, done];
    const call = cancel();
    const { refusal, answer } = await question();
    expect(refusal.details.permission).toBe('order.cancel-after-preparation');
    answer('7391');
    await expect(call).resolves.toBe('done');
    expect(shown).toEqual([null, '7391']);
    expect(pinPrompt.get()).toBeNull();
  });

  it('asks again while the PIN is wrong, and says how often that goes', async () => {
    answers = [needed, refused('PIN_WRONG', { triesLeft: 3 }), done];
    const call = cancel();
    (await question()).answer('1111');
    const again = await question();
    expect(again.refusal.details.triesLeft).toBe(3);
    again.answer('7391');
    await expect(call).resolves.toBe('done');
    expect(shown).toEqual([null, '1111', '7391']);
  });

  it('stays refused when nobody types one', async () => {
    answers = [needed];
    const call = cancel();
    (await question()).answer(null);
    await expect(call).rejects.toMatchObject({ code: 'PIN_REQUIRED' });
    expect(shown).toEqual([null]);
    expect(pinPrompt.get()).toBeNull();
  });

  it('passes on whatever else is said to the PIN', async () => {
    answers = [needed, refused('TOO_MANY_ATTEMPTS', { retryAfter: 600 }, 429)];
    const call = cancel();
    (await question()).answer('7391');
    await expect(call).rejects.toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
    expect(pinPrompt.get()).toBeNull();
  });

  it('does not talk over a question that stands already', async () => {
    answers = [needed, needed, done];
    const first = cancel();
    const { answer } = await question();
    await expect(cancel()).rejects.toMatchObject({ code: 'PIN_REQUIRED' });
    answer('7391');
    await expect(first).resolves.toBe('done');
  });

  it('asks for the data provider as well', async () => {
    answers = [needed, done];
    const call = dataProvider.custom!({ url: '/api/orders/1/refund', method: 'post', payload: {} });
    (await question()).answer('7391');
    await expect(call).resolves.toMatchObject({ data: { data: 'done' } });
    expect(shown).toEqual([null, '7391']);
  });
});

it('asks for an export as well', async () => {
  answers = [needed, done];
  const file = menuFileApi.export('branch', 'csv');
  (await question()).answer('7391');
  await expect(file).resolves.toMatchObject({ name: 'file' });
  expect(shown).toEqual([null, '7391']);
});

it('never asks because of another refusal, nor when nobody can be asked', async () => {
  answers = [refused('FORBIDDEN', { permission: 'wallet.view' }), needed];
  await expect(cancel()).rejects.toMatchObject({ code: 'FORBIDDEN' });
  stop();
  await expect(cancel()).rejects.toMatchObject({ code: 'PIN_REQUIRED' });
  expect(shown).toEqual([null, null]);
});
