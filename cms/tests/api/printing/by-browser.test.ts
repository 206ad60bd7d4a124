import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { HomeDto } from '../../../src/contracts/home';
import type { ClaimedTicketDto } from '../../../src/contracts/printing';
import { setSettings } from '../support/branch-settings';
import { claim, claimed, papersOf, printing, words } from '../support/browser-printing';
import { newBusiness, type TestBusiness } from '../support/business';
import { runClockAt } from '../support/clock';
import { change } from '../support/database';
import { HOUR_MS, MINUTE_MS, SECOND_MS, ago, later, nowMs } from '../support/instants';
import { activeProgram } from '../support/loyalty';
import { newProduct } from '../support/menu';
import { newOrder, newPhone, ofEach } from '../support/ordering';
import { paperPrinter } from '../support/paper-printer';
import { accept, jobsOf, kitchenWith, printWaitingNow, statesOf } from '../support/printing';
import { serverUrl } from '../support/server';
import { performAction, cardOf, orderIn } from '../support/states';

const done = ({ owner }: TestBusiness, { id, version }: ClaimedTicketDto) =>
  owner.post(`/api/print-jobs/${id}/done`, { version });

// Booting may take longer than a test does.
beforeAll(() => serverUrl());

describe('an order that somebody prints by their browser', () => {
  it('comes as the customer’s, the kitchen’s, one for each station, or both', async () => {
    const made = await newBusiness();
    const grill = await newProduct(made, { name: 'Picanha', station: 'Grill' });
    const bar = await newProduct(made, { name: 'Suco', station: 'Bar' });
    const { id } = await orderIn(made, grill, 'ACCEPTED', 'TAKEOUT', ofEach([grill, bar]));
    const [customer] = (await papersOf(made.owner, id, 'CUSTOMER')).tickets;
    expect(customer).toContain('R$');
    expect(customer).toContain('/t/');
    const [kitchen] = (await papersOf(made.owner, id, 'KITCHEN')).tickets;
    expect(kitchen).toMatch(/Picanha[^]*Suco/);
    expect(kitchen).not.toContain('R$');
    const stations = (await papersOf(made.owner, id, 'STATIONS')).tickets;
    expect(stations).toHaveLength(2);
    expect(stations[0]).toContain('Picanha');
    expect(stations[0]).not.toContain('Suco');
    expect((await papersOf(made.owner, id, 'BOTH')).tickets).toHaveLength(2);
  });

  it('prints what the branch wants on its paper', async () => {
    const made = await newBusiness();
    const customer = { name: 'Ana Lima', phone: '+5511987654321' };
    const { id } = await newOrder(made, await newProduct(made), { customer });
    const printed = async (wanted: { phone: boolean; footer: string }) => {
      await setSettings(made, { printing: wanted });
      return (await papersOf(made.owner, id, 'CUSTOMER')).tickets.join().replace(/\D{1,2}(?=\d)/g, '');
    };
    expect(await printed({ phone: true, footer: 'Volte sempre!' })).toMatch(/987654321[^]*Volte sempre!/);
    expect(await printed({ phone: false, footer: '' })).not.toMatch(/987654321|Volte sempre!/);
  });

  it('tells the customer what they have in the loyalty program, and only them', async () => {
    const made = await newBusiness();
    const product = await newProduct(made);
    const phone = newPhone();
    const of = { customer: { name: 'Ana Lima', phone } };
    const beforeProgram = await newOrder(made, product, of);
    expect((await papersOf(made.owner, beforeProgram.id, 'CUSTOMER')).tickets[0]).not.toContain('carimbo');
    const { name } = await activeProgram(made);
    await orderIn(made, product, 'CONCLUDED', 'TAKEOUT', of);
    const { id } = await newOrder(made, product, of);
    const [customer] = (await papersOf(made.owner, id, 'CUSTOMER')).tickets;
    expect(customer).toContain(`${name}: 1 carimbo + 1 carimbo com este pedido`);
    expect(customer).toContain('Faltam 8 pedidos para: Ten reais');
    expect((await papersOf(made.owner, id, 'KITCHEN')).tickets[0]).not.toContain('carimbo');
  });

  it('is given without prices alone to who sees none', async () => {
    const made = await newBusiness();
    const { id } = await orderIn(made, await newProduct(made), 'ACCEPTED', 'TAKEOUT');
    const cook = await made.person('kitchen');
    expect((await papersOf(cook, id, 'KITCHEN')).status).toBe(200);
    expect((await papersOf(cook, id, 'CUSTOMER')).status).toBe(403);
    expect((await papersOf(cook, id, 'BOTH')).status).toBe(403);
  });

  it('is marked from the second time on, wherever it was printed, with how often and when', async () => {
    const paper = await paperPrinter();
    const { made, product } = await kitchenWith(paper);
    const { id } = await orderIn(made, product, 'ACCEPTED', 'TAKEOUT');
    await vi.waitFor(() => expect(paper.tickets).toHaveLength(1), { timeout: 10_000 });
    await vi.waitFor(async () => expect((await jobsOf(made))[0]?.state).toBe('PRINTED'), { timeout: 10_000 });
    const [first] = (await papersOf(made.owner, id, 'KITCHEN')).tickets;
    expect(first).toMatch(/REIMPRESSÃO 1 - \d\d:\d\d/);
    const both = await Promise.all([1, 2].map(() => papersOf(made.owner, id, 'STATIONS')));
    const marks = both.map(({ tickets }) => /REIMPRESSÃO (\d)/.exec(tickets[0] ?? '')?.[1]);
    expect(marks.sort()).toEqual(['2', '3']);
    expect((await papersOf(made.owner, id, 'CUSTOMER')).tickets[0]).not.toContain('REIMPRESS');
  });

  it('that was printed before it was accepted comes out of the printer as a reprint', async () => {
    const paper = await paperPrinter();
    const { made, product } = await kitchenWith(paper);
    const { id } = await newOrder(made, product);
    await papersOf(made.owner, id, 'KITCHEN');
    await accept(made, id);
    await vi.waitFor(() => expect(paper.tickets).toHaveLength(1), { timeout: 10_000 });
    expect(paper.tickets[0]).toContain('REIMPRESS');
  });

  it('and was cancelled tells the kitchen so', async () => {
    const made = await newBusiness();
    const order = await orderIn(made, await newProduct(made), 'ACCEPTED', 'TAKEOUT');
    await performAction(made.owner, order, 'cancel');
    expect((await papersOf(made.owner, order.id, 'KITCHEN')).tickets[0]).toContain('CANCELADO');
  });
});

