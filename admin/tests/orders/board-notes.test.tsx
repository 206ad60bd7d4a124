// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import type { OrderCardDto } from '@contracts/orders';
import { isRinging } from '@entities/order/order-moves';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { card, minute } from './order-fixture';
import { stubStorage } from '../device-fixture';
import { useOrderActions, type PerformAction } from '../../src/features/orders/actions/order-actions';
import { signInAs } from '../session-fixture';
import { OrderActionsProvider } from '../../src/features/orders/actions/order-actions-provider';
import { notes, withNotes, withoutSilenced } from '../../src/features/orders/board/kept-notes';
import { useKeptNotes } from '../../src/features/orders/board/use-kept-notes';
import { useNoteSending } from '../../src/features/orders/board/use-note-sending';

const told = vi.hoisted(() => ({ done: vi.fn(), refused: vi.fn() }));
vi.mock('../../src/features/orders/actions/use-action-messages', () => ({ useActionMessages: () => told }));
vi.mock('../../src/features/orders/actions/action-dialogs', () => ({ ActionDialogs: () => null }));

const order = card('a');
let shown: OrderCardDto;
let known: OrderCardDto;
let run: PerformAction;
let working: ReturnType<typeof useOrderActions>['working'];
/** How many notes were kept whenever it was asked anew what calls. */
let keptWhileRead: number[];
let off: { accept: boolean; acknowledge: boolean };
let server: { status: number; body: object };
const asked = vi.fn<(path: string, init: { body: string }) => Promise<Response>>();

beforeEach(() => {
  signInAs('owner');
  stubStorage();
  notes.read();
  keptWhileRead = [];
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
  working = actions.working;
  off = { accept: actions.isOff('accept'), acknowledge: actions.isOff('acknowledge') };
  return null;
}

const readAgain = () => {
  keptWhileRead.push(notes.list.get().length);
  return Promise.resolve();
};

function OtherPage({ offline }: { offline: boolean }) {
  useNoteSending(offline, readAgain);
  return null;
}

function Board({ offline }: { offline: boolean }) {
  const unsent = useKeptNotes((card) => void (known = card));
  useNoteSending(offline, readAgain);
  shown = withNotes(new Map([[known.id, known]]), unsent.presses).get(order.id)!;
  return (
    <OrderActionsProvider onCard={(card) => void (known = card)} offline={offline} unsent={unsent}>
      <Inside />
    </OrderActionsProvider>
  );
}

const press = (...what: Parameters<PerformAction>) => act(async () => Promise.resolve(run(...what)));
const isKept = () => localStorage.getItem('comanda.board.notes')?.includes('"id":"a"') ?? false;
/** The page is gone with all that it had in its memory. */
const leave = () => {
  cleanup();
  notes.list.set([]);
  notes.read();
};
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
    leave();
    render(<Board offline />);
    expect(isRinging(shown)).toBe(false);
  });

  it('rings for an order that became another meanwhile', async () => {
    const view = render(<Board offline />);
    await press(order, 'acknowledge');
    known = { ...order, version: 2, state: 'ACCEPTED' };
    view.rerender(<Board offline />);
    leave();
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
    expect([isKept(), isRinging(shown)]).toEqual([true, false]);
  });

  it('is not heard for a moment where nobody knew yet that the line is down', async () => {
    render(<Board offline={false} />);
    asked.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
    const keptOnceDone: boolean[] = [];
    working.subscribe(() => {
      if (working.get().length === 0) keptOnceDone.push(isKept());
    });
    await press(order, 'acknowledge');
    await vi.waitFor(() => expect(keptOnceDone).toEqual([true]));
    await vi.waitFor(() => expect(isRinging(shown)).toBe(false));
  });

  it('is left: other pages do not call for what was silenced, and tell it', async () => {
    render(<Board offline />);
    await press(order, 'acknowledge');
    cleanup();
    const counts = { callsEverywhere: true, ringing: 2, calling: 2, missed: 0 };
    const calling = { ...counts, branchId: order.branchId, callingOrders: ['a', 'b'] };
    const alone = { ...calling, branchId: 'other', calling: 1, callingOrders: ['a'] };
    expect(withoutSilenced([calling, alone], notes.list.get())).toEqual([
      { ...calling, calling: 1, callingOrders: ['b'] },
    ]);
    render(<OtherPage offline={false} />);
    await vi.waitFor(() => expect(notes.list.get()).toEqual([]));
    expect(sent()).toEqual([['/api/orders/a/acknowledge', { ago: expect.any(Number) as number }]]);
    // What calls is read before the note is gone: it would ring for a moment.
    expect(keptWhileRead).toEqual([1]);
  });
});
