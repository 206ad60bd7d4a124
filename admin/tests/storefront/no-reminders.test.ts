import { beforeEach, expect, it, vi } from 'vitest';
import { initialForm, saveCheckoutDraft } from '../../src/storefront/checkout/form';
import { loadReorder } from '../../src/storefront/store-page/reorder';
import { stubStorage } from '../device-fixture';
import { profile } from './profile-fixture';

const agreed = { remindMe: true, consentAt: '2026-03-10T10:00:00.000Z' };
const not = { remindMe: false, consentAt: null };

beforeEach(() => {
  stubStorage();
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response(JSON.stringify({ data: { message: 'No more reminders.' } }))),
  );
});

it('a customer who wants no reminders any more does not agree again with what they typed before, at any store', async () => {
  saveCheckoutDraft('one', { ...initialForm('one', profile()), name: 'Ana Lima', ...agreed });
  // The other store of that business, and one at which they never spoke of it.
  saveCheckoutDraft('two', { ...initialForm('two', profile()), phone: '11 98888-7777', ...agreed });
  saveCheckoutDraft('three', initialForm('three', profile()));
  const said = await loadReorder('one', { kind: 'stop', token: 'token-of-a-cart' }, 'en');
  expect(said).toEqual({ said: 'No more reminders.' });
  expect(initialForm('one', profile())).toMatchObject({ name: 'Ana Lima', ...not });
  expect(initialForm('two', profile())).toMatchObject({ phone: '11 98888-7777', ...not });
  expect(initialForm('three', profile()).remindMe).toBeNull();
});
