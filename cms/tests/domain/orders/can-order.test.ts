import { describe, expect, it } from 'vitest';
import type { StoreStatus } from '../../../src/contracts/storefront';
import {
  canOrder,
  STORE_STATES,
  type Pause,
  type StoreFacts,
  type StoreState,
} from '../../../src/domain/orders';
import { aProduct } from '../menu/fixtures';
import { aStore, daily, NOON, someMenu, type StoreChanges } from './fixtures';

function pause(changes: Partial<Pause> = {}): Pause {
  return { channel: null, service: null, reason: 'KITCHEN_OVERLOAD', endsAt: null, ...changes };
}

const holiday = {
  from: '2026-03-10',
  to: '2026-03-10',
  kind: 'CLOSED' as const,
  periods: [],
  reason: 'Anniversary',
  yearly: false,
};
const lunchOnly = {
  ...someMenu(),
  products: [
    aProduct({
      availability: {
        days: [],
        periods: [{ from: '11:00', to: '15:00' }],
        fromDate: null,
        toDate: null,
      },
    }),
  ],
};
const emptyMenu = someMenu({ products: [] });
const secondsAgo = (seconds: number) => new Date(NOON.getTime() - seconds * 1000);
const nightAt = (time: string) => ({ now: new Date(`2026-03-11T${time}:00.000Z`) });

function ask(changes: StoreChanges, facts: Partial<StoreFacts> = {}) {
  const verdict = canOrder(aStore(changes), { now: NOON, ...facts });
  return { ...verdict, codes: verdict.reasons.map(({ code, severity }) => `${severity} ${code}`) };
}

type Expected = [StoreState, takesOrders: boolean, reasons: string[], opensAt: string | null];

