import { describe, expect, it } from 'vitest';
import {
  PRINT_JOB_MOVES,
  PRINT_JOB_STATES,
  asOrderStands,
  deviceDuty,
  isOnScreen,
  isOutdated,
  nextReprint,
  overlaps,
  ticketsByHand,
  timesOnPaper,
  isFor,
  wantedTickets,
  type Papers,
  type PrintedJob,
  type PrinterDuty,
} from '../../../src/domain/printing';
import { LOST_STATES } from '../../../src/domain/orders';
import { paymentOnDelivery } from '../../../src/domain/orders/open-payments';
import { ORDER_STATES, type OrderItem } from '../../../src/domain/orders/order';
import { anItem } from './fixtures';

const printer = (changes: Partial<PrinterDuty> = {}): PrinterDuty => ({
  id: 'p',
  kitchenTickets: true,
  customerTickets: false,
  stations: [],
  copies: 1,
  ...changes,
});
const named = (...[items, printers]: Parameters<typeof wantedTickets>) =>
  wantedTickets(items, printers).map(
    ({ printerId, kind, station, copy }) => `${printerId} ${kind} ${station ?? '*'} ${copy}`,
  );
const items = [anItem({ station: 'Grill' }), anItem({ station: 'Bar' }), anItem()];

describe('the tickets of an order', () => {
  it('are one of the whole where a printer serves every station', () => {
    expect(named(items, [printer()])).toEqual(['p KITCHEN * 1']);
  });

  it('are one for each station that a printer serves and that has something to make', () => {
    expect(named(items, [printer({ stations: ['Bar', 'Sushi', ''] })])).toEqual([
      'p KITCHEN Bar 1',
      'p KITCHEN  1',
    ]);
  });

  it('are the customer’s too where a printer prints them, as many as it makes copies', () => {
    expect(named(items, [printer({ customerTickets: true, copies: 2 })])).toEqual([
      'p KITCHEN * 1',
      'p KITCHEN * 2',
      'p CUSTOMER * 1',
      'p CUSTOMER * 2',
    ]);
    expect(named(items, [printer({ kitchenTickets: false })])).toEqual([]);
  });
});

describe('a printer that is for a ticket', () => {
  const all = { kitchenTickets: true, customerTickets: false, stations: [] };
  const bar = { ...all, stations: ['Bar'] };
  const counter = { ...all, kitchenTickets: false, customerTickets: true };

  it('is of its kind, and of its station or of all', () => {
    for (const kind of ['KITCHEN', 'CANCELLED'] as const) {
      const atBar = [all, bar, counter].map((printer) => isFor(printer, { kind, station: 'Bar' }));
      expect(atBar).toEqual([true, true, false]);
      expect([all, bar].map((printer) => isFor(printer, { kind, station: null }))).toEqual([true, false]);
      expect(isFor(bar, { kind, station: 'Grill' })).toBe(false);
    }
    const customer = { kind: 'CUSTOMER', station: null } as const;
    expect([all, bar, counter].map((printer) => isFor(printer, customer))).toEqual([false, false, true]);
    expect(isFor(all, { kind: 'TEST', station: null })).toBe(false);
  });
});

describe('a ticket of the kitchen', () => {
  it.each<[string | null, (string | null)[], boolean]>([
    [null, [null], true],
    ['Grill', [null], true],
    ['Grill', ['Grill'], true],
    ['Grill', ['Bar'], false],
    ['', ['Bar', 'Grill'], false],
    [null, ['Bar', 'Grill'], false],
    [null, ['Bar', 'Grill', ''], true],
    ['Grill', [], false],
  ])('of %j is on the screens %j: %s', (station, screens, shown) => {
    expect(isOnScreen({ station }, items, screens)).toBe(shown);
  });

  const of = (sold: readonly OrderItem[], totalCents = 5000, payment = cash) => ({
    ...{ items: sold, totalCents, payments: [payment] },
  });
  const cash = paymentOnDelivery('CASH', 5000);

  it('of the customer is outdated by another total, or by what is collected otherwise, and by nothing else', () => {
    const outdated = (after: ReturnType<typeof of>) =>
      isOutdated({ kind: 'CUSTOMER', station: null }, of(items), after);
    expect(outdated(of(items))).toBe(false);
    expect(outdated(of(items, 4500, { ...cash, amountCents: 4500 }))).toBe(true);
    expect(outdated(of(items, 5000, { ...cash, state: 'CONFIRMED' }))).toBe(true);
    expect(outdated(of(items, 5000, { ...cash, changeForCents: 10_000 }))).toBe(true);
    expect(isOutdated({ kind: 'KITCHEN', station: null }, of(items), of(items, 4500))).toBe(false);
  });

  it('is outdated by what changed its part, the customer’s by every edit', () => {
    const after = [anItem({ station: 'Grill' }), anItem({ station: 'Bar', quantity: 3 }), anItem()];
    const outdated = (kind: 'KITCHEN' | 'CUSTOMER', station: string | null) =>
      isOutdated({ kind, station }, of(items), of(after));
    expect([outdated('KITCHEN', 'Bar'), outdated('KITCHEN', 'Grill'), outdated('KITCHEN', null)]).toEqual([
      true,
      false,
      true,
    ]);
    expect(outdated('CUSTOMER', null)).toBe(true);
  });
});

