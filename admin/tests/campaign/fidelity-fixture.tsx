import type { LoyaltyAccountDto, LoyaltyProgramDto } from '@contracts/loyalty';
import { Refine } from '@refinedev/core';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { vi } from 'vitest';
import { completeBrowser, speakEnglish } from '../browser-fixture';
import { signInAs } from '../session-fixture';
import { accessControlProvider } from '@app/providers/access-control/access-control-provider';
import { dataProvider } from '@app/providers/data/data-provider';
import FidelityPage from '../../src/features/campaign/fidelity/fidelity-page';
import branch from '../../src/locales/en/branch.json';
import loyalty from '../../src/locales/en/loyalty.json';
import navigation from '../../src/locales/en/navigation.json';

const AT = '2031-04-03T15:00:00.000Z';

export const program: LoyaltyProgramDto = {
  ...{ id: 'p1', version: 4, createdAt: AT, updatedAt: AT, createdBy: null, updatedBy: null },
  ...{ name: 'Stamp card', kind: 'STAMPS', earnPer: 'PER_ORDER', every: 1, gives: 1 },
  ...{ minOrderCents: 0, branchIds: [], productIds: [], expireDays: null, state: 'ACTIVE' },
  rewards: [
    {
      ...{ id: 'r1', kind: 'FREE_DELIVERY', name: 'Free ride', cost: 10, valueBps: 0, valueCents: 0 },
      ...{ productIds: [], maxDiscountCents: null, usageLimit: null },
    },
  ],
  redeemed: { r1: 3 },
};

export const member: LoyaltyAccountDto = {
  ...{ customerId: 'k1', customerName: 'Bia Souza', customerPhone: '••••• 4321', programId: 'p1' },
  ...{ kind: 'STAMPS', available: 7, pending: 1, debt: 2 },
  nextExpiry: { at: AT, amount: 3 },
};

export async function prepareFidelity(): Promise<void> {
  completeBrowser();
  await speakEnglish();
  for (const [name, texts] of Object.entries({ branch, loyalty, navigation }))
    i18next.addResourceBundle('en', name, texts);
  signInAs('owner', { deny: ['audit.view'] });
}

export interface Sent {
  method: string;
  path: string;
  search: URLSearchParams;
  body: unknown;
}

/** Answers the requests that `answer` knows, and lists without rows otherwise; gives what was sent, in its order. */
export function stubApi(answer: (sent: Sent) => unknown): Sent[] {
  const requests: Sent[] = [];
  vi.stubGlobal('fetch', (path: string, init: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(path, 'http://x');
    const sent: Sent = {
      method: init.method ?? 'GET',
      path: pathname,
      search: searchParams,
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
    };
    requests.push(sent);
    const data = answer(sent) ?? [];
    const meta = Array.isArray(data) ? { pagination: { total: data.length } } : undefined;
    return Promise.resolve(new Response(JSON.stringify({ data, meta })));
  });
  return requests;
}

export function openPage(search = '') {
  const framed = (
    <Refine
      dataProvider={dataProvider}
      accessControlProvider={accessControlProvider}
      options={{ disableTelemetry: true }}
    >
      <FidelityPage />
    </Refine>
  );
  const router = createMemoryRouter([{ path: '*', element: framed }], {
    initialEntries: [`/dashboard/campaign/fidelity${search}`],
  });
  render(<RouterProvider router={router} />);
  return { user: userEvent.setup({ delay: null }), router };
}
