import { beforeAll, describe, expect, it, vi } from 'vitest';
import { setSettings } from '../support/branch-settings';
import type { TestBusiness } from '../support/business';
import { change } from '../support/database';
import { sign } from '../support/devices';
import { SECOND_MS, now } from '../support/instants';
import { newProduct } from '../support/menu';
import { ofEach } from '../support/ordering';
import { paperPrinter } from '../support/paper-printer';
import { jobsOf, kitchenWith, printWaitingNow, runScreenCheckAt, statesOf } from '../support/printing';
import { serverUrl } from '../support/server';
import { cardOf, performAction, orderIn } from '../support/states';

type Wish = 'ALWAYS' | 'WITHOUT_SCREEN' | 'NEVER';

/** A kitchen that cooks from a screen and has a printer for when it is gone. */
async function kitchenWithScreen(more: object = {}, kitchenTickets: Wish = 'WITHOUT_SCREEN') {
  const paper = await paperPrinter();
  const kitchen = await kitchenWith(paper, more);
  await setSettings(kitchen.made, { printing: { kitchenTickets } });
  return { paper, ...kitchen };
}
/** Lets time pass since what a screen told. */
const silentFor = ({ branch }: TestBusiness, seconds: number, station: string | null = null) =>
  change(
    `UPDATE devices SET last_sign_at = last_sign_at - ?, showed_orders_at = showed_orders_at - ?
      WHERE branch_id = ? AND shows = 'KITCHEN' AND COALESCE(station, '*') = ?`,
    [seconds * SECOND_MS, seconds * SECOND_MS, branch.id, station ?? '*'],
  );
const screenGone = (made: TestBusiness, station: string | null = null) => silentFor(made, 121, station);
const kitchenOf = (station: string | null) => ({
  shows: 'KITCHEN',
  station,
  key: `tablet-of-the-kitchen-${station ?? 'all'}`,
});
const clock = () => runScreenCheckAt(now());

// Booting may take longer than a test does.
beforeAll(() => serverUrl());

describe('what stood on a screen of the kitchen that is gone', () => {
  it('is printed and says why, once, however many instances look after it', async () => {
    const { made, product, paper } = await kitchenWithScreen();
    await sign(made, kitchenOf(null));
    const order = await orderIn(made, product, 'PREPARING', 'TAKEOUT');
    await clock();
    expect(await jobsOf(made)).toEqual([]);
    await screenGone(made);
    await Promise.all([clock(), clock()]);
    await clock();
    await vi.waitFor(() => expect(paper.tickets).toHaveLength(1), { timeout: 10_000 });
    await printWaitingNow();
    expect(paper.tickets).toHaveLength(1);
    expect(paper.tickets[0]).toContain(order.number);
    expect(paper.tickets[0]).toContain('SEM TELA');
    expect(paper.tickets[0]).not.toContain('REIMPRESS');
  });

  it('comes station by station: what another screen shows and what is done does not', async () => {
    const { made } = await kitchenWithScreen();
    const at = (station: string) => newProduct(made, { name: `Prato ${station}`, station });
    for (const station of ['Grill', 'Bar', 'Forno']) await sign(made, kitchenOf(station));
    const [grill, bar, oven] = [await at('Grill'), await at('Bar'), await at('Forno')];
    const order = await orderIn(made, grill, 'PREPARING', 'TAKEOUT', ofEach([grill, bar, oven]));
    await performAction(made.owner, order, 'ready', { station: 'Forno' });
    for (const station of ['Grill', 'Forno']) await screenGone(made, station);
    await clock();
    await clock();
    expect((await jobsOf(made)).map(({ station }) => station)).toEqual(['Grill']);
    await screenGone(made, 'Bar');
    await clock();
    expect((await jobsOf(made)).map(({ station }) => station).sort()).toEqual(['Bar', 'Grill']);
  });

  it('is not printed where it is on paper already, and not where the order is over', async () => {
    const { made, product } = await kitchenWithScreen();
    const onPaper = await orderIn(made, product, 'ACCEPTED', 'TAKEOUT');
    await sign(made, kitchenOf(null));
    await orderIn(made, product, 'READY', 'TAKEOUT');
    const cancelled = await orderIn(made, product, 'ACCEPTED', 'TAKEOUT');
    await performAction(made.owner, cancelled, 'cancel');
    await screenGone(made);
    await clock();
    expect((await jobsOf(made)).map(({ orderId }) => orderId)).toEqual([onPaper.id]);
  });

  it('is not printed a second time as a part of the whole once the order is changed', async () => {
    const { made } = await kitchenWithScreen();
    for (const station of ['Grill', 'Bar']) await sign(made, kitchenOf(station));
    const at = (station: string) => newProduct(made, { name: `Prato ${station}`, station });
    const [grill, bar] = [await at('Grill'), await at('Bar')];
    const { id } = await orderIn(made, grill, 'ACCEPTED', 'TAKEOUT', ofEach([grill, bar]));
    await screenGone(made, 'Grill');
    await clock();
    await printWaitingNow();
    expect((await performAction(made.owner, await cardOf(made, id), 'edit')).status).toBe(200);
    await printWaitingNow();
    expect((await jobsOf(made)).map(({ station }) => station)).toEqual(['Grill', 'Grill']);
  });

  it('is printed although the ticket that a cancellation took back had waited', async () => {
    const { made, product, paper } = await kitchenWithScreen();
    await paper.off();
    const order = await orderIn(made, product, 'ACCEPTED', 'TAKEOUT');
    // Of what is just being sent to the printer a slip would say that it need not be made.
    await printWaitingNow();
    await performAction(made.owner, order, 'cancel');
    await sign(made, kitchenOf(null));
    const restored = await performAction(made.owner, await cardOf(made, order.id), 'restore');
    expect(restored.status, restored.text).toBe(200);
    await clock();
    expect((await jobsOf(made)).filter(({ state }) => state === 'QUEUED')).toEqual([]);
    await screenGone(made);
    await clock();
    await paper.on();
    await printWaitingNow();
    expect(paper.tickets).toHaveLength(1);
    expect(paper.tickets[0]).toContain('SEM TELA');
    expect(paper.tickets[0]).not.toContain('REIMPRESS');
  });

  it('is not printed where somebody dropped its ticket', async () => {
    const { made, product, paper } = await kitchenWithScreen();
    await paper.off();
    await orderIn(made, product, 'ACCEPTED', 'TAKEOUT');
    await printWaitingNow();
    const [job] = await jobsOf(made);
    const dropped = await made.owner.post(`/api/print-jobs/${job?.id}/cancel`, { version: job?.version });
    expect(dropped.status, dropped.text).toBe(200);
    await clock();
    expect(await statesOf(made)).toEqual(['KITCHEN CANCELLED']);
  });

  it.each<Wish>(['NEVER', 'ALWAYS'])('is not printed where the branch wants paper %s', async (wish) => {
    const { made, product } = await kitchenWithScreen();
    await sign(made, kitchenOf(null));
    await orderIn(made, product, 'PREPARING', 'TAKEOUT');
    await setSettings(made, { printing: { kitchenTickets: wish } });
    await screenGone(made);
    await clock();
    expect(await jobsOf(made)).toEqual([]);
  });
});

