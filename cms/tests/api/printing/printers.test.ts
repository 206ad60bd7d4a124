import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { TestBusiness } from '../support/business';
import { paperPrinter } from '../support/paper-printer';
import { jobsOf, kitchenWith, printWaitingNow, printerOf, statesOf } from '../support/printing';
import { serverUrl } from '../support/server';
import { performAction, cardOf, orderIn } from '../support/states';

// Booting may take longer than a test does.
beforeAll(() => serverUrl());

describe('a printer that is archived', () => {
  /** Two orders that wait for a printer that is off, and who archives it. */
  async function withWaiting(more: object = {}) {
    const paper = await paperPrinter();
    const { made, product, printer } = await kitchenWith(paper, more);
    await paper.off();
    const { id } = await orderIn(made, product, 'ACCEPTED', 'TAKEOUT');
    const archive = async () => {
      const { version } = await printerOf(made, printer.id);
      return made.owner.send('DELETE', `/api/printers/${printer.id}?version=${version}`);
    };
    return { made, id, archive };
  }
  const another = async ({ owner, branch }: TestBusiness, more: object) => {
    const paper = await paperPrinter();
    const { host, port } = paper;
    await owner.post('/api/printers', { branchId: branch.id, name: 'Other', host, port, ...more });
    return paper;
  };

  it('leaves what waits for it to another one of the branch that is for the same', async () => {
    const { made, id, archive } = await withWaiting();
    const bar = await another(made, { stations: ['Bar'] });
    const kitchen = await another(made, {});
    expect((await archive()).status).toBe(204);
    await printWaitingNow();
    expect(kitchen.tickets).toHaveLength(1);
    expect(bar.tickets).toEqual([]);
    expect(await jobsOf(made)).toEqual([expect.objectContaining({ orderId: id, state: 'PRINTED' })]);
  });

  it('leaves it to somebody’s decision where there is no such printer', async () => {
    const { made, archive } = await withWaiting();
    await another(made, { kitchenTickets: false, customerTickets: true });
    await archive();
    await printWaitingNow();
    expect(await jobsOf(made)).toEqual([
      expect.objectContaining({ state: 'FAILED', problem: 'UNREACHABLE' }),
    ]);
  });

  it('leaves nothing that the other one has already', async () => {
    const paper = await paperPrinter();
    const { made, product, printer } = await kitchenWith(paper);
    const kitchen = await another(made, {});
    await paper.off();
    await orderIn(made, product, 'ACCEPTED', 'TAKEOUT');
    const { version } = await printerOf(made, printer.id);
    await made.owner.send('DELETE', `/api/printers/${printer.id}?version=${version}`);
    await printWaitingNow();
    expect(kitchen.tickets).toHaveLength(1);
    expect((await statesOf(made)).sort()).toEqual(['KITCHEN CANCELLED', 'KITCHEN PRINTED']);
  });
});

describe('a drawer', () => {
  it('opens with the customer’s ticket of an order that is paid in cash, and with no other', async () => {
    const paper = await paperPrinter();
    const { made, product, printer } = await kitchenWith(paper, { drawer: true, customerTickets: true });
    const printed = (count: number) =>
      vi.waitFor(() => expect(paper.tickets).toHaveLength(count), { timeout: 10_000 });
    const order = await orderIn(made, product, 'ACCEPTED', 'TAKEOUT');
    await printed(2);
    const opening = paper.tickets.filter((_, place) => paper.drawers[place]);
    expect(opening).toHaveLength(1);
    expect(opening[0]).toContain('R$');
    await orderIn(made, product, 'ACCEPTED', 'TAKEOUT', { payment: { method: 'DEBIT' } });
    await printed(4);
    await performAction(made.owner, await cardOf(made, order.id), 'cancel');
    await printed(5);
    await made.owner.post(`/api/printers/${printer.id}/test`, {});
    await printed(6);
    expect(paper.drawers.filter(Boolean)).toHaveLength(1);
  });
});
