// @vitest-environment jsdom
import type { CouponDto } from '@contracts/coupons';
import { COUPON_PHASES } from '@domain/campaign';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { coupon, listOf, notices, open, prepareCoupons, rowOf, stubApi, type Sent } from './coupon-fixture';
import CouponsPage from '../../src/features/campaign/coupon/list/coupons-page';
import words from '../../src/locales/en/coupons.json';
import { signInAs } from '../session-fixture';

const rows: CouponDto[] = COUPON_PHASES.map((phase, index) => ({
  ...coupon,
  id: `c${index}`,
  code: `CODE-${phase}`,
  phase,
  state: phase === 'DRAFT' || phase === 'PAUSED' || phase === 'ARCHIVED' ? phase : 'ACTIVE',
}));

let listed: CouponDto[];
let requests: Sent[];

beforeAll(prepareCoupons);
beforeEach(() => {
  signInAs('owner');
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, 0, 1200, 20));
  listed = rows;
  requests = stubApi(({ method, path, body }) => {
    if (method === 'GET' && path === '/api/coupons') return listOf(listed);
    if (method !== 'PATCH') return undefined;
    const before = listed.find(({ id }) => path.endsWith(id)) ?? coupon;
    const after = { ...before, ...(body as object), version: before.version + 1 };
    listed = listed.map((row) => (row.id === after.id ? after : row));
    return rowOf(after);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const rowOfCode = async (code: string) => (await screen.findByText(code)).closest('tr')!;

it('shows where each coupon stands, what it gives, sold and cost', async () => {
  open(<CouponsPage />);
  for (const phase of COUPON_PHASES)
    expect((await rowOfCode(`CODE-${phase}`)).textContent).toContain(words.phases[phase]);
  const text = (await rowOfCode('CODE-ACTIVE')).textContent;
  expect(text).toContain('10% off, up to');
  expect(text).toContain('12of 100');
  expect(text).toContain('500');
  expect(text).toContain('10% of sales');
});

it('pauses a coupon against the version that it was read at, with a way back', async () => {
  const { user } = open(<CouponsPage />);
  await user.click(await screen.findByRole('button', { name: 'Pause CODE-ACTIVE' }));
  await waitFor(() => expect(notices).toHaveLength(1));
  expect(notices[0]?.message).toBe('CODE-ACTIVE is paused');
  notices[0]?.undo?.();
  await screen.findByRole('button', { name: 'Pause CODE-ACTIVE' });
  await waitFor(() =>
    expect(requests.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([
      { state: 'PAUSED', version: 4 },
      { state: 'ACTIVE', version: 5 },
    ]),
  );
});

it('duplicates into the form of a new coupon', async () => {
  const { user, router } = open(<CouponsPage />);
  await user.click(await screen.findByRole('button', { name: 'More about CODE-ACTIVE' }));
  await user.click(await screen.findByRole('menuitem', { name: words.actions.duplicate }));
  const { pathname, search } = router.state.location;
  expect(pathname + search).toBe('/dashboard/campaign/coupon/new?from=c2');
});

it('shows the link as a QR code', async () => {
  const { user } = open(<CouponsPage />);
  await user.click(await screen.findByRole('button', { name: 'More about CODE-ACTIVE' }));
  await user.click(await screen.findByRole('menuitem', { name: words.actions.qr }));
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByText(coupon.links[0]!.url);
  expect(within(dialog).getByRole('button', { name: words.links.svg })).toBeTruthy();
});

it('offers an archived coupon nothing but to bring it back', async () => {
  open(<CouponsPage />);
  const row = within(await rowOfCode('CODE-ARCHIVED'));
  expect(row.getAllByRole('button').map((button) => button.title)).toEqual(['Bring back CODE-ARCHIVED']);
});

it('shows people who may not edit no pause, no copy and no new coupon', async () => {
  signInAs('attendant');
  const { user } = open(<CouponsPage />);
  await user.click(await screen.findByRole('button', { name: 'More about CODE-ACTIVE' }));
  const items = await screen.findAllByRole('menuitem');
  expect(items.map((item) => item.textContent)).toEqual([words.actions.copyLink, words.actions.qr]);
  expect(screen.queryByRole('button', { name: 'Pause CODE-ACTIVE' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'New coupon' })).toBeNull();
});

it('says what coupons are for while there are none', async () => {
  listed = [];
  open(<CouponsPage />);
  expect(await screen.findByText(words.empty.title)).toBeTruthy();
});

it('shows sellers their coupons with links, without anything that changes them or explains other orders', async () => {
  signInAs('seller');
  const { user } = open(<CouponsPage />);
  await user.click(await screen.findByRole('button', { name: 'More about CODE-ACTIVE' }));
  expect(await screen.findByText(words.actions.copyLink)).toBeTruthy();
  expect(screen.queryByText(words.actions.archive)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Pause CODE-ACTIVE' })).toBeNull();
  expect(screen.queryByRole('button', { name: words.explain.title })).toBeNull();
});
