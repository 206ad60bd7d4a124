import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { EditQuoteDto } from '../../../src/contracts/order-money';
import { setSettings } from '../support/branch-settings';
import { newBusiness, type TestBusiness } from '../support/business';
import { change } from '../support/database';
import { sign } from '../support/devices';
import { HOUR_MS, ago } from '../support/instants';
import { newProduct } from '../support/menu';
import { newOrder } from '../support/ordering';
import { paperPrinter } from '../support/paper-printer';
import {
  accept,
  jobsOf,
  kitchenWith,
  printWaitingNow,
  printerInTrouble,
  printerOf,
  statesOf,
} from '../support/printing';
import { serverUrl } from '../support/server';
import { performAction, cardOf, orderIn } from '../support/states';

// Booting may take longer than a test does.
beforeAll(() => serverUrl());

describe('a ticket', () => {
  it('comes out once when its order is accepted, in the letters of the language and without prices', async () => {
    const paper = await paperPrinter();
    const { made, product } = await kitchenWith(paper);
    const order = await newOrder(made, product, { notes: 'Alergia a amendoim' });
    await accept(made, order.id);
    await vi.waitFor(() => expect(paper.tickets).toHaveLength(1), { timeout: 10_000 });
    await printWaitingNow();
    expect(paper.tickets).toHaveLength(1);
    expect(paper.tickets[0]).toContain('Pão de queijo');
    expect(paper.tickets[0]).toContain('amendoim');
    expect(paper.tickets[0]).toContain(order.number);
    expect(paper.tickets[0]).not.toContain('R$');
    expect(await statesOf(made)).toEqual(['KITCHEN PRINTED']);
  });

  it('waits while the printer is off, says so, and comes out once when it is back', async () => {
    const paper = await paperPrinter();
    const { made, product, printer } = await kitchenWith(paper);
    await paper.off();
    await accept(made, (await newOrder(made, product)).id);
    await accept(made, (await newOrder(made, product)).id);
    await printerInTrouble(made, printer.id);
    expect(await printerOf(made, printer.id)).toMatchObject({ waiting: 2, failed: 0 });
    await paper.on();
    await printWaitingNow();
    expect(paper.tickets).toHaveLength(2);
    expect(paper.tickets.join()).not.toContain('DUAS VEZES');
    expect(await printerOf(made, printer.id)).toMatchObject({ problem: null, waiting: 0 });
  });

  it('waits for paper', async () => {
    const paper = await paperPrinter('PAPER_OUT');
    const { made, product, printer } = await kitchenWith(paper);
    await accept(made, (await newOrder(made, product)).id);
    await printerInTrouble(made, printer.id, 'PAPER_OUT');
    paper.behave('ANSWERS');
    await printWaitingNow();
    expect(paper.tickets).toHaveLength(1);
  });

  it('that may be on paper already says so when it comes again', async () => {
    const paper = await paperPrinter('BREAKS_OFF');
    const { made, product, printer } = await kitchenWith(paper);
    await accept(made, (await newOrder(made, product)).id);
    await printerInTrouble(made, printer.id, 'BROKE_OFF');
    paper.behave('ANSWERS');
    await printWaitingNow();
    expect(paper.tickets).toHaveLength(1);
    expect(paper.tickets[0]).toContain('PODE TER SA');
  });

  it('that a server had begun with as it was killed says so, too, when the next one prints it', async () => {
    const paper = await paperPrinter();
    const { made, product, printer } = await kitchenWith(paper);
    await paper.off();
    await accept(made, (await newOrder(made, product)).id);
    await printerInTrouble(made, printer.id);
    await change("UPDATE print_jobs SET state = 'PRINTING' WHERE printer_id = ?", [printer.id]);
    await paper.on();
    await printWaitingNow();
    expect(paper.tickets).toHaveLength(1);
    expect(paper.tickets[0]).toContain('PODE TER SA');
    expect(await statesOf(made)).toEqual(['KITCHEN PRINTED']);
  });

  it('comes out of a printer that never answers', async () => {
    const paper = await paperPrinter('SAYS_NOTHING');
    const { made, product } = await kitchenWith(paper);
    await accept(made, (await newOrder(made, product)).id);
    await vi.waitFor(() => expect(paper.tickets).toHaveLength(1), { timeout: 10_000 });
    await vi.waitFor(async () => expect(await statesOf(made)).toEqual(['KITCHEN PRINTED']), {
      timeout: 10_000,
    });
  });

  it('that cannot be composed waits for a decision, and the next one is printed', async () => {
    const paper = await paperPrinter();
    const { made, product, printer } = await kitchenWith(paper);
    await paper.off();
    const broken = await orderIn(made, product, 'ACCEPTED', 'TAKEOUT');
    const whole = await orderIn(made, product, 'ACCEPTED', 'TAKEOUT');
    await printerInTrouble(made, printer.id);
    await change('UPDATE orders SET items = ? WHERE document_id = ?', ['[{"name":"Bolo"}]', broken.id]);
    await paper.on();
    await printWaitingNow();
    expect(paper.tickets).toHaveLength(1);
    expect(paper.tickets[0]).toContain(whole.number);
    expect(await jobsOf(made)).toEqual([
      expect.objectContaining({ orderId: broken.id, state: 'FAILED', problem: 'NOT_COMPOSED' }),
      expect.objectContaining({ orderId: whole.id, state: 'PRINTED' }),
    ]);
    expect(await printerOf(made, printer.id)).toMatchObject({ problem: null, failed: 1 });
  });

  it('is marked when somebody has it printed again', async () => {
    const paper = await paperPrinter();
    const { made, product, printer } = await kitchenWith(paper);
    const { id } = await orderIn(made, product, 'ACCEPTED', 'TAKEOUT');
    await vi.waitFor(() => expect(paper.tickets).toHaveLength(1), { timeout: 10_000 });
    await made.owner.post(`/api/orders/${id}/print`, { printerId: printer.id, kind: 'KITCHEN' });
    await vi.waitFor(() => expect(paper.tickets).toHaveLength(2), { timeout: 10_000 });
    expect(paper.tickets[0]).not.toContain('REIMPRESS');
    expect(paper.tickets[1]).toMatch(/REIMPRESS.+ 1 - \d\d:\d\d/);
  });

  it('that is old is asked for first', async () => {
    const paper = await paperPrinter();
    const { made, product, printer } = await kitchenWith(paper);
    await paper.off();
    await accept(made, (await newOrder(made, product)).id);
    await printerInTrouble(made, printer.id);
    await change('UPDATE print_jobs SET queued_at = ? WHERE printer_id = ?', [ago(HOUR_MS), printer.id]);
    await paper.on();
    await printWaitingNow();
    expect(paper.tickets).toEqual([]);
    const [job] = await jobsOf(made);
    expect(job).toMatchObject({ state: 'FAILED', problem: 'TOO_OLD' });
    const again = await made.owner.post(`/api/print-jobs/${job?.id}/retry`, { version: job?.version });
    expect(again.status).toBe(200);
    await printWaitingNow();
    expect(paper.tickets).toHaveLength(1);
  });
});