describe('the way of a job', () => {
  it('reaches every state from the queue, and leaves none that is an end', () => {
    const reached = new Set(['QUEUED']);
    for (let round = 0; round < PRINT_JOB_STATES.length; round += 1)
      for (const { from, to } of Object.values(PRINT_JOB_MOVES))
        if (from.some((state) => reached.has(state))) reached.add(to);
    expect([...reached].sort()).toEqual([...PRINT_JOB_STATES].sort());
    const left = Object.values(PRINT_JOB_MOVES).flatMap(({ from }) => from as readonly string[]);
    expect(left).not.toContain('PRINTED');
    expect(left).not.toContain('CANCELLED');
  });
});

describe('what a browser prints of an order', () => {
  const byHand = (papers: Papers) =>
    ticketsByHand(items, papers).map(({ kind, station }) => `${kind} ${station ?? '*'}`);
  it('is the whole for the kitchen, one for each station, the customer’s, or the first and the last', () => {
    expect(byHand('KITCHEN')).toEqual(['KITCHEN *']);
    expect(byHand('STATIONS')).toEqual(['KITCHEN Grill', 'KITCHEN Bar', 'KITCHEN ']);
    expect(byHand('CUSTOMER')).toEqual(['CUSTOMER *']);
    expect(byHand('BOTH')).toEqual(['KITCHEN *', 'CUSTOMER *']);
  });
});

describe('what somebody wants on paper of an order', () => {
  const kinds = (state: (typeof ORDER_STATES)[number]) =>
    asOrderStands(ticketsByHand(items, 'BOTH'), state).map(({ kind }) => kind);
  it('asks the kitchen to make it unless it came to nothing, and is the customer’s all the same', () => {
    for (const state of ORDER_STATES)
      expect(kinds(state)).toEqual([LOST_STATES.includes(state) ? 'CANCELLED' : 'KITCHEN', 'CUSTOMER']);
  });
});

describe('the number of a reprint', () => {
  const job = (changes: Partial<PrintedJob> = {}): PrintedJob => ({
    ...{
      printerId: 'p',
      kind: 'KITCHEN',
      station: null,
      copy: 1,
      state: 'PRINTED',
      mayRepeat: false,
      reprint: 0,
    },
    ...changes,
  });
  const at = (station: string | null) => job({ station });
  it.each<[string, string | null, PrintedJob[], number]>([
    ['nothing', null, [], 0],
    ['what waits', null, [job({ state: 'QUEUED' })], 0],
    ['what may be on paper', null, [job({ state: 'CANCELLED', mayRepeat: true })], 1],
    ['another printer’s', null, [job({ printerId: 'q' })], 1],
    ['a second copy', null, [job(), job({ copy: 2 })], 1],
    ['the parts of three stations', null, [at('Grill'), at('Bar'), at('')], 1],
    ['the whole and its own part', 'Grill', [at(null), at('Grill'), at('Bar')], 2],
    ['another kind', null, [job({ kind: 'CUSTOMER' })], 0],
  ])('counts %s', (_what, station, jobs, times) => {
    expect(timesOnPaper(jobs, { kind: 'KITCHEN', station })).toBe(times);
  });

  it('is none that its printer was given before', () => {
    const wanted = { printerId: 'p', kind: 'KITCHEN' as const, station: null, copy: 1 };
    expect(nextReprint([job({ state: 'CANCELLED', reprint: 3 })], wanted)).toBe(4);
  });
});

describe('two tickets of an order', () => {
  it.each<[string | null, string | null, boolean]>([
    [null, 'Grill', true],
    ['Grill', null, true],
    ['Grill', 'Grill', true],
    ['Grill', '', false],
  ])('of %j and %j have the same on them: %s', (station, other, same) => {
    const kitchen = { kind: 'KITCHEN' as const, station };
    expect(overlaps(kitchen, { kind: 'KITCHEN', station: other })).toBe(same);
    expect(overlaps(kitchen, { kind: 'CUSTOMER', station: other })).toBe(false);
  });
});

describe('devices that print by themselves', () => {
  it('are for what any of them prints, and none where none does', () => {
    expect(deviceDuty([])).toBeNull();
    expect(deviceDuty(['KITCHEN'])).toMatchObject({ kitchenTickets: true, customerTickets: false });
    expect(deviceDuty(['KITCHEN', 'CUSTOMER'])).toMatchObject({
      kitchenTickets: true,
      customerTickets: true,
    });
  });
});
