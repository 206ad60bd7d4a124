// @vitest-environment jsdom
import { Refine } from '@refinedev/core';
import type { OrderCardDto } from '@contracts/orders';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { card, minute } from './order-fixture';
import { completeBrowser, speakEnglish } from '../browser-fixture';
import { signInAs } from '../session-fixture';
import { ActionButton } from '../../src/features/orders/actions/action-button';
import { OrderActionsProvider } from '../../src/features/orders/actions/order-actions-provider';
import order from '../../src/locales/en/order.json';
import orders from '../../src/locales/en/orders.json';
import { AntdRoot } from '@app/providers/antd/antd-root';
import { notificationProvider } from '@app/providers/notification/notification-provider';
import ToastNotices from '@app/providers/notification/toast-notices';
import { toasts } from '@shared/ui/toast-store';

const ACCEPTED = card('001', { state: 'ACCEPTED', acceptedAt: minute(1), version: 3, actions: ['cancel'] });
const CANCELLED = card('001', {
  ...{ state: 'CANCELLED', acceptedAt: minute(1), endedAt: minute(2), version: 4, actions: ['restore'] },
  cancellation: { code: 'CUSTOMER_REQUEST', note: null, by: 'STORE', acknowledged: false },
});

/** What the server was asked for, and what it made of the order. */
let asked: [action: string | undefined, body: unknown][];
const onCard = vi.fn<(order: OrderCardDto) => void>();

beforeAll(async () => {
  completeBrowser();
  await speakEnglish();
  i18next.addResourceBundle('en', 'order', order);
  i18next.addResourceBundle('en', 'orders', orders);
});
beforeEach(() => {
  signInAs('owner');
  toasts.set([]);
  asked = [];
  vi.stubGlobal('fetch', (path: string, { body }: { body: string }) => {
    const action = path.split('/').at(-1);
    asked.push([action, JSON.parse(body)]);
    const data = action === 'cancel' ? CANCELLED : { ...ACCEPTED, version: 5 };
    return Promise.resolve(new Response(JSON.stringify({ data })));
  });
});
afterEach(() => {
  cleanup();
  onCard.mockReset();
  vi.unstubAllGlobals();
});

const show = (shown: OrderCardDto) =>
  render(
    <AntdRoot>
      <Refine notificationProvider={notificationProvider} options={{ disableTelemetry: true }}>
        <OrderActionsProvider onCard={onCard}>
          {shown.actions.map((action) => (
            <ActionButton key={action} order={shown} action={action} />
          ))}
        </OrderActionsProvider>
        <ToastNotices container={() => document.body} />
      </Refine>
    </AntdRoot>,
  );
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
/** Presses what a dialog of that title is confirmed with. */
const confirm = async (title: string, name: string) =>
  userEvent.click(within(screen.getByRole('dialog', { name: title })).getByRole('button', { name }));

it('a cancelled order is restored once it is said why', async () => {
  show(CANCELLED);
  await press('Restore: order 001');
  expect(asked).toEqual([]);
  await press('Cancelled by mistake');
  await confirm('Restore order 001', 'Restore');
  expect(asked).toEqual([['restore', { version: 4, reason: 'Cancelled by mistake' }]]);
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(onCard).toHaveBeenLastCalledWith(expect.objectContaining({ state: 'ACCEPTED', version: 5 }));
});

it('an order that was cancelled is restored by the undo of its message', async () => {
  show(ACCEPTED);
  await press('Cancel order: order 001');
  await userEvent.click(await screen.findByRole('radio', { name: 'The customer asked for it' }));
  await confirm('Cancel order 001 of João Pereira?', 'Cancel order');
  await screen.findByText('001 was cancelled');
  await press('Undo');
  expect(asked).toEqual([
    ['cancel', { version: 3, code: 'CUSTOMER_REQUEST' }],
    ['restore', { version: 4, reason: orders.undoReason }],
  ]);
});
