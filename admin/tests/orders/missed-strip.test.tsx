// @vitest-environment jsdom
import { Refine } from '@refinedev/core';
import type { OrderCardDto } from '@contracts/orders';
import { MINUTE_MS } from '@domain/time';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { BOARD_DAY, card, happening, minute } from './order-fixture';
import { completeBrowser, speakEnglish } from '../browser-fixture';
import { signInAs } from '../session-fixture';
import { OrderActionsProvider } from '../../src/features/orders/actions/order-actions-provider';
import { MissedStrip } from '../../src/features/orders/board/missed-strip';
import { withEvent, withLoaded } from '../../src/features/orders/live/board-state';
import order from '../../src/locales/en/order.json';
import orders from '../../src/locales/en/orders.json';
import { AntdRoot } from '@app/providers/antd/antd-root';

const RESTORABLE = new Date(Date.now() + 5 * MINUTE_MS).toISOString();

const missed = (id: string, part: Partial<OrderCardDto> = {}) =>
  card(id, {
    ...{ state: 'EXPIRED', version: 2, endedAt: minute(8), actions: ['restore', 'acknowledge-missed'] },
    cancellation: { code: 'NO_ANSWER', note: null, by: 'SYSTEM', acknowledged: true },
    missed: { acknowledgedAt: null, acknowledgedBy: null, restorableUntil: RESTORABLE },
    ...part,
  });

let asked: string[];
const reload = vi.fn();

beforeAll(async () => {
  completeBrowser();
  await speakEnglish();
  i18next.addResourceBundle('en', 'order', order);
  i18next.addResourceBundle('en', 'orders', orders);
});
beforeEach(() => {
  signInAs('owner');
  asked = [];
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    return Promise.resolve(new Response(JSON.stringify({ data: missed('001') })));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (shown: OrderCardDto[], beyond = 0) =>
  render(
    <AntdRoot>
      <Refine options={{ disableTelemetry: true }}>
        <OrderActionsProvider onCard={() => undefined}>
          <MissedStrip orders={shown} beyond={beyond} reload={reload} />
        </OrderActionsProvider>
      </Refine>
    </AntdRoot>,
    { wrapper: MemoryRouter },
  );

describe('missed orders on the board', () => {
  it('are shown with value, phone, WhatsApp and the time left to take each back', () => {
    show([missed('001'), missed('002', { totalCents: 3600 })]);
    expect(screen.getByRole('alert').textContent).toMatch(/^2 orders were missed.*90\.00/);
    const [first] = screen.getAllByRole('listitem');
    const one = within(first!);
    expect(one.getByText('João Pereira')).toBeDefined();
    expect(one.getByText(/54\.00/)).toBeDefined();
    expect(one.getByRole('link', { name: 'Call: order 001' }).getAttribute('href')).toBe(
      'tel:+5511999990000',
    );
    expect(one.getByRole('link', { name: 'WhatsApp: order 001' }).getAttribute('href')).toBe(
      'https://wa.me/5511999990000',
    );
    expect(one.getByText(/^[45]:\d\d left to take it back$/)).toBeDefined();
  });

  it('are acknowledged one by one, or all at once', async () => {
    show([missed('001'), missed('002')]);
    await userEvent.click(screen.getByRole('button', { name: 'Acknowledge: order 001' }));
    expect(asked).toEqual(['/api/orders/001/acknowledge-missed']);
    await userEvent.click(screen.getByRole('button', { name: orders.missed.acknowledgeAll }));
    await vi.waitFor(() => expect(reload).toHaveBeenCalled());
    expect(asked.slice(1)).toEqual(['001', '002'].map((id) => `/api/orders/${id}/acknowledge-missed`));
  });

  it('are taken back once it is said why, and only while that is allowed', async () => {
    const closed = {
      acknowledgedAt: null,
      acknowledgedBy: null,
      restorableUntil: '2020-01-01T00:00:00.000Z',
    };
    show([missed('001'), missed('002', { missed: closed })]);
    expect(screen.queryByRole('button', { name: 'Take it back: order 002' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Take it back: order 001' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Take back missed order 001?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'The customer still wants it' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Take it back' }));
    await vi.waitFor(() => expect(asked).toEqual(['/api/orders/001/restore']));
  });

  it('show a viewer without phones and prices neither, nor what they may not do', () => {
    show([missed('001', { customerPhone: null, totalCents: null, actions: [] })]);
    expect(screen.queryByRole('link', { name: /Call|WhatsApp/ })).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
    cleanup();
    show([]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('stay past the end of their day until somebody, on whatever device, acknowledges them', () => {
    const old = missed('001', { endedAt: '2031-04-01T12:00:00.000Z' });
    const board = withLoaded(null, { seq: 1, ...BOARD_DAY, orders: [card('001')] });
    const lost = withEvent(board, happening(2, old)).board;
    expect([...lost.orders.keys()]).toEqual(['001']);
    const acknowledged = { ...old.missed!, acknowledgedAt: minute(20), acknowledgedBy: 'Ana' };
    const seen = withEvent(lost, happening(3, { ...old, missed: acknowledged }));
    expect([...seen.board.orders.keys()]).toEqual([]);
  });
});