const CASES: [string, StoreChanges, Partial<StoreFacts>, Expected][] = [
  ['nothing is in the way', {}, {}, ['OPEN', true, [], null]],
  ['the trial runs', { business: { state: 'TRIAL' } }, {}, ['OPEN', true, [], null]],
  ['an invoice is late', { business: { state: 'PAST_DUE' } }, {}, ['OPEN', true, [], null]],
  [
    'the business is suspended',
    { business: { state: 'SUSPENDED' } },
    {},
    ['BLOCKED_BILLING', false, ['ERROR BLOCKED_BILLING'], null],
  ],
  [
    'the business has left',
    { business: { state: 'CANCELLED' } },
    {},
    ['BLOCKED_BILLING', false, ['ERROR BLOCKED_BILLING'], null],
  ],
  ...(['DRAFT', 'INACTIVE', 'ARCHIVED'] as const).map((state): (typeof CASES)[number] => [
    `the branch is ${state}`,
    { branch: { state } },
    {},
    ['PAUSED', false, ['ERROR BRANCH_NOT_ACTIVE'], null],
  ]),
  [
    'there is nothing on the menu',
    { menu: emptyMenu },
    {},
    ['MENU_EMPTY', false, ['ERROR MENU_EMPTY'], null],
  ],
  [
    'the channel is shown nothing',
    {
      menu: someMenu({
        products: [aProduct({ channels: [{ channel: 'CHATBOT', visible: false, priceCents: null }] })],
      }),
    },
    { channel: 'CHATBOT' },
    ['MENU_EMPTY', false, ['ERROR MENU_EMPTY'], null],
  ],
  [
    'only lunch is on the menu, at night, closed until lunch',
    { menu: lunchOnly },
    nightAt('05:00'),
    ['CLOSED_HOURS', false, ['CLOSED CLOSED_HOURS'], '2026-03-11T14:00:00.000Z'],
  ],
  [
    'only lunch is on the menu, in the evening',
    { menu: lunchOnly },
    nightAt('00:00'),
    ['MENU_EMPTY', false, ['ERROR MENU_EMPTY'], null],
  ],
  [
    'the hours are over',
    {},
    nightAt('02:00'),
    ['CLOSED_HOURS', false, ['CLOSED CLOSED_HOURS'], '2026-03-11T14:00:00.000Z'],
  ],
  ['there are no hours', { hours: [] }, {}, ['CLOSED_HOURS', false, ['CLOSED CLOSED_HOURS'], null]],
  [
    'it is a holiday',
    { exceptions: [holiday] },
    {},
    ['HOLIDAY', false, ['CLOSED HOLIDAY'], '2026-03-11T14:00:00.000Z'],
  ],
  [
    'a special day has other hours',
    { exceptions: [{ ...holiday, kind: 'SPECIAL', periods: [{ opens: '18:00', closes: '22:00' }] }] },
    {},
    ['CLOSED_HOURS', false, ['CLOSED CLOSED_HOURS'], '2026-03-10T21:00:00.000Z'],
  ],
  [
    'it is paused for a while',
    { pauses: [pause({ endsAt: '2026-03-10T15:20:00.000Z' })] },
    {},
    ['PAUSED', false, ['CLOSED PAUSED'], '2026-03-10T15:20:00.000Z'],
  ],
  ['it is paused until resumed', { pauses: [pause()] }, {}, ['PAUSED', false, ['CLOSED PAUSED'], null]],
  ['a pause is over', { pauses: [pause({ endsAt: NOON.toISOString() })] }, {}, ['OPEN', true, [], null]],
  [
    'a pause lasts beyond the hours',
    { pauses: [pause({ endsAt: '2026-03-11T03:00:00.000Z' })] },
    {},
    ['PAUSED', false, ['CLOSED PAUSED'], '2026-03-11T14:00:00.000Z'],
  ],
  [
    'a pause lasts into the next opening, and another from there',
    {
      pauses: [pause({ endsAt: '2026-03-11T14:30:00.000Z' }), pause({ endsAt: '2026-03-11T15:00:00.000Z' })],
    },
    nightAt('02:00'),
    ['CLOSED_HOURS', false, ['CLOSED CLOSED_HOURS', 'CLOSED PAUSED'], '2026-03-11T15:00:00.000Z'],
  ],
  [
    'this channel is paused',
    { pauses: [pause({ channel: 'STORE' })] },
    { channel: 'STORE' },
    ['PAUSED', false, ['CLOSED PAUSED'], null],
  ],
  [
    'another channel is paused',
    { pauses: [pause({ channel: 'CHATBOT' })] },
    { channel: 'STORE' },
    ['OPEN', true, [], null],
  ],
  [
    'a channel is paused and none is asked for',
    { pauses: [pause({ channel: 'STORE' })] },
    {},
    ['OPEN', true, [], null],
  ],
  [
    'as many orders as it can bear are under way',
    { settings: { maxOpenOrders: 20 } },
    { openOrders: 20 },
    ['BUSY', false, ['CLOSED BUSY'], null],
  ],
  [
    'one order less is under way',
    { settings: { maxOpenOrders: 20 } },
    { openOrders: 19 },
    ['OPEN', true, [], null],
  ],
  ['any number is under way', {}, { openOrders: 10_000 }, ['OPEN', true, [], null]],
  [
    'delivery is paused',
    { pauses: [pause({ service: 'DELIVERY' })] },
    {},
    ['PICKUP_ONLY', true, ['WARNING PICKUP_ONLY'], null],
  ],
  [
    'delivery has other hours',
    { hours: [daily('11:00', '23:00'), daily('18:00', '22:00', 'DELIVERY')] },
    {},
    ['PICKUP_ONLY', true, ['WARNING PICKUP_ONLY'], null],
  ],
  [
    'there is no courier',
    { pauses: [pause({ service: 'DELIVERY', reason: 'NO_COURIER' })] },
    {},
    ['NO_COURIER', true, ['WARNING NO_COURIER'], null],
  ],
  [
    'there is no courier and all it does is deliver',
    {
      branch: { services: ['DELIVERY'] },
      pauses: [pause({ service: 'DELIVERY', reason: 'NO_COURIER', endsAt: '2026-03-10T16:00:00.000Z' })],
    },
    {},
    ['NO_COURIER', false, ['CLOSED NO_COURIER'], '2026-03-10T16:00:00.000Z'],
  ],
  [
    'nobody can come',
    { pauses: [pause({ service: 'TAKEOUT' }), pause({ service: 'DINE_IN' })] },
    {},
    ['DELIVERY_ONLY', true, ['WARNING DELIVERY_ONLY'], null],
  ],
  [
    'nobody can sit, but take away',
    { pauses: [pause({ service: 'DINE_IN' })] },
    {},
    ['OPEN', true, [], null],
  ],
  ['it never delivers', { branch: { services: ['TAKEOUT'] } }, {}, ['OPEN', true, [], null]],
  [
    'it has no service at all',
    { branch: { services: [] } },
    {},
    ['PAUSED', false, ['ERROR SERVICE_NOT_OFFERED'], null],
  ],
  [
    'a board was there a moment ago',
    { settings: { closeWithoutBoardMin: 2 } },
    { lastHeartbeat: secondsAgo(119) },
    ['OPEN', true, [], null],
  ],
  [
    'no board was there for two minutes',
    { settings: { closeWithoutBoardMin: 2 } },
    { lastHeartbeat: secondsAgo(120) },
    ['NO_DEVICE', false, ['ERROR NO_DEVICE'], null],
  ],
  [
    'no board was there for some minutes, and it may be more',
    { settings: { closeWithoutBoardMin: 10 } },
    { lastHeartbeat: secondsAgo(599) },
    ['OPEN', true, ['WARNING NO_DEVICE'], null],
  ],
  [
    'no board was there for longer than the branch allows',
    { settings: { closeWithoutBoardMin: 10 } },
    { lastHeartbeat: secondsAgo(600) },
    ['NO_DEVICE', false, ['ERROR NO_DEVICE'], null],
  ],
  [
    'no board was ever there',
    { settings: { closeWithoutBoardMin: 2 } },
    { lastHeartbeat: null },
    ['NO_DEVICE', false, ['ERROR NO_DEVICE'], null],
  ],
  [
    'no board is there and none is required',
    {},
    { lastHeartbeat: null },
    ['OPEN', true, ['WARNING NO_DEVICE'], null],
  ],
  [
    'no board is there because it is night',
    { settings: { closeWithoutBoardMin: 2 } },
    { ...nightAt('02:00'), lastHeartbeat: null },
    ['CLOSED_HOURS', false, ['CLOSED CLOSED_HOURS'], '2026-03-11T14:00:00.000Z'],
  ],
  [
    'several things come together',
    {
      business: { state: 'SUSPENDED' },
      branch: { state: 'INACTIVE' },
      menu: emptyMenu,
      exceptions: [holiday],
      pauses: [pause()],
    },
    {},
    [
      'BLOCKED_BILLING',
      false,
      [
        'ERROR BLOCKED_BILLING',
        'ERROR BRANCH_NOT_ACTIVE',
        'ERROR MENU_EMPTY',
        'CLOSED HOLIDAY',
        'CLOSED PAUSED',
      ],
      null,
    ],
  ],
  [
    'what limits it is milder than what closes it',
    { settings: { maxOpenOrders: 1 }, pauses: [pause({ service: 'DELIVERY' })] },
    { openOrders: 1, lastHeartbeat: null },
    ['BUSY', false, ['CLOSED BUSY', 'WARNING NO_DEVICE', 'WARNING PICKUP_ONLY'], null],
  ],
];

