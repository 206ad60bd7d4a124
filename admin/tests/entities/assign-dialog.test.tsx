// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CourierBoardDto, CourierOnBoard, WaitingOrder } from '@contracts/couriers';
import i18next from 'i18next';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { completeBrowser, speakEnglish } from '../browser-fixture';
import { AssignDialog } from '../../src/entities/courier/assign-dialog';
import couriers from '../../src/locales/en/couriers.json';
import order from '../../src/locales/en/order.json';
import { RegionProvider } from '../../src/shared/format/context';

const board = vi.hoisted(() => ({ data: null as CourierBoardDto | null }));
vi.mock('@refinedev/core', () => ({ useNotification: () => ({ open: () => undefined }) }));
vi.mock('../../src/entities/courier/use-courier-board', () => ({
  useCourierBoard: () => ({ ...board, isLoading: false, error: null, refetch: () => undefined }),
}));

const waits = (number: string, state: WaitingOrder['state'], time: string): WaitingOrder => ({
  ...{ id: number, number, version: 1, state, district: 'Sé', declined: [], rounds: 0 },
  ...{ promisedAt: `2031-04-03T${time}:00.000Z`, placedAt: '2031-04-03T10:00:00.000Z' },
});
const danilo: CourierOnBoard = {
  ...{ id: 'danilo', version: 1, name: 'Danilo', phone: null, vehicle: 'MOTORCYCLE', kind: 'PARTNER' },
  ...{ state: 'ACTIVE', available: true, availability: 'AVAILABLE', load: 0, maxConcurrent: 4, trips: [] },
  open: { earnedCents: 0, tipsCents: 0, balanceCents: 0 },
};

beforeAll(async () => {
  completeBrowser();
  await speakEnglish();
  i18next.addResourceBundle('en', 'couriers', couriers);
  i18next.addResourceBundle('en', 'order', order);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('offers to take along what is ready first, each with its state and until when it is promised', async () => {
  const waiting = [
    waits('002', 'ACCEPTED', '12:10'),
    waits('003', 'READY', '12:40'),
    waits('004', 'READY', '12:20'),
    waits('001', 'READY', '12:00'),
  ];
  board.data = { currency: 'BRL', couriers: [danilo], waiting };
  const sent = vi.fn<(path: string, init: { body: string }) => void>();
  vi.stubGlobal('fetch', (path: string, init: { body: string }) => {
    sent(path, init);
    return Promise.resolve(new Response(JSON.stringify({ data: {} })));
  });
  render(
    <RegionProvider country="BR" currency="BRL" timeZone="UTC">
      <AssignDialog
        order={{ id: '001', number: '001', version: 7, branchId: 'b' }}
        onClose={() => undefined}
      />
    </RegionProvider>,
  );
  const named = screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent);
  expect(named.map((label) => label?.replace(/\s/g, ' '))).toEqual([
    '004 · Sé · Ready · 12:20',
    '003 · Sé · Ready · 12:40',
    '002 · Sé · Accepted · 12:10',
  ]);
  await userEvent.click(screen.getByRole('radio'));
  await userEvent.click(screen.getAllByRole('checkbox')[0]!);
  await userEvent.click(screen.getByRole('button', { name: couriers.assign.ok }));
  await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce());
  expect(JSON.parse(sent.mock.calls[0]![1].body)).toEqual({
    courierId: 'danilo',
    orders: [
      { id: '001', version: 7 },
      { id: '004', version: 1 },
    ],
  });
});

it('sends an order out with whoever is chosen, with what is ready, or without a courier', async () => {
  const waiting = [
    waits('001', 'READY', '12:00'),
    waits('002', 'ACCEPTED', '12:10'),
    waits('003', 'READY', '12:20'),
  ];
  board.data = { currency: 'BRL', couriers: [danilo], waiting };
  const sent = vi.fn<(path: string, init: { body: string }) => void>();
  vi.stubGlobal('fetch', (path: string, init: { body: string }) => {
    sent(path, init);
    return Promise.resolve(new Response(JSON.stringify({ data: {} })));
  });
  const [onClose, onDispatchAlone] = [vi.fn(), vi.fn()];
  render(
    <RegionProvider country="BR" currency="BRL" timeZone="UTC">
      <AssignDialog
        order={{ id: '001', number: '001', version: 7, branchId: 'b' }}
        onClose={onClose}
        onDispatchAlone={onDispatchAlone}
      />
    </RegionProvider>,
  );
  // An order that is not ready cannot leave.
  expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: couriers.dispatch.alone }));
  expect(onDispatchAlone).toHaveBeenCalledOnce();
  expect(onClose).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('radio'));
  await userEvent.click(screen.getByRole('button', { name: couriers.dispatch.ok }));
  await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce());
  expect(JSON.parse(sent.mock.calls[0]![1].body)).toEqual({
    courierId: 'danilo',
    orders: [{ id: '001', version: 7 }],
    dispatch: true,
  });
});
