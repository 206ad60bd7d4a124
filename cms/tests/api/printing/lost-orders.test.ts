import { beforeAll, describe, expect, it, vi } from 'vitest';
import { claimed, papersOf, printing, words } from '../support/browser-printing';
import { anonymous, newBusiness, type TestBusiness } from '../support/business';
import { runClockAt } from '../support/clock';
import { MINUTE_MS, later } from '../support/instants';
import { newProduct } from '../support/menu';
import { newOrder } from '../support/ordering';
import { paperPrinter } from '../support/paper-printer';
import { kitchenWith, printWaitingNow, statesOf } from '../support/printing';
import { serverUrl } from '../support/server';
import { cardOf, orderIn, performAction } from '../support/states';

const CANCELLED = 'CANCELADO';
const REPRINT = 'REIMPRESS';

interface Order {
  id: string;
  token: string;
}

const act = async (made: TestBusiness, { id }: Order, action: string) => {
  const { status, text } = await performAction(made.owner, await cardOf(made, id), action);
  expect(status, text).toBe(200);
};
const customerCancels = async (_: TestBusiness, { token }: Order) => {
  expect((await anonymous.post(`/api/store/orders/${token}/cancel`, {})).status).toBe(200);
};

/** How an order that nobody took on comes to nothing. */
const ENDINGS: Record<string, (made: TestBusiness, order: Order) => Promise<void>> = {
  'its customer cancels': customerCancels,
  'is rejected': (made, order) => act(made, order, 'reject'),
  expires: () => runClockAt(later(20 * MINUTE_MS)),
  'its customer does without, for what is missing': async (made, order) => {
    await act(made, order, 'offer-substitute');
    const { body } = await anonymous.get<{ substitution: { id: string } }>(
      `/api/store/orders/${order.token}`,
    );
    const answer = { id: body.data.substitution.id, answer: 'CANCEL' };
    expect((await anonymous.post(`/api/store/orders/${order.token}/substitution`, answer)).status).toBe(200);
  },
};
const ended = Object.entries(ENDINGS);

/** A kitchen with a printer, and an order that nobody took on yet but somebody sends there. */
async function sentEarly(mode: 'ON' | 'OFF') {
  const paper = await paperPrinter();
  const kitchen = await kitchenWith(paper);
  const { made, product } = kitchen;
  if (mode === 'OFF') await paper.off();
  const order = await newOrder(made, product);
  const printAt = async ({ id }: Order, kind = 'KITCHEN') => {
    const { id: printerId } = kitchen.printer;
    expect((await made.owner.post(`/api/orders/${id}/print`, { printerId, kind })).status).toBe(200);
    await printWaitingNow();
  };
  await printAt(order);
  return { made, product, paper, order, printAt };
}

// Booting may take longer than a test does.
beforeAll(() => serverUrl());

describe.each(ended)('an order that %s before it is accepted', (_, end) => {
  it('gets a slip where it is on paper', async () => {
    const { made, paper, order } = await sentEarly('ON');
    expect(paper.tickets).toHaveLength(1);
    await end(made, order);
    await printWaitingNow();
    expect(paper.tickets).toHaveLength(2);
    expect(paper.tickets[1]).toContain(CANCELLED);
    expect(await statesOf(made)).toEqual(['KITCHEN PRINTED', 'CANCELLED PRINTED']);
  });

  it('does not come out of a printer that was off', async () => {
    const { made, paper, order } = await sentEarly('OFF');
    expect(await statesOf(made)).toEqual(['KITCHEN QUEUED']);
    await end(made, order);
    await paper.on();
    await printWaitingNow();
    expect(paper.tickets).toEqual([]);
    expect(await statesOf(made)).toEqual(['KITCHEN CANCELLED']);
  });

  it('gets a slip of the device that prints by itself where a browser printed it', async () => {
    const made = await newBusiness();
    await printing(made);
    const order = await newOrder(made, await newProduct(made));
    expect((await papersOf(made.owner, order.id, 'KITCHEN')).tickets).toHaveLength(1);
    await end(made, order);
    const slips = (await claimed(made)).map(({ lines }) => words(lines));
    expect(slips).toEqual([expect.stringContaining(CANCELLED)]);
    expect(slips[0]).toContain(order.number);
  });
});