describe('canOrder', () => {
  it.each(CASES)('when %s', (_when, changes, facts, [state, takesOrders, codes, opensAt]) => {
    expect(ask(changes, facts)).toMatchObject({ state, canOrder: takesOrders, codes, opensAt });
  });

  it('knows every state of the contract, and each occurs', () => {
    const states = CASES.map(([, , , [state]]) => state);
    expect(new Set(states)).toEqual(new Set(STORE_STATES));
  });

  it('answers about one service what holds for it alone', () => {
    const changes: StoreChanges = {
      branch: { services: ['DELIVERY', 'TAKEOUT'] },
      hours: [daily('11:00', '23:00'), daily('18:00', '22:00', 'DELIVERY')],
    };
    expect(ask(changes, { service: 'TAKEOUT' })).toMatchObject({ state: 'OPEN', codes: [] });
    expect(ask(changes, { service: 'DELIVERY' })).toMatchObject({
      state: 'CLOSED_HOURS',
      canOrder: false,
      opensAt: '2026-03-10T21:00:00.000Z',
    });
    expect(ask(changes, { service: 'DINE_IN' })).toMatchObject({
      canOrder: false,
      codes: ['ERROR SERVICE_NOT_OFFERED'],
    });
  });

  it.each([
    ['PICKUP_ONLY', ['TAKEOUT', 'DINE_IN'], 'DELIVERY'],
    ['PICKUP_ONLY', ['DELIVERY', 'TAKEOUT'], 'DINE_IN'],
    ['DELIVERY_ONLY', ['DELIVERY'], 'TAKEOUT'],
  ] as const)('calls a store %s that offers %j to who asks for %s', (state, services, service) => {
    expect(ask({ branch: { services } }, { service })).toMatchObject({ state, canOrder: false });
  });

  it('closes when the last open service does', () => {
    const hours = [daily('11:00', '23:00'), daily('11:00', '22:00', 'DELIVERY')];
    expect(ask({ hours }).closesAt).toBe('2026-03-11T02:00:00.000Z');
    expect(ask({ hours }, { service: 'DELIVERY' }).closesAt).toBe('2026-03-11T01:00:00.000Z');
    expect(ask({ hours: [{ service: 'ALL', mode: 'ALWAYS', periods: [] }] }).closesAt).toBeNull();
    expect(ask({ hours }, nightAt('03:00')).closesAt).toBeNull();
  });

  it('opens when the first closed service does, and says so with each reason', () => {
    const hours = [daily('11:00', '23:00'), daily('18:00', '22:00', 'DELIVERY')];
    const { opensAt, reasons } = ask({ hours }, nightAt('05:00'));
    expect(opensAt).toBe('2026-03-11T14:00:00.000Z');
    expect(reasons[0]?.args).toEqual({ opensAt });
  });

  it('says what a sentence and an operator need', () => {
    const until = '2026-03-10T15:20:00.000Z';
    expect(ask({ pauses: [pause({ reason: 'WEATHER', endsAt: until })] }).reasons).toEqual([
      {
        code: 'PAUSED',
        severity: 'CLOSED',
        args: { reason: 'WEATHER', opensAt: until },
        fixRoute: '/dashboard/branches',
      },
    ]);
    expect(ask({ exceptions: [holiday] }).reasons[0]).toMatchObject({
      args: { reason: 'Anniversary' },
      fixRoute: '/dashboard/opening-hours/centro',
    });
    const delivery = [pause({ service: 'DELIVERY', endsAt: until })];
    expect(ask({ pauses: delivery }).reasons[0]?.args).toEqual({ cause: 'PAUSED', opensAt: until });
    expect(ask({ settings: { maxOpenOrders: 5 } }, { openOrders: 7 }).reasons[0]?.args).toEqual({
      openOrders: 7,
      maxOpenOrders: 5,
    });
  });

  it('fits the answer of the API but for the sentences', () => {
    const verdict = canOrder(aStore(), { now: NOON });
    const status: StoreStatus = {
      ...verdict,
      reasons: verdict.reasons.map((reason) => ({ ...reason, message: '' })),
    };
    expect(status.state).toBe('OPEN');
  });
});
