import { beforeAll, describe, expect, it } from 'vitest';
import { newProduct } from '../support/menu';
import { ofEach } from '../support/ordering';
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

  it('comes each time somebody wants it, also with more tickets than are looked at for its number', async () => {
    const paper = await paperPrinter();
    const { made, product, printer } = await kitchenWith(paper);
    const stations = Array.from({ length: 20 }, (_, place) => `Station ${place}`);
    const products = await Promise.all(
      stations.map((station) => newProduct(made, { name: `Prato ${station}`, station })),
    );
    const { id } = await orderIn(made, product, 'ACCEPTED', 'TAKEOUT', ofEach(products));
    await printWaitingNow();
    for (let printed = 0; printed < 25; printed += 1) {
      const { status, text } = await made.owner.post(`/api/orders/${id}/papers`, { papers: 'STATIONS' });
      expect(status, text).toBe(200);
    }
    for (let wanted = 0; wanted < 2; wanted += 1) {
      await made.owner.post(`/api/orders/${id}/print`, { printerId: printer.id, kind: 'KITCHEN' });
      await printWaitingNow();
    }
    const numbers = paper.tickets.map((ticket) => /REIMPRESS\S* (\d+)/.exec(ticket)?.[1]);
    expect(numbers).toEqual([undefined, '26', '27']);
  });
});
