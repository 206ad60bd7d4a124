import { beforeEach, expect, it, vi } from 'vitest';
import { initialForm, saveCheckoutDraft } from '../../src/storefront/checkout/form';
import { loadReorder } from '../../src/storefront/store-page/reorder';
import { stubStorage } from '../device-fixture';
import { profile } from './profile-fixture';

beforeEach(() => {
  stubStorage();
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response(JSON.stringify({ data: { message: 'No more reminders.' } }))),
  );
});

it('a customer who wants no reminders any more does not agree again with what they typed before, at any store', async () => {
  saveCheckoutDraft('one', { ...initialForm('one', profile()), name: 'Ana Lima', remindMe: true });
  // The other store of that business, and one at which they never spoke of it.
  saveCheckoutDraft('two', { ...initialForm('two', profile()), phone: '11 98888-7777', remindMe: true });
  saveCheckoutDraft('three', initialForm('three', profile()));
  const said = await loadReorder('one', { kind: 'stop', token: 'token-of-a-cart' }, 'en');
  expect(said).toEqual({ said: 'No more reminders.' });
  expect(initialForm('one', profile())).toMatchObject({ name: 'Ana Lima', remindMe: false });
  expect(initialForm('two', profile())).toMatchObject({ phone: '11 98888-7777', remindMe: false });
  expect(initialForm('three', profile()).remindMe).toBeNull();
});
