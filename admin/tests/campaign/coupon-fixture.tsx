import type { CouponDto } from '@contracts/coupons';
import { Refine } from '@refinedev/core';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { vi } from 'vitest';
import { completeBrowser, speakEnglish } from '../browser-fixture';
import { signInAs } from '../session-fixture';
import { accessControlProvider } from '@app/providers/access-control/access-control-provider';
import { dataProvider } from '@app/providers/data/data-provider';
import branch from '../../src/locales/en/branch.json';
import couponWords from '../../src/locales/en/coupons.json';
import customers from '../../src/locales/en/customers.json';
import navigation from '../../src/locales/en/navigation.json';
import order from '../../src/locales/en/order.json';

const AT = '2031-04-03T15:00:00.000Z';

export const coupon: CouponDto = {
  ...{ id: 'c1', version: 4, createdAt: AT, updatedAt: AT, createdBy: null, updatedBy: null },
  ...{ code: 'PIZZA10', name: 'Ten percent', kind: 'PERCENT', valueBps: 1000, valueCents: null },
  ...{ maxDiscountCents: 1500, productIds: [], categoryIds: [], buyQuantity: 1, getQuantity: 1 },
  ...{ combinable: false, autoApply: false, priority: 0, personalOnly: false, sellerId: null },
  ...{ branchIds: [], rules: { usage: { usageLimit: 100 } }, state: 'ACTIVE', phase: 'ACTIVE' },
  ...{ uses: 12, discountCents: 5000, soldCents: 50_000 },
  links: [{ branchId: 'b1', url: 'https://cantina.test/m/centro?c=PIZZA10' }],
};

export async function prepareCoupons(): Promise<void> {
  completeBrowser();
  await speakEnglish();
  const words = { branch, coupons: couponWords, customers, navigation, order };
  for (const [name, texts] of Object.entries(words)) i18next.addResourceBundle('en', name, texts);
  signInAs('owner');
}

export interface Sent {
  method: string;
  path: string;
  search: URLSearchParams;
  body: unknown;
  signal: AbortSignal | undefined;
}

/** Answers the requests that `answer` knows, and lists without rows otherwise; gives what was sent, in its order. */
export function stubApi(answer: (sent: Sent) => Response | Promise<Response> | undefined): Sent[] {
  const requests: Sent[] = [];
  vi.stubGlobal('fetch', (path: string, init: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(path, 'http://x');
    const sent: Sent = {
      method: init.method ?? 'GET',
      path: pathname,
      search: searchParams,
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
      signal: init.signal ?? undefined,
    };
    requests.push(sent);
    return Promise.resolve(answer(sent) ?? listOf([]));
  });
  return requests;
}

export const rowOf = (data: unknown): Response => new Response(JSON.stringify({ data }));
export const listOf = (data: readonly unknown[]): Response =>
  new Response(JSON.stringify({ data, meta: { pagination: { total: data.length } } }));

/** The notices of the dashboard, with their way back. */
export const notices: { message: string; undo?: () => void }[] = [];

export function open(page: ReactElement, address = '/') {
  notices.length = 0;
  const framed = (
    <Refine
      dataProvider={dataProvider}
      accessControlProvider={accessControlProvider}
      notificationProvider={{
        open: ({ message, cancelMutation }) => void notices.push({ message, undo: cancelMutation }),
        close: () => undefined,
      }}
      options={{ disableTelemetry: true }}
    >
      {page}
    </Refine>
  );
  const router = createMemoryRouter([{ path: '*', element: framed }], { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  return { user: userEvent.setup({ delay: null }), router };
}
