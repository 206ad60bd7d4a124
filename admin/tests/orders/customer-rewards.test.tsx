// @vitest-environment jsdom
import type { LoyaltyCardProgram } from '@contracts/loyalty-card';
import { Refine } from '@refinedev/core';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { completeBrowser, speakEnglish } from '../browser-fixture';
import { stubApi, type Sent } from '../campaign/fidelity-fixture';
import { signInAs } from '../session-fixture';
import { dataProvider } from '@app/providers/data/data-provider';
import { emptyDraft, rewardOfDraft } from '../../src/features/orders/new-order/draft';
import words from '../../src/locales/en/loyalty.json';
import { CustomerRewards } from '@entities/loyalty/customer-rewards';

const reward = { id: 'r1', kind: 'PRODUCT' as const, name: 'Free dessert', cost: 10 };
const program: LoyaltyCardProgram = {
  ...{ programId: 'p1', name: 'Stamp card', kind: 'STAMPS', earnPer: 'PER_ORDER', every: 1, gives: 1 },
  ...{ minOrderCents: 0, earning: true, available: 12, pending: 0, debt: 0, nextExpiry: null },
  cashbackCents: 0,
  rewards: [{ ...reward, affordable: true, missing: 0 }],
};

beforeAll(async () => {
  completeBrowser();
  await speakEnglish();
  i18next.addResourceBundle('en', 'loyalty', words);
  signInAs('owner');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(programs: LoyaltyCardProgram[], chosen: { name: string } | null = null) {
  const requests = stubApi(({ path }: Sent) => {
    if (path === '/api/loyalty-accounts/k1/card') return { programs };
    if (path === '/api/loyalty-accounts/k1/verify')
      return { proof: 'pass', expiresAt: '2031-04-03T15:00:00Z' };
    return undefined;
  });
  const calls = { onChoose: vi.fn(), onRemove: vi.fn() };
  render(
    <Refine dataProvider={dataProvider} options={{ disableTelemetry: true }}>
      <CustomerRewards customerId="k1" branchId="b1" chosen={chosen} {...calls} />
    </Refine>,
  );
  return { requests, ...calls, user: userEvent.setup() };
}

it('redeems a reward once the code of the customer’s page is verified', async () => {
  const { requests, onChoose, user } = show([program]);
  expect(await screen.findByText('Stamp card: 12 stamps')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Use a reward' }));
  expect(await screen.findByRole('radio', { name: 'Free dessert (10 stamps)' })).toHaveProperty(
    'checked',
    true,
  );
  const ok = screen.getByRole('button', { name: 'Use reward' });
  expect(ok).toHaveProperty('disabled', true);
  await user.type(screen.getByRole('textbox', { name: /^Code/ }), '12 34-56');
  await user.click(ok);
  await vi.waitFor(() =>
    expect(onChoose).toHaveBeenCalledWith({ id: 'r1', name: 'Free dessert', proof: 'pass' }),
  );
  expect(requests.at(-1)).toMatchObject({ method: 'POST', body: { code: '123456' } });
});

it('tells what is missing, and offers nothing that cannot be afforded', async () => {
  show([{ ...program, available: 7, rewards: [{ ...reward, affordable: false, missing: 3 }] }]);
  expect(await screen.findByText('Stamp card: 7 stamps · 3 stamps to go for Free dessert')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('takes a chosen reward off', async () => {
  const { onRemove, user } = show([program], { name: 'Free dessert' });
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  expect(onRemove).toHaveBeenCalled();
});

it('sends a reward with the phone of its customer alone', () => {
  const draft = emptyDraft({ services: ['TAKEOUT'], payments: ['CASH'], city: 'São Paulo', state: 'SP' });
  const chosen = { id: 'r1', name: 'Free dessert', proof: 'pass', phone: '11999990000' };
  expect(rewardOfDraft({ ...draft, reward: chosen, phone: '11999990000' })).toEqual({
    id: 'r1',
    proof: 'pass',
  });
  expect(rewardOfDraft({ ...draft, reward: chosen, phone: '11999990001' })).toBeNull();
});
