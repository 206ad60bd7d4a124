// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { card, minute } from './order-fixture';
import { stubStorage } from '../device-fixture';
import { useOrderActions, type PerformAction } from '../../src/features/orders/actions/order-actions';
import { signInAs } from '../session-fixture';
import { OrderActionsProvider } from '../../src/features/orders/actions/order-actions-provider';
import { pressesAt } from '../../src/features/orders/board-kitchen/queued-presses';
import { usePressSending } from '../../src/features/orders/board-kitchen/use-press-sending';
import { useUnsentPresses } from '../../src/features/orders/board-kitchen/use-unsent-presses';

const here = pressesAt('here');
const told = vi.hoisted(() => ({ done: vi.fn(), refused: vi.fn() }));
vi.mock('../../src/features/orders/actions/use-action-messages', () => ({ useActionMessages: () => told }));
vi.mock('../../src/features/orders/actions/action-dialogs', () => ({ ActionDialogs: () => null }));

const order = card('a', {
  state: 'ACCEPTED',
  acceptedAt: minute(0),
  actions: ['start', 'ready', 'fire'],
});

let run: PerformAction;
let server: { status: number; body: object };
const asked = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  signInAs('owner');
  stubStorage();
  here.queue.read();
  server = { status: 200, body: { data: { ...order, version: 2 } } };
  asked.mockImplementation(() =>
    Promise.resolve(new Response(JSON.stringify(server.body), { status: server.status })),
  );
  vi.stubGlobal('fetch', asked);
});
afterEach(() => {
  cleanup();
  asked.mockReset();
  told.refused.mockReset();
  vi.unstubAllGlobals();
});

function Inside() {
  run = useOrderActions().run;
  return null;
}

function Kitchen({ offline }: { offline: boolean }) {
  const unsent = useUnsentPresses('here', () => undefined);
  usePressSending('here', offline);
  return (
    <OrderActionsProvider onCard={() => undefined} offline={offline} unsent={unsent}>
      <Inside />
    </OrderActionsProvider>
  );
}

const press = (...what: Parameters<PerformAction>) => act(async () => Promise.resolve(run(...what)));
const kept = () => here.queue.list.get().map(({ action }) => action);
const sent = () => asked.mock.calls.map(([path]) => path.split('/').at(-1));

describe('what is pressed in the kitchen', () => {
  it.each(['start', 'ready', 'acknowledge', 'acknowledge-change', 'fire'] as const)(
    'is kept without a line, and sent once it is back: %s',
    async (action) => {
      const { rerender } = render(<Kitchen offline />);
      await press(order, action);
      expect([kept(), sent()]).toEqual([[action], []]);
      await act(() => Promise.resolve(rerender(<Kitchen offline={false} />)));
      await vi.waitFor(() => expect([kept(), sent()]).toEqual([[], [action]]));
    },
  );

  it.each([502, 503, 504, 429])('is kept where a proxy answers %i instead of the server', async (status) => {
    render(<Kitchen offline={false} />);
    server = { status, body: {} };
    await press(order, 'ready');
    await vi.waitFor(() => expect(kept()).toEqual(['ready']));
    expect(told.refused).not.toHaveBeenCalled();
  });

  it('is sent behind what still waits, in its order', async () => {
    render(<Kitchen offline={false} />);
    server = { status: 503, body: {} };
    await press(order, 'start');
    await vi.waitFor(() => expect(kept()).toEqual(['start']));
    await press(order, 'fire');
    expect(kept()).toEqual(['start', 'fire']);
  });

  it('is refused aloud where the server says no', async () => {
    render(<Kitchen offline={false} />);
    server = { status: 422, body: { error: { code: 'TOO_MANY_REVISIONS' } } };
    await press(order, 'fire');
    await vi.waitFor(() => expect(told.refused).toHaveBeenCalledOnce());
    expect(kept()).toEqual([]);
  });
});
