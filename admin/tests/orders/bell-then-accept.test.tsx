// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { useRef } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { isRinging } from '@entities/order/order-moves';
import { card } from './order-fixture';
import { completeBrowser, speakEnglish } from '../browser-fixture';
import { stubStorage } from '../device-fixture';
import { signInAs } from '../session-fixture';
import { AcceptControl } from '../../src/features/orders/board/accept-control';
import { BoardToolbar } from '../../src/features/orders/board/board-toolbar';
import { notes } from '../../src/features/orders/board/kept-notes';
import { SilenceButton } from '../../src/features/orders/board/silence-button';
import { useBoardKeys } from '../../src/features/orders/board/use-board-keys';
import { useExpectedOrders } from '../../src/features/orders/board/use-expected-orders';
import { useKeptNotes } from '../../src/features/orders/board/use-kept-notes';
import { OrderActionsProvider } from '../../src/features/orders/actions/order-actions-provider';
import words from '../../src/locales/en/orders.json';

vi.mock('../../src/features/orders/actions/use-action-messages', () => ({
  useActionMessages: () => ({ done: () => undefined, refused: () => undefined }),
}));
vi.mock('../../src/features/orders/actions/action-dialogs', () => ({ ActionDialogs: () => null }));
vi.mock('../../src/features/orders/new-order/new-order-button', () => ({ NewOrderButton: () => null }));
vi.mock('../../src/features/orders/devices/devices-button', () => ({ DevicesButton: () => null }));

const ORDERS = new Map(
  ['001', '002'].map((id) => [id, card(id, { actions: ['acknowledge', 'accept', 'reject'] })]),
);

/** What the server was asked and has not answered. */
let unanswered: Map<string, (status: number) => void>;
const asked = () => [...unanswered.keys()];
const answer = (what: string, status = 200) => act(() => Promise.resolve(unanswered.get(what)?.(status)));

beforeAll(async () => {
  completeBrowser();
  await speakEnglish();
  i18next.addResourceBundle('en', 'orders', words);
});
beforeEach(() => {
  stubStorage();
  notes.read();
  signInAs('owner');
  unanswered = new Map();
  vi.stubGlobal('fetch', (path: string) => {
    const [id, action] = path.split('/').slice(-2);
    return new Promise((resolve) =>
      unanswered.set(`${action} ${id}`, (status) =>
        resolve(new Response(JSON.stringify({ data: ORDERS.get(id!) }), { status })),
      ),
    );
  });
  render(<Board />, { wrapper: MemoryRouter });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Board() {
  const unsent = useKeptNotes(() => undefined);
  return (
    <OrderActionsProvider onCard={() => undefined} unsent={unsent}>
      <Cards />
    </OrderActionsProvider>
  );
}

function Cards() {
  const area = useRef<HTMLDivElement>(null);
  const orders = useExpectedOrders(ORDERS);
  const onKeyDown = useBoardKeys({ orders, area, onHelp: () => undefined });
  const ringing = [...orders.values()].filter(isRinging);
  const nothing = () => undefined;
  return (
    <div ref={area} role="presentation" onKeyDown={onKeyDown}>
      <BoardToolbar
        branches={[]}
        ringing={ringing}
        calls={[]}
        search=""
        onSearch={nothing}
        onHelp={nothing}
      />
      {[...orders.values()].map((order) => (
        <article key={order.id} data-order={order.id} aria-label={`${order.id} ${order.state}`}>
          {isRinging(order) && <SilenceButton order={order} calling={false} tabStop />}
          {order.state === 'PENDING' && <AcceptControl order={order} tabStop />}
        </article>
      ))}
    </div>
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => fireEvent.click(button(name));
const key = (letter: string, id: string) =>
  fireEvent.keyDown(screen.getByRole('article', { name: new RegExp(id) }), { key: letter });
const seen = () => screen.getAllByRole('article').map((each) => each.getAttribute('aria-label'));

describe('an order that was silenced on a slow line', () => {
  it('is accepted by the press that follows, before the answer is there', async () => {
    press('Got it: order 001');
    expect(asked()).toEqual(['acknowledge 001']);
    expect(screen.queryByRole('button', { name: 'Got it: order 001' })).toBeNull();
    expect(button('Accept: order 001').getAttribute('aria-disabled')).toBeNull();
    press('Accept: order 001');
    expect(asked()).toEqual(['acknowledge 001', 'accept 001']);
    expect(seen()).toEqual(['001 ACCEPTED', '002 PENDING']);
    // That note was taken does not take back what was done since.
    await answer('acknowledge 001');
    expect(seen()).toEqual(['001 ACCEPTED', '002 PENDING']);
  });

  it('is accepted by the key that follows', () => {
    key('g', '001');
    key('a', '001');
    expect(asked()).toEqual(['acknowledge 001', 'accept 001']);
  });

  it('is accepted after all were silenced at once', () => {
    press('Silence all');
    press('Accept: order 002');
    key('a', '001');
    expect(asked()).toEqual(['acknowledge 001', 'acknowledge 002', 'accept 002', 'accept 001']);
  });

  it('is silent still where accepting it was refused', async () => {
    press('Got it: order 001');
    press('Accept: order 001');
    expect(seen()).toEqual(['001 ACCEPTED', '002 PENDING']);
    await answer('accept 001', 503);
    expect(seen()).toEqual(['001 PENDING', '002 PENDING']);
    expect(screen.queryByRole('button', { name: 'Got it: order 001' })).toBeNull();
  });

  it('is silenced once', () => {
    key('g', '001');
    key('g', '001');
    expect(asked()).toEqual(['acknowledge 001']);
  });
});

it('an order that is being accepted hears nothing until the answer is there', () => {
  press('Accept: order 001');
  key('r', '001');
  expect(asked()).toEqual(['accept 001']);
});