describe.each([
  ['behind another window', { visible: false }],
  ['without its line', { connection: 'CATCHING_UP' }],
])('what stood on a screen of the kitchen that gives signs %s', (_, unseen) => {
  const screen = kitchenOf(null);

  it('is printed after two minutes, once, and not again when the screen is back and goes', async () => {
    const { made, product, paper } = await kitchenWithScreen();
    await sign(made, screen);
    const order = await orderIn(made, product, 'PREPARING', 'TAKEOUT');
    await silentFor(made, 121);
    await sign(made, { ...screen, ...unseen });
    await Promise.all([clock(), clock()]);
    await printWaitingNow();
    expect(paper.tickets).toHaveLength(1);
    expect(paper.tickets[0]).toContain(order.number);
    expect(paper.tickets[0]).toContain('SEM TELA');

    await sign(made, screen);
    const next = await orderIn(made, product, 'PREPARING', 'TAKEOUT');
    await clock();
    await printWaitingNow();
    expect(paper.tickets).toHaveLength(1);
    await silentFor(made, 121);
    await sign(made, { ...screen, ...unseen });
    await clock();
    await printWaitingNow();
    expect((await jobsOf(made)).map(({ orderId }) => orderId)).toEqual([order.id, next.id]);
    expect(paper.tickets).toHaveLength(2);
  });

  it('is not printed for a while that is shorter, however often there is one', async () => {
    const { made, product } = await kitchenWithScreen();
    await sign(made, screen);
    await orderIn(made, product, 'PREPARING', 'TAKEOUT');
    for (let again = 0; again < 2; again += 1) {
      await silentFor(made, 90);
      await sign(made, { ...screen, ...unseen });
      await clock();
      await sign(made, screen);
    }
    expect(await jobsOf(made)).toEqual([]);
  });

  it('comes with its acceptance where nobody saw orders there yet, and not again once they do', async () => {
    const { made, product, paper } = await kitchenWithScreen();
    await sign(made, { ...screen, ...unseen });
    await orderIn(made, product, 'PREPARING', 'TAKEOUT');
    await sign(made, screen);
    await clock();
    await printWaitingNow();
    expect(paper.tickets).toHaveLength(1);
    expect(await statesOf(made)).toEqual(['KITCHEN PRINTED']);
  });
});
