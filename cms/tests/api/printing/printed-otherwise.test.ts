import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { EditQuoteDto } from '../../../src/contracts/order-money';
import type { OrderPapersDto, PrintJobDto, PrinterDto } from '../../../src/contracts/printing';
import type { Papers } from '../../../src/domain/printing';
import type { PrinterPort } from '../../../src/integrations/printer/port';
import type { TestBusiness } from '../support/business';
import { newProduct } from '../support/menu';
import { paperPrinter } from '../support/paper-printer';
import {
  jobsOf,
  kitchenWith,
  printWaitingNow,
  printerInTrouble,
  printerOf,
  statesOf,
} from '../support/printing';
import { fromServer, serverUrl } from '../support/server';
import { cardOf, orderIn, performAction } from '../support/states';

const SECOND = 'PODE TER SA';
const REPRINT = 'REIMPRESS';
const PATIENCE = { timeout: 10_000 };

/** What a browser is given to print, as one text. */
const byHand = async ({ owner }: TestBusiness, orderId: string, papers: Papers = 'KITCHEN') =>
  JSON.stringify((await owner.post<OrderPapersDto>(`/api/orders/${orderId}/papers`, { papers })).body.data);
const sendTo = ({ owner }: TestBusiness, orderId: string, printerId: string) =>
  owner.post(`/api/orders/${orderId}/print`, { printerId, kind: 'KITCHEN' });
const addPrinter = async ({ owner, branch }: TestBusiness, { host, port }: { host: string; port: number }) =>
  (await owner.post<PrinterDto>('/api/printers', { branchId: branch.id, name: 'Other', host, port })).body
    .data;
/** Of each ticket that came out, whether it is the customer's and whether it says that it may be the second. */
const told = (tickets: readonly string[]) =>
  tickets.map((text) => `${text.includes('R$') ? 'customer' : 'kitchen'} ${text.includes(SECOND)}`);

// Booting may take longer than a test does.
beforeAll(() => serverUrl());

