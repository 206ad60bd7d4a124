// @vitest-environment jsdom
import type { LoyaltyLiabilityDto, LoyaltyMoveDto } from '@contracts/loyalty';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { member, openPage, prepareFidelity, program, stubApi, type Sent } from './fidelity-fixture';
import { liveConnection } from '@entities/live/live';
import words from '../../src/locales/en/loyalty.json';

const move = (changes: Partial<LoyaltyMoveDto>): LoyaltyMoveDto => ({
  ...{ id: 'm1', at: '2031-04-03T15:00:00.000Z', programId: 'p1', programName: 'Stamp card' },
  ...{
    kind: 'EARN',
    amount: 1,
    orderId: 'o1',
    orderNumber: '0042',
    rewardName: null,
    reason: null,
    by: null,
  },
  ...changes,
});
const liability: LoyaltyLiabilityDto = {
  ...{ units: 50, cents: 12_500 },
  months: [
    { month: '2031-05', units: 20, cents: 5000 },
    { month: null, units: 30, cents: 7500 },
  ],
};

let requests: Sent[];

beforeAll(prepareFidelity);
beforeEach(() => {
  requests = stubApi(({ path, search }) => {
    if (path === '/api/loyalty-programs') return [program];
    if (path === '/api/loyalty-programs/p1/liability') return liability;
    if (path === '/api/loyalty-accounts') return { programId: 'p1', members: [member], total: 1 };
    if (path === '/api/loyalty-accounts/k1/statement')
      return search.get('cursor')
        ? { moves: [move({ id: 'm0', kind: 'REDEEM', amount: -10, rewardName: 'Free ride' })], cursor: null }
        : { moves: [move({})], cursor: 77 };
    return undefined;
  });
});
afterEach(() => {
  cleanup();
  liveConnection.stop();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const openMember = async () => {
  const page = openPage('?tab=members');
  await page.user.click(await screen.findByRole('link', { name: member.customerName }));
  await screen.findByRole('link', { name: 'Order 0042' });
  return page;
};

it('lists members with what they have, and searches on the server', async () => {
  const { user } = openPage('?tab=members');
  await screen.findByRole('link', { name: member.customerName });
  expect(screen.getByText('7 stamps')).toBeTruthy();
  await user.type(screen.getByRole('searchbox', { name: words.members.search }), 'bia');
  await waitFor(() =>
    expect(
      requests.some(({ path, search }) => path === '/api/loyalty-accounts' && search.get('q') === 'bia'),
    ).toBe(true),
  );
});

it('names the last day on which units can be spent, not the morning after', async () => {
  const closeout = { at: '2031-04-04T04:00:00.000Z', amount: 3 };
  requests = stubApi(({ path }) => {
    if (path === '/api/loyalty-programs') return [program];
    if (path === '/api/loyalty-accounts')
      return { programId: 'p1', members: [{ ...member, nextExpiry: closeout }], total: 1 };
    return undefined;
  });
  openPage('?tab=members');
  expect(await screen.findByText(/^3 stamps on .*\b3\b/)).toBeTruthy();
});

it('opens the statement of a member, and pages through it', async () => {
  const { user, router } = await openMember();
  expect(router.state.location.search).toContain('member=k1');
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await screen.findByText(/Free ride/);
  expect(requests.some(({ search }) => search.get('cursor') === '77')).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Previous page' }));
  await screen.findByText('+1 stamp');
});

it('takes units with a reason, and reads the balance again', async () => {
  const { user } = await openMember();
  await user.click(screen.getByRole('button', { name: words.adjust.open }));
  const title = await screen.findByText('Adjust the balance of Bia Souza');
  const dialog = within(title.closest<HTMLElement>('[role=dialog]')!);
  await user.click(dialog.getByText(words.values.direction.TAKE));
  await user.type(dialog.getByLabelText(words.fields.amount), '3');
  await user.type(dialog.getByLabelText(words.fields.reason), 'Entered twice');
  const reads = () => requests.filter(({ path }) => path === '/api/loyalty-accounts').length;
  const before = reads();
  await user.click(dialog.getByRole('button', { name: words.adjust.ok }));
  await waitFor(() =>
    expect(requests.find(({ method }) => method === 'POST')).toMatchObject({
      path: '/api/loyalty-accounts/k1/adjust',
      body: { programId: 'p1', amount: -3, reason: 'Entered twice' },
    }),
  );
  await waitFor(() => expect(reads()).toBeGreaterThan(before));
});

it('tells what is owed, by month of expiry', async () => {
  const { user } = openPage();
  await user.click(await screen.findByRole('tab', { name: words.tabs.liability }));
  await screen.findByText('50 stamps');
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^May 203120 stamps.*50/),
    expect.stringMatching(/^Never expires30 stamps.*75/),
  ]);
});

it('opens a member by address who is not on the page of the list', async () => {
  const other = { ...member, customerId: 'k9', customerName: 'Caio Dias' };
  requests = stubApi(({ path, search }) => {
    if (path === '/api/loyalty-programs') return [program];
    if (path === '/api/loyalty-accounts' && search.get('customerId') === 'k9')
      return { programId: 'p1', members: [other], total: 1 };
    if (path === '/api/loyalty-accounts') return { programId: 'p1', members: [member], total: 1 };
    if (path === '/api/loyalty-accounts/k9/statement') return { moves: [move({})], cursor: null };
    return undefined;
  });
  openPage('?tab=members&member=k9');
  expect(await screen.findByText('Statement of Caio Dias')).toBeTruthy();
  expect(await screen.findByRole('link', { name: 'Order 0042' })).toBeTruthy();
});

it('says so where the address names somebody who is no member', async () => {
  stubApi(({ path, search }) => {
    if (path === '/api/loyalty-programs') return [program];
    if (path === '/api/loyalty-accounts')
      return { programId: 'p1', members: search.get('customerId') ? [] : [member], total: 0 };
    return undefined;
  });
  openPage('?tab=members&member=nobody');
  expect(await screen.findByText(words.members.unknown)).toBeTruthy();
});

it('reads members and statement again after a live event', async () => {
  const listeners = new Map<string, (event: { data: string }) => void>();
  vi.stubGlobal(
    'EventSource',
    class {
      addEventListener = listeners.set.bind(listeners);
      close = () => undefined;
    },
  );
  liveConnection.start();
  const emit = (event: object) => listeners.get('loyalty.changed')?.({ data: JSON.stringify(event) });
  await openMember();
  const count = (end: string) => requests.filter(({ path }) => path.endsWith(end)).length;
  const before = [count('/loyalty-accounts'), count('/statement')] as const;
  emit({ seq: 1, type: 'loyalty.changed', branchId: null, resource: 'loyalty-accounts', id: 'k1' });
  await waitFor(() => expect(count('/loyalty-accounts')).toBeGreaterThan(before[0]));
  await waitFor(() => expect(count('/statement')).toBeGreaterThan(before[1]));
});