describe('an order that is cancelled', () => {
  it('gets a slip where the kitchen has it on paper, and no ticket where it has not', async () => {
    const paper = await paperPrinter();
    const { made, product } = await kitchenWith(paper);
    const { id } = await orderIn(made, product, 'ACCEPTED', 'TAKEOUT');
    await vi.waitFor(async () => expect(await statesOf(made)).toEqual(['KITCHEN PRINTED']), {
      timeout: 10_000,
    });
    await paper.off();
    const late = await orderIn(made, product, 'ACCEPTED', 'TAKEOUT');
    await performAction(made.owner, late, 'cancel');
    await performAction(made.owner, await cardOf(made, id), 'cancel');
    await paper.on();
    await printWaitingNow();
    expect(paper.tickets).toHaveLength(2);
    expect(paper.tickets[1]).toContain('CANCELADO');
    expect((await statesOf(made)).sort()).toEqual([
      'CANCELLED PRINTED',
      'KITCHEN CANCELLED',
      'KITCHEN PRINTED',
    ]);
  });
});

describe('an order that is cancelled while its ticket is being printed', () => {
  it('is not printed after all when that breaks off: the slip alone comes', async () => {
    const paper = await paperPrinter('HOLDS');
    const { made, product } = await kitchenWith(paper);
    const order = await orderIn(made, product, 'ACCEPTED', 'TAKEOUT');
    await vi.waitFor(() => expect(paper.holding()).toBe(1), { timeout: 10_000 });
    await performAction(made.owner, order, 'cancel');
    paper.behave('ANSWERS');
    paper.breakOff();
    await printWaitingNow();
    expect(paper.tickets).toHaveLength(1);
    expect(paper.tickets[0]).toContain('CANCELADO');
    expect((await statesOf(made)).sort()).toEqual(['CANCELLED PRINTED', 'KITCHEN CANCELLED']);
  });

  it('comes back marked as what may be on paper', async () => {
    const paper = await paperPrinter('HOLDS');
    const { made, product } = await kitchenWith(paper);
    const { id } = await orderIn(made, product, 'ACCEPTED', 'TAKEOUT');
    await vi.waitFor(() => expect(paper.holding()).toBe(1), { timeout: 10_000 });
    await performAction(made.owner, await cardOf(made, id), 'cancel');
    paper.behave('ANSWERS');
    paper.breakOff();
    await performAction(made.owner, await cardOf(made, id), 'restore');
    await printWaitingNow();
    expect(paper.tickets.at(-1)).toContain('PODE TER SA');
  });
});

