// @vitest-environment jsdom
import type { FeedbackDto } from '@contracts/feedback';
import { cleanup, screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { coupon, listOf, notices, open, prepareCoupons, rowOf, stubApi } from '../campaign/coupon-fixture';
import { signInAs } from '../session-fixture';
import { FeedbackDrawer } from '../../src/features/falae-submissions/feedback-drawer';
import words from '../../src/locales/en/feedback.json';

const AT = '2031-04-03T15:00:00.000Z';
const feedback: FeedbackDto = {
  ...{ id: 'f1', version: 3, createdAt: AT, updatedAt: AT, branchId: 'b1', source: 'SURVEY', state: 'NEW' },
  ...{ kind: 'DETRACTOR', nps: 2, comment: 'Cold', foodRating: 1, deliveryRating: null, serviceRating: null },
  ...{ tags: [], answers: null, orderId: 'o1', orderNumber: '042', channel: 'STORE', courierId: null },
  ...{ customerId: 'k1', businessDay: '2031-04-03', responseChannel: null, ownerId: null, ownerName: null },
  ...{ dueAt: null, contactedAt: null, reply: null, repliedAt: null, repliedByName: null, canReply: true },
  ...{ recoveryCoupon: null, resolvedAt: null, resolution: null, reopenedAt: null, givenAt: AT },
  changedAt: null,
};
const given = { code: 'ABCD234567', couponId: 'c1', couponName: 'Sorry', orderId: null, orderNumber: null };

beforeAll(async () => {
  await prepareCoupons();
  i18next.addResourceBundle('en', 'feedback', words);
});
beforeEach(() => signInAs('owner'));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('gives the customer a code of an active coupon for personal codes, which the reply carries', async () => {
  let stored = feedback;
  const requests = stubApi(({ method, path }) => {
    if (path === '/api/coupons') return listOf([{ ...coupon, name: 'Sorry', personalOnly: true }]);
    if (method === 'POST' && path.endsWith('/recovery-coupon'))
      stored = { ...feedback, version: 4, recoveryCoupon: given };
    return path.startsWith('/api/feedback') ? rowOf(stored) : undefined;
  });
  const { user } = open(<FeedbackDrawer id="f1" onClose={() => undefined} />);
  await user.click(await screen.findByLabelText(new RegExp(words.coupon.label)));
  await user.click(await screen.findByTitle('Sorry'));
  const offered = requests.find(({ path }) => path === '/api/coupons');
  expect(offered?.search.get('filters[personalOnly][$eq]')).toBe('true');
  expect(offered?.search.get('filters[state][$eq]')).toBe('ACTIVE');
  await user.click(screen.getByRole('button', { name: words.coupon.give }));
  expect(await screen.findByText('ABCD234567')).toBeTruthy();
  expect(requests.find(({ path }) => path.endsWith('/recovery-coupon'))?.body).toEqual({
    ...{ version: 3, couponId: 'c1' },
  });
  expect(notices.map(({ message }) => message)).toContain(words.coupon.done);
  expect(screen.getByText(words.coupon.unused)).toBeTruthy();

  await user.type(screen.getByLabelText(words.reply.label), 'Sorry! Use');
  await user.click(screen.getByRole('button', { name: words.coupon.insert }));
  await user.click(screen.getByRole('button', { name: words.reply.send }));
  await waitFor(() =>
    expect(requests.find(({ path }) => path.endsWith('/reply'))?.body).toEqual({
      ...{ version: 4, text: 'Sorry! Use {code}' },
    }),
  );
});

it('names the order that used the code', async () => {
  const used = { ...given, orderId: 'o9', orderNumber: '107' };
  stubApi(({ path }) =>
    path.startsWith('/api/feedback') ? rowOf({ ...feedback, recoveryCoupon: used }) : undefined,
  );
  open(<FeedbackDrawer id="f1" onClose={() => undefined} />);
  const link = await screen.findByRole('link', { name: 'Used with order 107' });
  expect(link.getAttribute('href')).toBe('/dashboard/orders/details/o9');
});

it('offers no coupon to whoever may not edit coupons, nor where nobody is known', async () => {
  signInAs('attendant');
  stubApi(({ path }) => (path.startsWith('/api/feedback') ? rowOf(feedback) : undefined));
  open(<FeedbackDrawer id="f1" onClose={() => undefined} />);
  expect(await screen.findByLabelText(words.reply.label)).toBeTruthy();
  expect(screen.queryByLabelText(new RegExp(words.coupon.label))).toBeNull();
  cleanup();
  signInAs('owner');
  stubApi(({ path }) =>
    path.startsWith('/api/feedback') ? rowOf({ ...feedback, customerId: null }) : undefined,
  );
  open(<FeedbackDrawer id="f1" onClose={() => undefined} />);
  expect(await screen.findByLabelText(words.reply.label)).toBeTruthy();
  expect(screen.queryByLabelText(new RegExp(words.coupon.label))).toBeNull();
});
