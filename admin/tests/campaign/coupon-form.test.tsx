// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { CouponDto } from '@contracts/coupons';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { coupon, open, prepareCoupons, rowOf, stubApi, type Sent } from './coupon-fixture';
import CouponCreate from '../../src/features/campaign/coupon/form/coupon-create';
import { CouponEditor } from '../../src/features/campaign/coupon/form/coupon-editor';
import { NEW_COUPON } from '../../src/features/campaign/coupon/coupon-values';
import { formRules } from '../../src/features/campaign/coupon/rules/rule-arguments';
import { hasControl } from '../../src/features/campaign/coupon/rules/rule-field';
import words from '../../src/locales/en/coupons.json';
import { signInAs } from '../session-fixture';

let requests: Sent[];
let refusal: Response | null;

beforeAll(prepareCoupons);
beforeEach(() => {
  signInAs('owner', { deny: ['audit.view'] });
  refusal = null;
  requests = stubApi(({ method, path, body }) => {
    if (path === '/api/coupons/c1' && method === 'GET') return rowOf(coupon);
    if (path === '/api/coupons' && method === 'POST')
      return refusal ?? rowOf({ ...coupon, ...(body as object), id: 'c2', version: 1 });
    if (method === 'PATCH') return refusal ?? rowOf({ ...coupon, ...(body as object), version: 5 });
    return undefined;
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const written = () =>
  requests.find(({ method }) => method === 'POST' || method === 'PATCH')?.body as CouponDto;
const edit = () => open(<CouponEditor coupon={coupon} initialValues={NEW_COUPON} />);
const summary = () => within(screen.getByRole('region', { name: words.summary.title }));

it('has a control for every field of every rule', () => {
  const kinds = formRules.flatMap(({ fields }) => Object.values(fields).map(({ kind }) => kind));
  expect(kinds.length).toBeGreaterThan(8);
  expect(kinds.filter((kind) => !hasControl(kind))).toEqual([]);
});

it('adds rules and removes them, and sends what is left', async () => {
  const { user } = edit();
  await user.click(screen.getByRole('button', { name: words.rules.add }));
  await user.click(await screen.findByRole('menuitem', { name: 'Minimum order' }));
  await user.type(await screen.findByLabelText('Items of at least'), '50');
  await waitFor(() => expect(summary().getByText(/^Items of at least: .*50/)).toBeTruthy());
  await user.click(screen.getByRole('button', { name: 'Remove the rule “Number of uses”' }));
  await user.click(screen.getByRole('button', { name: words.rules.add }));
  const offered = await screen.findAllByRole('menuitem');
  expect(offered.map((item) => item.textContent)).toContain('Number of uses');
  expect(offered.map((item) => item.textContent)).not.toContain('Minimum order');
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(written()).toEqual({ rules: { minimum: { minSubtotalCents: 5000 } }, version: 4 }),
  );
});

it('does not save a rule whose value nobody has typed', async () => {
  const { user } = edit();
  await user.click(screen.getByRole('button', { name: words.rules.add }));
  await user.click(await screen.findByRole('menuitem', { name: 'Minimum order' }));
  await screen.findByLabelText('Items of at least');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(words.issues.rules.NOT_A_NUMBER);
  expect(written()).toBeUndefined();
});

it('shows what the server refuses at the field of the rule', async () => {
  const message = 'At most a million uses.';
  refusal = new Response(
    JSON.stringify({
      error: {
        ...{ status: 422, name: 'ValidationError', message: 'Not saved' },
        details: {
          code: 'INVALID',
          issues: [{ code: 'TOO_BIG', path: ['rules', 'usage', 'usageLimit'], message }],
        },
      },
    }),
    { status: 422 },
  );
  const { user } = edit();
  const limit = screen.getByLabelText('Uses in all');
  await user.type(limit, '0');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(message);
  expect(limit.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(limit);
});

it('begins a copy with everything but the code', async () => {
  const { user } = open(<CouponCreate />, '/dashboard/campaign/coupon/new?from=c1');
  const name: HTMLInputElement = await screen.findByLabelText('Name');
  expect(name.value).toBe('Ten percent');
  const code: HTMLInputElement = within(
    screen.getByRole('region', { name: words.sections.coupon }),
  ).getByLabelText('Code');
  expect(code.value).toBe('');
  await user.click(screen.getByRole('button', { name: words.generate }));
  await waitFor(() => expect(code.value).toMatch(/^[A-Z0-9]{8}$/));
  const made = code.value;
  await user.click(screen.getByRole('button', { name: words.create }));
  await waitFor(() =>
    expect(written()).toMatchObject({ code: made, valueBps: 1000, rules: { usage: { usageLimit: 100 } } }),
  );
});

it('shows the values of the chosen kind, and keeps none of another', async () => {
  const { user } = edit();
  await user.click(screen.getByRole('radio', { name: words.values.kind.FIXED }));
  expect(screen.queryByLabelText(words.fields.valueBps)).toBeNull();
  await user.type(await screen.findByLabelText(words.fields.valueCents), '20');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(written()).toEqual({
      ...{ kind: 'FIXED', valueBps: null, valueCents: 2000, maxDiscountCents: null },
      version: 4,
    }),
  );
});

it('checks the terms as a whole before it sends them', async () => {
  const { user } = edit();
  const share = screen.getByLabelText(words.fields.valueBps);
  await user.clear(share);
  await user.type(share, '60');
  await user.clear(screen.getByLabelText(new RegExp(`^${words.fields.maxDiscountCents}`)));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(words.issues.COUPON_CAP_REQUIRED);
  expect(written()).toBeUndefined();
});
