// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import type { OrderCardDto } from '@contracts/orders';
import { isRinging } from '@entities/order/order-moves';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { card, minute } from './order-fixture';
import { stubStorage } from '../device-fixture';
import { useOrderActions, type Act } from '../../src/features/orders/actions/order-actions';
import { OrderActionsProvider } from '../../src/features/orders/actions/order-actions-provider';
import { withNotes } from '../../src/features/orders/board/kept-notes';
import { useKeptNotes } from '../../src/features/orders/board/use-kept-notes';

const told = vi.hoisted(() => ({ done: vi.fn(), refused: vi.fn() }));
vi.mock('../../src/features/orders/actions/use-action-messages', () => ({ useActionMessages: () => told }));
vi.mock('../../src/features/orders/actions/action-dialogs', () => ({ ActionDialogs: () => null }));

const order = card('a');
let shown: OrderCardDto;
let known: OrderCardDto;
let run: Act;
let off: { accept: boolean; acknowledge: boolean };
let server: { status: number; body: object };
const asked = vi.fn<(path: string, init: { body: string }) => Promise<Response>>();

beforeEach(() => {
  stubStorage();
  known = order;
  server = { status: 200, body: { data: { ...order, acknowledgedAt: minute(1) } } };
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
  const actions = useOrderActions();
  run = actions.run;
  off = { accept: actions.isOff('accept'), acknowledge: actions.isOff('acknowledge') };
  return null;
}

function Board({ offline }: { offline: boolean }) {
  const unsent = useKeptNotes(offline, (card) => void (known = card));
  shown = withNotes(new Map([[known.id, known]]), unsent.presses).get(order.id)!;
  return (
    <OrderActionsProvider onCard={(card) => void (known = card)} offline={offline} unsent={unsent}>
      <Inside />
    </OrderActionsProvider>
  );
}

const press = (...what: Parameters<Act>) => act(async () => Promise.resolve(run(...what)));
const sent = () => asked.mock.calls.map(([path, { body }]) => [path, JSON.parse(body) as object]);
const back = (view: { rerender: (ui: React.ReactElement) => void }) =>
  act(() => Promise.resolve(view.rerender(<Board offline={false} />)));

describe('a board without a line', () => {
  it('is silenced at once, and tells it once the line is back', async () => {
    const view = render(<Board offline />);
    expect([isRinging(shown), off]).toEqual([true, { accept: true, acknowledge: false }]);
    await press(order, 'acknowledge');
    await press(order, 'acknowledge');
    expect([isRinging(shown), sent()]).toEqual([false, []]);
    await back(view);
    await vi.waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toEqual(['/api/orders/a/acknowledge', { ago: expect.any(Number) as number }]);
    expect(isRinging(shown)).toBe(false);
    await vi.waitFor(() => expect(localStorage.getItem('comanda.board.notes')).toContain('[]'));
  });

  it('does nothing else', async () => {
    const view = render(<Board offline />);
    await press(order, 'accept');
    await press(order, 'reject', { code: 'OTHER' });
    await back(view);
    expect(sent()).toEqual([]);
  });

  it('stays silent over a reload', async () => {
    render(<Board offline />);
    await press(order, 'acknowledge');
    cleanup();
    render(<Board offline />);
    expect(isRinging(shown)).toBe(false);
  });

  it('rings for an order that became another meanwhile', async () => {
    const view = render(<Board offline />);
    await press(order, 'acknowledge');
    known = { ...order, version: 2, state: 'ACCEPTED' };
    view.rerender(<Board offline />);
    cleanup();
    render(<Board offline />);
    expect(isRinging(shown)).toBe(true);
  });

  it.each([
    ['was noted by somebody else', 200, { data: { ...order, acknowledgedAt: minute(0) } }],
    ['is over', 409, { error: { message: '', details: { code: 'NOT_POSSIBLE' } } }],
    ['is gone', 404, { error: { message: '', details: { code: 'NOT_FOUND' } } }],
  ])('says nothing about an order that %s', async (_, status, body) => {
    const view = render(<Board offline />);
    await press(order, 'acknowledge');
    server = { status, body };
    await back(view);
    await vi.waitFor(() => expect(localStorage.getItem('comanda.board.notes')).toContain('[]'));
    expect(told.refused).not.toHaveBeenCalled();
    expect(asked).toHaveBeenCalledOnce();
  });

  it('keeps it where a proxy answers instead of the server', async () => {
    const view = render(<Board offline />);
    await press(order, 'acknowledge');
    server = { status: 503, body: {} };
    await back(view);
    await vi.waitFor(() => expect(asked).toHaveBeenCalled());
    expect(localStorage.getItem('comanda.board.notes')).toContain('"id":"a"');
    expect(isRinging(shown)).toBe(false);
  });
});
