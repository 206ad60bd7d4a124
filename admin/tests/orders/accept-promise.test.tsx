// @vitest-environment jsdom
import type { OrderDto } from '@contracts/orders';
import { Refine } from '@refinedev/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { card, minute } from './order-fixture';
import { completeBrowser, speakEnglish } from '../browser-fixture';
import { signInAs } from '../session-fixture';
import { dataProvider } from '@app/providers/data/data-provider';
import { OrderActionsProvider } from '../../src/features/orders/actions/order-actions-provider';
import { AcceptControl } from '../../src/features/orders/board/accept-control';
import { DetailsHeader } from '../../src/features/orders/details/details-header';
import order from '../../src/locales/en/order.json';
import orders from '../../src/locales/en/orders.json';
import { formatsOf } from '@shared/format/context';

vi.mock('../../src/features/orders/actions/use-action-messages', () => ({ useActionMessages: () => ({}) }));
vi.mock('../../src/features/orders/actions/action-dialogs', () => ({ ActionDialogs: () => null }));
vi.mock('../../src/features/orders/ticket/use-paper-items', () => ({ usePaperItems: () => ({ items: [] }) }));

beforeAll(async () => {
  completeBrowser();
  await speakEnglish();
  i18next.addResourceBundle('en', 'order', order);
  i18next.addResourceBundle('en', 'orders', orders);
});
beforeEach(() => {
  signInAs('owner');
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response(JSON.stringify({ data: { preparationMin: 30 } }))),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A delivery that was promised with thirty minutes for its kitchen. */
const DELIVERY = card('001', {
  type: 'DELIVERY',
  promisedFrom: minute(40),
  promisedAt: minute(55),
  preparationMin: 30,
});

const whole = (part: Partial<OrderDto>): OrderDto => ({
  ...DELIVERY,
  ...{ items: [], fees: [], discounts: [], itemsCents: 5400, feesCents: 0, discountsCents: 0 },
  ...{ address: null, customer: null, paidWith: null, payments: [], refunds: [], revisions: [] },
  ...{ pickupCode: null, trackingUrl: null, timeline: [] },
  ...part,
});

const show = (shown: ReactElement) =>
  render(
    <Refine dataProvider={dataProvider} options={{ disableTelemetry: true }}>
      <OrderActionsProvider onCard={() => undefined}>{shown}</OrderActionsProvider>
    </Refine>,
    { wrapper: MemoryRouter },
  );
/** How the screens write time without a region around them. */
const CLOCK = formatsOf({ country: 'US', currency: 'USD', timeZone: 'UTC' }, 'en');
/** From and until when, in minutes after noon. */
const between = (...ends: [number, number]) => ends.map((end) => CLOCK.clock(minute(end))).join('–');
const told = () => screen.queryAllByText(/^(Promised|Will promise)/).map(({ textContent }) => textContent);
const press = (what: string) => fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${what}`) }));

describe.each([
  ['its card', <AcceptControl key="card" order={DELIVERY} tabStop />],
  ['its page', <DetailsHeader key="page" order={whole({})} />],
])('who accepts an order on %s', (_where, shown) => {
  it('reads what the customer was told, and what they will be told with other minutes', () => {
    show(shown);
    expect(told()).toEqual([`Promised ${between(40, 55)}`]);
    press('Five minutes more');
    expect(told()).toEqual([`Will promise ${between(45, 60)}`]);
    press('Five minutes less');
    expect(told()).toEqual([`Promised ${between(40, 55)}`]);
  });
});

describe('the page of an order that was accepted', () => {
  it('says what was promised for as long as somebody waits for it', () => {
    show(<DetailsHeader order={whole({ state: 'ACCEPTED', acceptedAt: minute(1), actions: ['start'] })} />);
    expect(told()).toEqual([`Promised ${between(40, 55)}`]);
    cleanup();
    show(<DetailsHeader order={whole({ state: 'DELIVERED', deliveredAt: minute(50), actions: [] })} />);
    expect(told()).toEqual([]);
  });
});