describe('a ticket that waits for a printer that is off', () => {
  /** An order and one behind it, whose tickets for kitchen and customer wait. */
  async function waiting() {
    const paper = await paperPrinter();
    const { made, printer } = await kitchenWith(paper, { customerTickets: true });
    const product = await newProduct(made, { station: 'Grill' });
    await paper.off();
    const { id } = await orderIn(made, product, 'ACCEPTED', 'TAKEOUT');
    await orderIn(made, product, 'ACCEPTED', 'TAKEOUT');
    await printerInTrouble(made, printer.id);
    const backOn = async () => {
      await paper.on();
      await printWaitingNow();
      return told(paper.tickets);
    };
    return { made, printer, id, backOn };
  }
  const marked = ['kitchen true', 'customer false', 'kitchen false', 'customer false'];

  it.each(['KITCHEN', 'STATIONS'] as const)(
    'is marked once somebody printed it by a browser: %s',
    async (papers) => {
      const { made, id, backOn } = await waiting();
      const first = await byHand(made, id, papers);
      expect(first).not.toContain(REPRINT);
      expect(first).not.toContain(SECOND);
      expect(await backOn()).toEqual(marked);
    },
  );

  it('comes out once, as the order is by then, where that was changed meanwhile', async () => {
    const { made, id, backOn } = await waiting();
    await byHand(made, id);
    const wanted = { keep: [{ place: 0, quantity: 2 }], add: [] };
    const quote = await made.owner.post<EditQuoteDto>(`/api/orders/${id}/edit-quote`, wanted);
    const { totalCents: expectedTotalCents } = quote.body.data;
    const edited = await performAction(made.owner, await cardOf(made, id), 'edit', {
      ...wanted,
      expectedTotalCents,
    });
    expect(edited.status, edited.text).toBe(200);
    expect(await backOn()).toEqual(marked);
  });

  it('is marked once another printer was given it', async () => {
    const { made, id, backOn } = await waiting();
    const other = await paperPrinter();
    expect((await sendTo(made, id, (await addPrinter(made, other)).id)).status).toBe(200);
    await vi.waitFor(() => expect(told(other.tickets)).toEqual(['kitchen false']), PATIENCE);
    expect(other.tickets[0]).not.toContain(REPRINT);
    expect(await backOn()).toEqual(marked);
  });

  it('has what was sent in its stead marked, too, where that comes out after it', async () => {
    const { made, id, backOn } = await waiting();
    const other = await paperPrinter();
    await other.off();
    const { id: printerId } = await addPrinter(made, other);
    expect((await sendTo(made, id, printerId)).status).toBe(200);
    await printerInTrouble(made, printerId);
    expect(await backOn()).toEqual(marked);
    await other.on();
    await printWaitingNow();
    expect(told(other.tickets)).toEqual(['kitchen true']);
  });

  it('has what was sent in its stead marked where its own printing broke off meanwhile', async () => {
    const paper = await paperPrinter();
    const { made, product, printer } = await kitchenWith(paper);
    await paper.off();
    const { id } = await orderIn(made, product, 'ACCEPTED', 'TAKEOUT');
    await printWaitingNow();
    const other = await paperPrinter();
    await other.off();
    expect((await sendTo(made, id, (await addPrinter(made, other)).id)).status).toBe(200);
    await printWaitingNow();
    paper.behave('BREAKS_OFF');
    await paper.on();
    await printWaitingNow();
    expect((await printerOf(made, printer.id)).problem).toBe('BROKE_OFF');
    await paper.off();
    await other.on();
    await printWaitingNow();
    expect(told(other.tickets)).toEqual(['kitchen true']);
  });

  it('is marked although nobody could know yet whether it comes out', async () => {
    const { networkPrinter } = fromServer('./integrations/printer') as { networkPrinter: PrinterPort };
    const print = networkPrinter.print.bind(networkPrinter);
    onTestFinished(() => void (networkPrinter.print = print));
    const paper = await paperPrinter();
    const { made, product, printer } = await kitchenWith(paper);
    let giveUp = (): void => undefined;
    const connecting = new Promise<void>((resolve) => (giveUp = resolve));
    networkPrinter.print = async () => {
      await connecting;
      return { ok: false, problem: 'UNREACHABLE', sent: false };
    };
    const { id } = await orderIn(made, product, 'ACCEPTED', 'TAKEOUT');
    await vi.waitFor(async () => expect(await statesOf(made)).toEqual(['KITCHEN PRINTING']), PATIENCE);
    await byHand(made, id);
    giveUp();
    await printerInTrouble(made, printer.id);
    networkPrinter.print = print;
    await printWaitingNow();
    expect(told(paper.tickets)).toEqual(['kitchen true']);
  });
});

describe('a ticket that is sent to another printer', () => {
  it('comes out there, however often that printed it before', async () => {
    const [one, two] = [await paperPrinter(), await paperPrinter()];
    const { made, product, printer } = await kitchenWith(one);
    const other = await addPrinter(made, two);
    const { id } = await orderIn(made, product, 'ACCEPTED', 'TAKEOUT');
    await vi.waitFor(() => expect([one.tickets.length, two.tickets.length]).toEqual([1, 1]), PATIENCE);
    await vi.waitFor(
      async () => expect(await statesOf(made)).toEqual(['KITCHEN PRINTED', 'KITCHEN PRINTED']),
      PATIENCE,
    );
    await sendTo(made, id, other.id);
    await vi.waitFor(() => expect(two.tickets).toHaveLength(2), PATIENCE);
    await printWaitingNow();
    await one.off();
    await sendTo(made, id, printer.id);
    await printerInTrouble(made, printer.id);
    const hanging = (await jobsOf(made)).find(({ state }) => state === 'QUEUED');
    const moved = await made.owner.post<PrintJobDto>(`/api/print-jobs/${hanging?.id}/retry`, {
      version: hanging?.version,
      printerId: other.id,
    });
    expect(moved.status, moved.text).toBe(200);
    await vi.waitFor(() => expect(two.tickets).toHaveLength(3), PATIENCE);
    expect(two.tickets[2]).toMatch(/REIMPRESS\S* 3/);
  });
});
