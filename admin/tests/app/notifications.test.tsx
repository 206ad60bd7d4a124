// @vitest-environment jsdom
import { Refine, useNotification, type OpenNotificationParams } from '@refinedev/core';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { completeBrowser, speakEnglish } from '../browser-fixture';
import { notificationProvider } from '@app/providers/notification/notification-provider';
import { AntdRoot } from '@app/providers/antd/antd-root';
import { ToastRegion } from '@app/providers/notification/toast';

beforeAll(async () => {
  completeBrowser();
  await speakEnglish();
});

let notify: (message: OpenNotificationParams) => void;

function Screen() {
  const { open } = useNotification();
  if (open) notify = open;
  return null;
}

beforeEach(() => {
  render(
    <AntdRoot>
      <Refine notificationProvider={notificationProvider} options={{ disableTelemetry: true }}>
        <Screen />
      </Refine>
      <ToastRegion />
    </AntdRoot>,
  );
});
afterEach(cleanup);

const region = () => within(screen.getByRole('region', { name: 'Messages' }));

it('tells in a region that is read out, and takes back what can be', async () => {
  const undo = vi.fn();
  notify({ type: 'success', message: 'Pizzas is archived', description: 'By you', cancelMutation: undo });
  expect((await region().findByRole('status')).textContent).toContain('Pizzas is archivedBy you');
  expect(screen.getByRole('region', { name: 'Messages' }).getAttribute('aria-live')).toBe('polite');

  await userEvent.click(region().getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(region().queryByText('Pizzas is archived')).toBeNull());
});

it('replaces what has the same key, and shows three at most', async () => {
  notify({ type: 'progress', key: 'order', message: 'Order 7 is ready' });
  await region().findByText('Order 7 is ready');
  notify({ type: 'error', key: 'order', message: 'Order 7 was not moved' });
  expect((await region().findByRole('alert')).textContent).toContain('Order 7 was not moved');
  await waitFor(() => expect(region().queryByText('Order 7 is ready')).toBeNull());

  for (const message of ['one', 'two', 'three']) notify({ type: 'error', message });
  await region().findByText('three');
  await waitFor(() => expect(region().queryByText('Order 7 was not moved')).toBeNull());
  expect(region().getAllByRole('alert')).toHaveLength(3);
  for (let shown = 3; shown > 0; shown--) {
    await userEvent.click(region().getAllByRole('button', { name: 'Close' })[0]!);
    await waitFor(() => expect(region().queryAllByRole('alert')).toHaveLength(shown - 1));
  }
});
