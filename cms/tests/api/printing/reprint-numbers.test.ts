import { beforeAll, describe, expect, it } from 'vitest';
import { paperPrinter } from '../support/paper-printer';
import { kitchenWith, printWaitingNow } from '../support/printing';
import { serverUrl } from '../support/server';
import { cardOf, orderIn, performAction } from '../support/states';

// Booting may take longer than a test does.
beforeAll(() => serverUrl());

describe('a ticket that somebody had printed again in between', () => {
  it('comes out of the kitchen’s printer once the order is restored', async () => {
    const paper = await paperPrinter();
    const { made, product, printer } = await kitchenWith(paper);
    const { id } = await orderIn(made, product, 'ACCEPTED', 'TAKEOUT');
    const act = async (action: string) => {
      const { status, text } = await performAction(made.owner, await cardOf(made, id), action);
      expect(status, text).toBe(200);
      await printWaitingNow();
    };
    await printWaitingNow();
    await act('edit');
    await made.owner.post(`/api/orders/${id}/print`, { printerId: printer.id, kind: 'KITCHEN' });
    await printWaitingNow();
    await act('cancel');
    expect(paper.tickets.at(-1)).toContain('CANCELADO');
    await act('restore');
    expect(paper.tickets).toHaveLength(5);
    expect(paper.tickets.at(-1)).toMatch(/REIMPRESS\S* 3/);
    expect(paper.tickets.at(-1)).not.toContain('CANCELADO');
  });

  it('no longer asks the customer for what was paid, also where another place printed it too', async () => {
    const [one, two] = [await paperPrinter(), await paperPrinter()];
    const customers = { kitchenTickets: false, customerTickets: true };
    const { made, product, printer } = await kitchenWith(one, customers);
    const other = { ...customers, branchId: made.branch.id, name: 'Other', host: two.host, port: two.port };
    expect((await made.owner.post('/api/printers', other)).status).toBe(201);
    const { id } = await orderIn(made, product, 'ACCEPTED', 'TAKEOUT');
    await printWaitingNow();
    await made.owner.post(`/api/orders/${id}/print`, { printerId: printer.id, kind: 'CUSTOMER' });
    await printWaitingNow();
    const paid = await performAction(made.owner, await cardOf(made, id), 'take-payment');
    expect(paid.status, paid.text).toBe(200);
    await printWaitingNow();
    for (const { tickets } of [one, two]) expect(tickets.at(-1)).not.toContain('COBRAR');
  });
});
