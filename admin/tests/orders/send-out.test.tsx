// @vitest-environment jsdom
import { Refine } from '@refinedev/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
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

vi.mock('../../src/entities/courier/assign-dialog', () => ({
  AssignDialog: ({ onDispatchAlone }: { onDispatchAlone?: () => void }) => (
    <button onClick={onDispatchAlone}>Without a courier</button>
  ),
}));

const READY = card('001', { state: 'READY', type: 'DELIVERY', version: 4, actions: ['dispatch'] });
const CARRIER = { deliveryId: 'trip', id: 'danilo', name: 'Danilo', trip: 'ACCEPTED' } as const;

let posted: string[];
let couriers: { state: string }[];

beforeAll(async () => {
  completeBrowser();
  await speakEnglish();
  i18next.addResourceBundle('en', 'orders', words);
});
beforeEach(() => {
  signInAs('owner');
  posted = [];
  vi.stubGlobal('fetch', (path: string, { method }: RequestInit) => {
    if (method === 'POST') posted.push(path);
    const data = path.includes('/couriers/board') ? { couriers } : { ...READY, timeline: [] };
    return Promise.resolve(new Response(JSON.stringify({ data })));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function sendOut(order = READY) {
  render(
    <AntdRoot>
      <Refine notificationProvider={notificationProvider} options={{ disableTelemetry: true }}>
        <OrderActionsProvider onCard={() => undefined}>
          <ActionButton order={order} action="dispatch" />
        </OrderActionsProvider>
      </Refine>
    </AntdRoot>,
  );
  fireEvent.click(screen.getByRole('button', { name: new RegExp(words.actions.dispatch) }));
}

it('asks who takes an order that no courier has, and sends it out alone only when told so', async () => {
  couriers = [{ state: 'ACTIVE' }];
  sendOut();
  const alone = await screen.findByRole('button', { name: 'Without a courier' });
  expect(posted).toEqual([]);
  fireEvent.click(alone);
  await vi.waitFor(() => expect(posted).toEqual(['/api/orders/001/dispatch']));
});

it('asks nobody where the branch has no couriers', async () => {
  couriers = [];
  sendOut();
  await vi.waitFor(() => expect(posted).toEqual(['/api/orders/001/dispatch']));
});

it('asks nobody where a courier has it', async () => {
  couriers = [{ state: 'ACTIVE' }];
  sendOut({ ...READY, courier: CARRIER });
  await vi.waitFor(() => expect(posted).toEqual(['/api/orders/001/dispatch']));
});