describe('an order that is edited', () => {
  const editing = async (made: TestBusiness, id: string, add: { id: string }) => {
    const wanted = {
      keep: [{ place: 0, quantity: 1 }],
      add: [{ productId: add.id, quantity: 1, extras: [] }],
    };
    const quote = await made.owner.post<EditQuoteDto>(`/api/orders/${id}/edit-quote`, wanted);
    const expectedTotalCents = quote.body.data.totalCents;
    return performAction(made.owner, await cardOf(made, id), 'edit', { ...wanted, expectedTotalCents });
  };

  it('comes again where it is on paper and another, and says what was changed', async () => {
    const paper = await paperPrinter();
    const { made } = await kitchenWith(paper, { stations: ['Grill', 'Bar'] });
    const steak = await newProduct(made, { name: 'Picanha', station: 'Grill' });
    const juice = await newProduct(made, { name: 'Suco', station: 'Bar' });
    const wine = await newProduct(made, { name: 'Vinho', station: 'Bar' });
    const { id } = await orderIn(made, steak, 'ACCEPTED', 'TAKEOUT');
    await vi.waitFor(() => expect(paper.tickets).toHaveLength(1), { timeout: 10_000 });

    // At the bar it is the first, and no change.
    expect((await editing(made, id, juice)).status).toBe(200);
    await vi.waitFor(() => expect(paper.tickets).toHaveLength(2), { timeout: 10_000 });
    await printWaitingNow();
    expect(paper.tickets).toHaveLength(2);
    expect(paper.tickets[1]).toContain('Suco');
    expect(paper.tickets[1]).not.toContain('ALTERADO');

    await editing(made, id, wine);
    await vi.waitFor(() => expect(paper.tickets).toHaveLength(3), { timeout: 10_000 });
    await printWaitingNow();
    expect(paper.tickets).toHaveLength(3);
    expect(paper.tickets[2]).toContain('ALTERADO (2)');
    expect(paper.tickets[2]).toContain('Vinho');
    expect(paper.tickets[2]).not.toContain('Picanha');
  });

  it('is printed when it is taken on, not before', async () => {
    const paper = await paperPrinter();
    const { made, product } = await kitchenWith(paper);
    const cake = await newProduct(made, { name: 'Bolo' });
    const { id } = await newOrder(made, product);
    expect((await editing(made, id, cake)).status).toBe(200);
    expect(await jobsOf(made)).toEqual([]);
    await accept(made, id);
    await vi.waitFor(() => expect(paper.tickets).toHaveLength(1), { timeout: 10_000 });
    expect(paper.tickets[0]).not.toContain('REIMPRESS');
  });

  it('is printed once, as it is by then, where nothing of it is on paper yet', async () => {
    const paper = await paperPrinter();
    const { made, product } = await kitchenWith(paper);
    const cake = await newProduct(made, { name: 'Bolo' });
    await paper.off();
    const { id } = await orderIn(made, product, 'ACCEPTED', 'TAKEOUT');
    expect((await editing(made, id, cake)).status).toBe(200);
    await paper.on();
    await printWaitingNow();
    expect(paper.tickets).toHaveLength(1);
    expect(paper.tickets[0]).toContain('Bolo');
    expect(paper.tickets[0]).not.toContain('ALTERADO');
  });
});

describe('an order that costs something else, or is paid', () => {
  it('has its customer’s ticket again, and nothing once it was handed over', async () => {
    const paper = await paperPrinter();
    const { made, product } = await kitchenWith(paper, { kitchenTickets: false, customerTickets: true });
    const { id } = await orderIn(made, product, 'ACCEPTED', 'TAKEOUT');
    await vi.waitFor(() => expect(paper.tickets).toHaveLength(1), { timeout: 10_000 });
    await performAction(made.owner, await cardOf(made, id), 'discount', {
      amountCents: 1,
      reason: 'A regular',
    });
    await vi.waitFor(() => expect(paper.tickets).toHaveLength(2), { timeout: 10_000 });
    expect(paper.tickets[1]).toContain('A regular');
    const { totalCents } = await cardOf(made, id);
    await performAction(made.owner, await cardOf(made, id), 'take-payment', { amountCents: totalCents });
    await vi.waitFor(() => expect(paper.tickets).toHaveLength(3), { timeout: 10_000 });
    expect(paper.tickets[1]).toContain('COBRAR');
    expect(paper.tickets[2]).not.toContain('COBRAR');
    for (const action of ['start', 'ready', 'deliver'])
      await performAction(made.owner, await cardOf(made, id), action);
    await printWaitingNow();
    expect(paper.tickets).toHaveLength(3);
    const out = await orderIn(made, product, 'DISPATCHED');
    await printWaitingNow();
    expect(paper.tickets).toHaveLength(4);
    const less = { amountCents: 1, reason: 'A regular' };
    expect((await performAction(made.owner, await cardOf(made, out.id), 'discount', less)).status).toBe(200);
    await printWaitingNow();
    expect(paper.tickets).toHaveLength(4);
  });

  it('waits for paper once, however often it was paid meanwhile', async () => {
    const paper = await paperPrinter();
    const { made, product } = await kitchenWith(paper, { kitchenTickets: false, customerTickets: true });
    const { id } = await orderIn(made, product, 'ACCEPTED', 'TAKEOUT');
    await vi.waitFor(() => expect(paper.tickets).toHaveLength(1), { timeout: 10_000 });
    await paper.off();
    for (const amountCents of [100, 200])
      await performAction(made.owner, await cardOf(made, id), 'take-payment', { amountCents });
    await paper.on();
    await printWaitingNow();
    expect(paper.tickets).toHaveLength(2);
  });
});

