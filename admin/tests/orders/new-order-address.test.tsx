// @vitest-environment jsdom
import type { CallerDto, CallerOrder } from '@contracts/staff-orders';
import type { Address } from '@domain/orders/order';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useNewOrder } from '../../src/features/orders/new-order/use-new-order';

vi.mock('@refinedev/core', () => ({
  useNotification: () => ({ open: () => undefined, close: () => undefined }),
}));

const PHONE = '11 98888-0001';
const addressAt = (street: string): Address => ({
  ...{ street, number: '10', complement: 'Ap 1', district: 'Centro', city: 'São Paulo', state: 'SP' },
  ...{ postalCode: '01002-000', reference: null },
});
const [home, work] = [addressAt('Rua Casa'), addressAt('Rua Obra')];
const lastOrder = (address: Address): CallerOrder => ({
  ...{ id: 'o', branchId: 'here', number: '7', placedAt: '2031-04-03T12:00:00.000Z', state: 'CONCLUDED' },
  ...{ type: 'DELIVERY', totalCents: 4200, notes: null, items: [], address },
});
const caller: CallerDto = {
  id: 'c1',
  ...{ name: 'Dona Rosa', phone: '+5511988880001', blocked: false, notes: null, orderCount: 2 },
  ...{ lastOrderAt: null, addresses: [home, work], orders: [lastOrder(home), lastOrder(work)] },
};
const usual = {
  services: ['DELIVERY', 'TAKEOUT'] as const,
  payments: ['CASH'] as const,
  ...{ city: 'São Paulo', state: 'SP' },
};

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify({ data: caller }))));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** An order whose caller was asked for. */
async function ofDonaRosa() {
  const { result } = renderHook(() =>
    useNewOrder({ id: 'here' }, usual, { ring: false, sending: false, onSending: () => undefined }),
  );
  const asks = (phone: string) => act(() => result.current.caller.ask(phone));
  act(() => result.current.change({ phone: PHONE }));
  await asks(PHONE);
  return {
    asks,
    address: () => result.current.draft.address,
    types: (changes: object) =>
      act(() => result.current.change({ address: { ...result.current.draft.address, ...changes } })),
    calls: (phone: string) => act(() => result.current.change({ phone })),
    chooses: (address: Address) => act(() => result.current.chooseAddress(address)),
    repeats: (address: Address) =>
      act(() => result.current.repeat(lastOrder(address), { items: [], lost: [] })),
  };
}

it('goes where a repeated order went, in the place of an address that came by itself or by a repeat', async () => {
  const order = await ofDonaRosa();
  expect(order.address().street).toBe('Rua Casa');
  order.repeats(work);
  expect(order.address().street).toBe('Rua Obra');
  order.repeats(home);
  expect(order.address().street).toBe('Rua Casa');
});

it('stays at the address that somebody pressed, whatever is repeated and however often the caller is asked for', async () => {
  const order = await ofDonaRosa();
  order.chooses(work);
  order.repeats(home);
  expect(order.address().street).toBe('Rua Obra');
  await order.asks(PHONE);
  expect(order.address().street).toBe('Rua Obra');
  order.types({ street: '' });
  order.repeats(home);
  expect(order.address().street).toBe('Rua Casa');
});

it('leaves an address that was pressed to the caller whose it is', async () => {
  const order = await ofDonaRosa();
  order.chooses(work);
  order.calls('11 98888-0002');
  await order.asks('11 98888-0002');
  expect(order.address().street).toBe('Rua Casa');
});

it.each([{ complement: 'Ap 2' }, { reference: 'Behind the church' }, { lat: -23.5, lng: -46.6 }])(
  'keeps what was corrected of an address that came by itself: %o',
  async (corrected) => {
    const order = await ofDonaRosa();
    order.types(corrected);
    order.repeats(home);
    expect(order.address()).toMatchObject(corrected);
    order.repeats(work);
    expect(order.address()).toMatchObject({ street: 'Rua Casa', ...corrected });
  },
);
