// @vitest-environment jsdom
import { Refine } from '@refinedev/core';
import type { OrderCardDto } from '@contracts/orders';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { card } from './order-fixture';
import { completeBrowser, speakEnglish } from '../browser-fixture';
import { signInAs } from '../session-fixture';
import { ActionButton } from '../../src/features/orders/actions/action-button';
import { OrderActionsProvider } from '../../src/features/orders/actions/order-actions-provider';
import words from '../../src/locales/en/orders.json';
import { AntdRoot } from '@app/providers/antd/antd-root';
import { notificationProvider } from '@app/providers/notification/notification-provider';
import { toasts } from '@shared/ui/toast-store';

vi.mock('../../src/features/orders/actions/action-dialogs', () => ({ ActionDialogs: () => null }));

const QUEUED = card('001', { state: 'ACCEPTED', version: 4, actions: ['start', 'fire', 'acknowledge'] });
const RINGING = card('002', { actions: ['acknowledge', 'accept', 'fire'] });
const STARTED = card('001', { state: 'PREPARING', version: 5, actions: ['step-back'] });

/** What the server answers to an action on an order that it was asked for. */
let answer: (what: string, order: Partial<OrderCardDto>, status?: number) => Promise<void>;

beforeAll(async () => {
  completeBrowser();
  await speakEnglish();
  i18next.addResourceBundle('en', 'orders', words);
});
beforeEach(() => {
  signInAs('owner');
  toasts.set([]);
  const unanswered = new Map<string, (response: Response) => void>();
  vi.stubGlobal('fetch', (path: string, { method }: RequestInit) => {
    // Who moved an order is told at once: by nobody.
    if (method === 'GET') return Promise.resolve(new Response(JSON.stringify({ data: { timeline: [] } })));
    const [id, action] = path.split('/').slice(-2);
    return new Promise((resolve) => unanswered.set(`${action} ${id}`, resolve));
  });
  answer = (what, order, status = 200) =>
    act(async () => {
      const refusal = { message: 'Somebody was faster', details: { current: order } };
      const body = status === 200 ? { data: order } : { error: refusal };
      unanswered.get(what)?.(new Response(JSON.stringify(body), { status }));
      await Promise.resolve();
    });
  render(
    <AntdRoot>
      <Refine notificationProvider={notificationProvider} options={{ disableTelemetry: true }}>
        <OrderActionsProvider onCard={() => undefined}>
          {[QUEUED, RINGING].flatMap((order) =>
            order.actions.map((action) => (
              <ActionButton key={order.id + action} order={order} action={action} />
            )),
          )}
        </OrderActionsProvider>
      </Refine>
    </AntdRoot>,
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const undoable = () => toasts.get().flatMap(({ message, undo }) => (undo ? [message] : []));

/** The first order was begun with, and its message says so. */
async function starts() {
  press('Start: order 001');
  await answer('start 001', STARTED);
  await vi.waitFor(() => expect(undoable()).toEqual(['001 is being prepared']));
}

it('an order can be taken back still after another was taken note of, moved or not moved', async () => {
  await starts();
  press('Got it: order 002');
  await answer('acknowledge 002', RINGING);
  press('Accept: order 002');
  await answer('accept 002', { ...RINGING, state: 'ACCEPTED', version: 2 });
  press('Fire held items: order 002');
  await answer('fire 002', { ...RINGING, state: 'CANCELLED', version: 3 }, 409);
  await vi.waitFor(() => expect(toasts.get()).toHaveLength(2));
  expect(undoable()).toHaveLength(1);
});

it('an order can be taken back still when its own note is answered late', async () => {
  press('Got it: order 001');
  await starts();
  await answer('acknowledge 001', STARTED);
  expect(undoable()).toHaveLength(1);
});

it.each([
  { status: 200, now: 'has moved on' },
  { status: 409, now: 'is found to have moved on' },
])('an order cannot be taken back any more once it $now', async ({ status }) => {
  await starts();
  press('Fire held items: order 001');
  await answer('fire 001', { ...STARTED, version: 6 }, status);
  await vi.waitFor(() => expect(undoable()).toEqual([]));
});
