// @vitest-environment jsdom
import type { LoyaltyProgramDto } from '@contracts/loyalty';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { openPage, prepareFidelity, program, stubApi, type Sent } from './fidelity-fixture';
import words from '../../src/locales/en/loyalty.json';

let requests: Sent[];
let programs: LoyaltyProgramDto[];

beforeAll(prepareFidelity);
beforeEach(() => {
  programs = [];
  requests = stubApi(({ method, path, body }) => {
    if (path === '/api/loyalty-programs' && method === 'POST') {
      programs = [{ ...program, ...(body as LoyaltyProgramDto), id: 'p2', version: 1, state: 'DRAFT' }];
      return programs[0];
    }
    if (path === '/api/loyalty-programs') return programs;
    if (method === 'PATCH') return { ...program, ...(body as object), version: 5 };
    if (path.endsWith('/pause')) return (programs = [{ ...program, state: 'PAUSED', version: 5 }])[0];
    return undefined;
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const written = () => requests.find(({ method }) => method === 'POST' || method === 'PATCH');
const card = () => within(screen.getByRole('region', { name: words.card.title }));
const replace = async (user: ReturnType<typeof openPage>['user'], label: string, text: string) => {
  const input = screen.getByLabelText(label);
  await user.clear(input);
  await user.type(input, text);
};

it('sends a new program that began with points, with its rewards as they were typed', async () => {
  const { user, router } = openPage();
  await user.click(await screen.findByRole('button', { name: /^1 point for every/ }));
  await screen.findByLabelText(words.fields.name);
  await replace(user, words.fields.name, 'Club');
  await replace(user, words.reward.cost.POINTS, '80');
  await user.click(screen.getByRole('button', { name: words.rewards.add }));
  await user.click(screen.getByRole('button', { name: 'Remove reward 2' }));
  await user.click(screen.getByRole('button', { name: words.create }));
  await waitFor(() =>
    expect(written()?.body).toMatchObject({
      ...{ name: 'Club', kind: 'POINTS', earnPer: 'PER_AMOUNT', every: 100, gives: 1 },
      rewards: [{ kind: 'FIXED', cost: 80, valueCents: 1000, usageLimit: null }],
    }),
  );
  await waitFor(() => expect(router.state.location.search).toBe('?program=p2'));
});

it('asks for the product of a reward before it sends anything', async () => {
  const { user } = openPage('?start=stamps');
  await user.click(await screen.findByRole('button', { name: words.create }));
  await screen.findByText(words.issues.rewards.REQUIRED);
  expect(written()).toBeUndefined();
});

it('gives cashback as a percentage', async () => {
  const { user } = openPage('?start=cashback');
  await screen.findByLabelText(words.earn.percent);
  await replace(user, words.earn.percent, '7.5');
  await user.click(screen.getByRole('button', { name: words.create }));
  await waitFor(() =>
    expect(written()?.body).toMatchObject({ kind: 'CASHBACK', gives: 750, every: 10_000, rewards: [] }),
  );
});

it('shows the card as it is typed', async () => {
  programs = [program];
  const { user } = openPage();
  await screen.findByLabelText(words.fields.name);
  expect(card().getByRole('img', { name: '8 of 10 stamps' }).children).toHaveLength(10);
  expect(card().getByText('2 stamps more for: Free ride')).toBeTruthy();
  await replace(user, words.fields.name, 'Pizza club');
  await replace(user, words.reward.cost.STAMPS, '5');
  await replace(user, words.reward.name, 'Free slice');
  expect(await card().findByRole('heading', { name: 'Pizza club' })).toBeTruthy();
  expect(card().getByRole('img', { name: '4 of 5 stamps' })).toBeTruthy();
  expect(card().getByText('1 stamp more for: Free slice')).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: words.values.kind.CASHBACK }));
  expect(await card().findByText(words.card.cashback)).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: words.values.kind.POINTS }));
  expect(await card().findByText('1 point more for: Free slice')).toBeTruthy();
});

it('sends only what is new of a stored program, and pauses it', async () => {
  programs = [program];
  const { user } = openPage();
  await screen.findByLabelText(words.reward.name);
  await replace(user, words.reward.name, 'Free trip');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(written()?.body).toEqual({
      rewards: [{ ...program.rewards[0], name: 'Free trip' }],
      version: 4,
    }),
  );
  await user.click(screen.getByRole('button', { name: words.actions.pause }));
  await screen.findByRole('button', { name: words.actions.activate });
  expect(requests.find(({ path }) => path.endsWith('/p1/pause'))?.body).toMatchObject({
    version: expect.any(Number) as number,
  });
});

it('lets nobody change or reopen a closed program', async () => {
  programs = [{ ...program, state: 'CLOSED' }];
  openPage();
  const name: HTMLInputElement = await screen.findByLabelText(words.fields.name);
  expect(name.disabled).toBe(true);
  expect(screen.getByText(words.closedText)).toBeTruthy();
  expect(screen.queryByRole('button', { name: words.actions.activate })).toBeNull();
});

it('closes a program only after it was confirmed', async () => {
  programs = [program];
  const { user } = openPage();
  await user.click(await screen.findByRole('button', { name: words.actions.close }));
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText(words.close.text);
  expect(written()).toBeUndefined();
  await user.click(dialog.getByRole('button', { name: words.actions.close }));
  await waitFor(() => expect(written()).toMatchObject({ path: '/api/loyalty-programs/p1/close' }));
});