describe('an order that is cancelled and comes back', () => {
  it('is no reprint where it never was on paper, and one where it was', async () => {
    const paper = await paperPrinter();
    const { made, product } = await kitchenWith(paper);
    const back = async (id: string) => {
      await performAction(made.owner, await cardOf(made, id), 'cancel');
      return performAction(made.owner, await cardOf(made, id), 'restore');
    };
    await paper.off();
    const never = await orderIn(made, product, 'ACCEPTED', 'TAKEOUT');
    expect((await back(never.id)).status).toBe(200);
    await paper.on();
    await printWaitingNow();
    expect(paper.tickets).toHaveLength(1);
    expect(paper.tickets[0]).not.toContain('REIMPRESS');

    await back(never.id);
    await printWaitingNow();
    expect(paper.tickets.at(-1)).toContain('REIMPRESS');
  });
});

describe('a branch', () => {
  it('prints where the kitchen wants paper: always, without a screen, never', async () => {
    const paper = await paperPrinter();
    const { made, product } = await kitchenWith(paper);
    const queuedWith = async (kitchenTickets: 'ALWAYS' | 'WITHOUT_SCREEN' | 'NEVER') => {
      await setSettings(made, { printing: { kitchenTickets } });
      const { id } = await orderIn(made, product, 'ACCEPTED', 'TAKEOUT');
      return (await jobsOf(made)).filter(({ orderId }) => orderId === id).length;
    };
    expect(await queuedWith('ALWAYS')).toBe(1);
    expect(await queuedWith('NEVER')).toBe(0);
    expect(await queuedWith('WITHOUT_SCREEN')).toBe(1);
    // A board tells the counter, not the kitchen.
    await sign(made, { shows: 'BOARD' });
    expect(await queuedWith('WITHOUT_SCREEN')).toBe(1);
    await sign(made, { shows: 'KITCHEN', station: null });
    expect(await queuedWith('WITHOUT_SCREEN')).toBe(0);
  });

  it('prints only for the stations that no screen shows', async () => {
    const paper = await paperPrinter();
    const { made } = await kitchenWith(paper, { stations: ['Grill', 'Bar'] });
    await setSettings(made, { printing: { kitchenTickets: 'WITHOUT_SCREEN' } });
    await sign(made, { shows: 'KITCHEN', station: 'Grill' });
    for (const station of ['Grill', 'Bar']) {
      await orderIn(made, await newProduct(made, { station }), 'ACCEPTED', 'TAKEOUT');
    }
    expect((await jobsOf(made)).map(({ station }) => station)).toEqual(['Bar']);
  });

  it('prints what its stations make, each its own, as often as it wants', async () => {
    const paper = await paperPrinter();
    const { made } = await kitchenWith(paper, { stations: ['Grill'], copies: 2 });
    const grilled = await newProduct(made, { name: 'Picanha', station: 'Grill' });
    const { id } = await orderIn(made, grilled, 'ACCEPTED', 'TAKEOUT');
    const bar = await newProduct(made, { name: 'Caipirinha', station: 'Bar' });
    const other = await orderIn(made, bar, 'ACCEPTED', 'TAKEOUT');
    const jobs = await jobsOf(made);
    expect(
      jobs.filter(({ orderId }) => orderId === id).map(({ station, copy }) => `${station} ${copy}`),
    ).toEqual(['Grill 1', 'Grill 2']);
    expect(jobs.filter(({ orderId }) => orderId === other.id)).toEqual([]);
  });

  it('reaches no printer outside the networks of its server', async () => {
    const made = await newBusiness();
    for (const host of ['169.254.169.254', 'printer.local', '8.8.8.8']) {
      const answer = await made.owner.post('/api/printers', { branchId: made.branch.id, name: 'Far', host });
      expect(answer.status, host).toBe(400);
      expect(answer.text).toContain('PRINTER_ADDRESS');
    }
  });
});