describe('the customer’s ticket of a delivery', () => {
  it('leads to the page of the order, unless the courier who carries it has to ask for what stands there', async () => {
    const made = await newBusiness();
    const product = await newProduct(made);
    const [delivery, pickup] = [
      await orderIn(made, product, 'ACCEPTED', 'DELIVERY'),
      await orderIn(made, product, 'ACCEPTED', 'TAKEOUT'),
    ];
    const ticketOf = async ({ id }: { id: string }) =>
      (await papersOf(made.owner, id, 'CUSTOMER')).tickets[0];
    expect(await ticketOf(delivery)).toContain('/t/');
    await setSettings(made, { couriers: { requireDeliveryCode: true } });
    expect(await ticketOf(delivery)).not.toContain('/t/');
    expect(await ticketOf(delivery)).not.toContain('Acompanhe');
    expect(await ticketOf(pickup)).toContain('/t/');
  });
});

describe('a device that prints by itself', () => {
  it('is given each new ticket, and of several exactly one is', async () => {
    const made = await newBusiness();
    await printing(made);
    const { number } = await orderIn(made, await newProduct(made), 'ACCEPTED', 'TAKEOUT');
    const answers = await Promise.all([claimed(made), claimed(made), claimed(made)]);
    expect(answers.flat()).toHaveLength(1);
    const [ticket] = answers.flat();
    if (!ticket) throw new Error('Nobody was given the ticket');
    expect(words(ticket.lines)).toContain(number);
    expect((await done(made, ticket)).status).toBe(200);
    expect((await done(made, ticket)).status).toBe(409);
    expect(await claimed(made)).toEqual([]);
    expect(await jobsOf(made)).toEqual([expect.objectContaining({ printerId: 'DEVICE', state: 'PRINTED' })]);
  });

  it('prints what is accepted by itself, too, and nothing where no device does', async () => {
    const made = await newBusiness({
      branch: { autoAccept: { enabled: true, delaySec: 0, onlyIfPaid: false, maxOpenOrders: null } },
    });
    const product = await newProduct(made);
    const first = await newOrder(made, product);
    await runClockAt(later(MINUTE_MS));
    expect((await cardOf(made, first.id)).state).toBe('ACCEPTED');
    expect(await jobsOf(made)).toEqual([]);
    await printing(made);
    await newOrder(made, product);
    await runClockAt(later(MINUTE_MS));
    expect(await claimed(made)).toHaveLength(1);
  });

  it('has tickets wait for it while somebody has left the board, which the start page tells', async () => {
    const made = await newBusiness();
    await printing(made);
    const lastSign = (hours: number) =>
      change("UPDATE devices SET presence = 'GONE', last_sign_at = ? WHERE branch_id = ?", [
        nowMs() - hours * HOUR_MS,
        made.branch.id,
      ]);
    const product = await newProduct(made);
    await lastSign(1);
    await orderIn(made, product, 'ACCEPTED', 'TAKEOUT');
    await change('UPDATE print_jobs SET queued_at = ? WHERE branch_id = ?', [ago(MINUTE_MS), made.branch.id]);
    const home = await made.owner.get<HomeDto>(`/api/home?branch=${made.branch.id}`);
    const tickets = { code: 'TICKETS_UNPRINTED', route: `/dashboard/orders/board?tickets=${made.branch.id}` };
    expect(home.body.data.needs).toContainEqual(expect.objectContaining(tickets));
    await lastSign(13);
    await orderIn(made, product, 'ACCEPTED', 'TAKEOUT');
    await printing(made);
    expect(await claimed(made)).toHaveLength(1);
  });

  it('that never said to have printed one has it wait again, for somebody to see', async () => {
    const made = await newBusiness();
    await printing(made);
    await orderIn(made, await newProduct(made), 'ACCEPTED', 'TAKEOUT');
    expect(await claimed(made)).toHaveLength(1);
    await printWaitingNow();
    expect(await statesOf(made)).toEqual(['KITCHEN PRINTING']);
    await change('UPDATE print_jobs SET updated_at = ? WHERE branch_id = ?', [
      ago(121 * SECOND_MS),
      made.branch.id,
    ]);
    await printWaitingNow();
    expect(await statesOf(made)).toEqual(['KITCHEN QUEUED']);
  });

  it('that says so late, and of a ticket that nobody else has begun, has printed it', async () => {
    const made = await newBusiness();
    await printing(made);
    await orderIn(made, await newProduct(made), 'ACCEPTED', 'TAKEOUT');
    const [slow] = await claimed(made);
    const longAgo = ago(121 * SECOND_MS);
    await change('UPDATE print_jobs SET updated_at = ? WHERE branch_id = ?', [longAgo, made.branch.id]);
    await printWaitingNow();
    expect((await done(made, slow!)).status).toBe(200);
    expect(await statesOf(made)).toEqual(['KITCHEN PRINTED']);
    expect(await claimed(made)).toEqual([]);
    expect((await done(made, slow!)).status).toBe(409);
  });

  it('is given what another one never said to have printed, marked', async () => {
    const made = await newBusiness();
    await printing(made);
    await orderIn(made, await newProduct(made), 'ACCEPTED', 'TAKEOUT');
    expect(await claimed(made)).toHaveLength(1);
    expect(await claimed(made)).toEqual([]);
    await change('UPDATE print_jobs SET updated_at = ? WHERE branch_id = ?', [
      ago(121 * SECOND_MS),
      made.branch.id,
    ]);
    const [again] = await claimed(made);
    expect(again && words(again.lines)).toContain('PODE TER SAÍDO DUAS VEZES');
  });

  it('prints the customer’s only for who sees prices', async () => {
    const made = await newBusiness();
    await printing(made, 'BOTH');
    await orderIn(made, await newProduct(made), 'ACCEPTED', 'TAKEOUT');
    const cook = await made.person('kitchen');
    expect((await claim(made, 'BOTH', cook)).status).toBe(403);
    expect(await claimed(made, 'KITCHEN', cook)).toHaveLength(1);
    expect(await claimed(made, 'BOTH')).toHaveLength(1);
  });

  it('is not given an old ticket without being asked', async () => {
    const made = await newBusiness();
    await printing(made);
    await orderIn(made, await newProduct(made), 'ACCEPTED', 'TAKEOUT');
    await change('UPDATE print_jobs SET queued_at = ? WHERE branch_id = ?', [ago(HOUR_MS), made.branch.id]);
    expect(await claimed(made)).toEqual([]);
    expect(await jobsOf(made)).toEqual([expect.objectContaining({ state: 'FAILED', problem: 'TOO_OLD' })]);
  });

  it('gets the slip of what it printed and was cancelled', async () => {
    const made = await newBusiness();
    await printing(made);
    const order = await orderIn(made, await newProduct(made), 'ACCEPTED', 'TAKEOUT');
    for (const ticket of await claimed(made)) await done(made, ticket);
    await performAction(made.owner, await cardOf(made, order.id), 'cancel');
    const [slip] = await claimed(made);
    expect(slip && words(slip.lines)).toContain('CANCELADO');
  });
});
