import { beforeAll, describe, expect, it, vi } from 'vitest';
import { setSettings } from '../support/branch-settings';
import type { TestBusiness } from '../support/business';
import { change } from '../support/database';
import { sign } from '../support/devices';
import { SECOND_MS, now, nowMs } from '../support/instants';
import { newProduct } from '../support/menu';
import { ofEach } from '../support/ordering';
import { paperPrinter } from '../support/paper-printer';
import { jobsOf, kitchenWith, printWaitingNow, runScreenCheckAt } from '../support/printing';
import { serverUrl } from '../support/server';
import { performAction, orderIn } from '../support/states';

type Wish = 'ALWAYS' | 'WITHOUT_SCREEN' | 'NEVER';

/** A kitchen that cooks from a screen and has a printer for when it is gone. */
async function kitchenWithScreen(more: object = {}, kitchenTickets: Wish = 'WITHOUT_SCREEN') {
  const paper = await paperPrinter();
  const kitchen = await kitchenWith(paper, more);
  await setSettings(kitchen.made, { printing: { kitchenTickets } });
  return { paper, ...kitchen };
}
const screenGone = ({ branch }: TestBusiness, station: string | null = null) =>
  change(
    `UPDATE devices SET last_sign_at = ? WHERE branch_id = ? AND shows = 'KITCHEN' AND COALESCE(station, '*') = ?`,
    [nowMs() - 121 * SECOND_MS, branch.id, station ?? '*'],
  );
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
