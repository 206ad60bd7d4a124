import { beforeEach, expect, it, vi } from 'vitest';
import { initialForm, saveCheckoutDraft } from '../../src/storefront/checkout/form';
import { loadReorder } from '../../src/storefront/store-page/reorder';
import { stubStorage } from '../device-fixture';
import { profile } from './profile-fixture';

const agreed = { remindMe: true };
const not = { remindMe: false };

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

it('offers reminders again only by a link that says whom it was sent to', async () => {
  const link = { kind: 'stop', token: 'token.contact.signature' } as const;
  const offer = { kind: 'resume', token: link.token } as const;
  expect(await loadReorder('one', link, 'en')).toEqual({ said: 'No more reminders.', offer });
  const asked = vi.spyOn(globalThis, 'fetch');
  expect(await loadReorder('one', offer, 'en')).toEqual({ said: 'No more reminders.' });
  const [path, sent] = asked.mock.calls[0] ?? [];
  expect([path, sent?.method]).toEqual(['/api/store/carts/token.contact.signature/resume', 'POST']);
});