describe('an order that a browser printed and that is cancelled', () => {
  it('gets a slip of the printers that are for what was printed, and none where nothing prints by itself', async () => {
    const [grill, bar] = [await paperPrinter(), await paperPrinter()];
    const { made, product } = await kitchenWith(grill, { stations: ['Grill'], customerTickets: true });
    const { host, port } = bar;
    const other = { branchId: made.branch.id, name: 'Bar', host, port, stations: ['Bar'] };
    expect((await made.owner.post('/api/printers', other)).status).toBe(201);
    const order = await newOrder(made, await newProduct(made, { station: 'Grill' }));
    await papersOf(made.owner, order.id, 'STATIONS');
    await customerCancels(made, order);
    await printWaitingNow();
    expect(grill.tickets).toEqual([expect.stringContaining(CANCELLED)]);
    expect(bar.tickets).toEqual([]);

    const untold = await newBusiness();
    const quiet = await newOrder(untold, await newProduct(untold, { priceCents: product.priceCents }));
    await papersOf(untold.owner, quiet.id, 'KITCHEN');
    await customerCancels(untold, quiet);
    expect(await statesOf(untold)).toEqual(['KITCHEN PRINTED']);
  });

  it('gets none for the customer’s ticket', async () => {
    const made = await newBusiness();
    await printing(made);
    const order = await newOrder(made, await newProduct(made));
    await papersOf(made.owner, order.id, 'CUSTOMER');
    await customerCancels(made, order);
    expect(await claimed(made)).toEqual([]);
  });

  it('gets one of each place, also of one that has it on paper itself', async () => {
    const paper = await paperPrinter();
    const { made, product } = await kitchenWith(paper, { copies: 2 });
    const order = await orderIn(made, product, 'ACCEPTED', 'TAKEOUT');
    await printWaitingNow();
    await papersOf(made.owner, order.id, 'STATIONS');
    await act(made, order, 'cancel');
    await printWaitingNow();
    expect(paper.tickets.filter((text) => text.includes(CANCELLED))).toHaveLength(1);
  });

  it('comes as a slip alone where its ticket still waits for the device', async () => {
    const made = await newBusiness();
    await printing(made);
    const order = await orderIn(made, await newProduct(made), 'ACCEPTED', 'TAKEOUT');
    await papersOf(made.owner, order.id, 'KITCHEN');
    await act(made, order, 'cancel');
    const slips = (await claimed(made)).map(({ lines }) => words(lines));
    expect(slips).toEqual([expect.stringContaining(CANCELLED)]);
  });
});

describe('an order that was printed early, is cancelled by its customer and comes back', () => {
  it('is a reprint where it was on paper', async () => {
    const { made, paper, order } = await sentEarly('ON');
    await customerCancels(made, order);
    await printWaitingNow();
    await act(made, order, 'restore');
    await printWaitingNow();
    expect(paper.tickets).toHaveLength(3);
    expect(paper.tickets[2]).toContain(REPRINT);
    expect(paper.tickets[2]).not.toContain(CANCELLED);
  });

  it('comes out once, unmarked, where it never was', async () => {
    const { made, paper, order } = await sentEarly('OFF');
    await customerCancels(made, order);
    await act(made, order, 'restore');
    await paper.on();
    await printWaitingNow();
    expect(paper.tickets).toHaveLength(1);
    expect(paper.tickets[0]).not.toContain(REPRINT);
    expect(paper.tickets[0]).not.toContain(CANCELLED);
  });
});

describe('an order that comes back with its courier', () => {
  it('is taken back from the kitchen once it is cancelled, not before', async () => {
    const paper = await paperPrinter();
    const { made, product } = await kitchenWith(paper);
    const order = await orderIn(made, product, 'RETURNING');
    await printWaitingNow();
    expect(await statesOf(made)).toEqual(['KITCHEN PRINTED']);
    await act(made, order, 'cancel');
    await printWaitingNow();
    expect(await statesOf(made)).toEqual(['KITCHEN PRINTED', 'CANCELLED PRINTED']);
  });
});

describe('an order that came to nothing and is sent to a printer', () => {
  it.each(['REJECTED', 'EXPIRED', 'CANCELLED'] as const)(
    'tells the kitchen so, and the customer as before: %s',
    async (state) => {
      const { made, product, paper, printAt } = await sentEarly('ON');
      const order = await orderIn(made, product, state, 'TAKEOUT');
      // Where the clock went on, the slip of the other order came with it.
      await printWaitingNow();
      await printAt(order);
      const first = paper.tickets.at(-1);
      expect(first).toContain(order.number);
      expect(first).toContain(CANCELLED);
      expect(first).not.toContain(REPRINT);
      await printAt(order);
      expect(paper.tickets.at(-1)).toMatch(/CANCELADO[^]*REIMPRESS\S* 1/);
      await printAt(order, 'CUSTOMER');
      expect(paper.tickets.at(-1)).toContain('R$');
      expect(paper.tickets.at(-1)).not.toContain(CANCELLED);
    },
  );

  it('is a reprint of its slip where that came out by itself', async () => {
    const { made, paper, order, printAt } = await sentEarly('ON');
    await act(made, order, 'cancel');
    await vi.waitFor(() => expect(paper.tickets).toHaveLength(2), { timeout: 10_000 });
    await printWaitingNow();
    await printAt(order);
    expect(paper.tickets).toHaveLength(3);
    expect(paper.tickets[2]).toMatch(/CANCELADO[^]*REIMPRESS\S* 1/);
  });
});
