import { beforeAll, describe, expect, it } from 'vitest';
import type { OrderCardDto, OrderDto } from '../../../src/contracts/orders';
import { blackBoxOf, laneEntriesOf } from '../support/black-box';
import { newBusiness } from '../support/business';
import { refusal } from '../support/client';
import { countOf } from '../support/database';
import { oneWinner, untilEachWon } from '../support/one-winner';
import { tally, thorough } from '../support/proof';
import { performAction } from '../support/states';
import { BAR, newTwoStations, OVEN, type TwoStations } from '../support/two-stations';

const ROUNDS = thorough(20, 3);

let shop: TwoStations;

beforeAll(async () => {
  shop = await newTwoStations();
});

const start = (order: OrderCardDto, station?: string, who = shop.kitchen) =>
  performAction(who, order, 'start', station === undefined ? {} : { station });
const takeBack = (order: OrderCardDto, station: string, step?: 'start') =>
  performAction(shop.kitchen, order, 'step-back', { station, ...(step && { step }) });
const begun = ({ startedStations }: OrderCardDto) => startedStations.map(({ station }) => station).sort();
const detailsOf = async ({ id }: OrderCardDto) =>
  (await shop.business.owner.get<OrderDto>(`/api/orders/${id}`)).body.data;
const movesOf = async (order: OrderCardDto) => (await detailsOf(order)).timeline.map(({ action }) => action);

describe('a station that begins', () => {
  it('begins with its part alone; the order is being made from the first one on', async () => {
    const order = await shop.ordered();
    const first = (await start(order, OVEN)).body.data;
    expect(first).toMatchObject({ state: 'PREPARING', readyStations: [] });
    expect(first.startedStations).toEqual([{ station: OVEN, at: first.preparingAt }]);

    const second = (await start(first, BAR)).body.data;
    expect(second).toMatchObject({ state: 'PREPARING', preparingAt: first.preparingAt });
    expect(begun(second)).toEqual([BAR, OVEN]);
    expect(begun(await shop.card(order.id))).toEqual([BAR, OVEN]);
  });

  it('does not wait for what another one did meanwhile', async () => {
    const seen = await shop.ordered();
    await start(seen, OVEN);
    expect(begun((await start(seen, BAR)).body.data)).toEqual([BAR, OVEN]);
  });

  it('begins once, and not with what is done or not cooked any more', async () => {
    const order = await shop.ordered();
    await start(order, OVEN);
    const again = await start(order, OVEN);
    expect(refusal(again)).toEqual([409, 'TRANSITION_NOT_ALLOWED']);
    expect(again.body.error.details.current).toMatchObject({ id: order.id, state: 'PREPARING' });
    await shop.ready(order, BAR);
    expect(refusal(await start(order, BAR))).toEqual([409, 'TRANSITION_NOT_ALLOWED']);
    const cancelled = await shop.ordered('CANCELLED');
    expect(refusal(await start(cancelled, OVEN))).toEqual([409, 'TRANSITION_NOT_ALLOWED']);
    expect(begun(await shop.card(cancelled.id))).toEqual([]);
  });

  it('makes a part of the order', async () => {
    const order = await shop.ordered();
    const answer = await start(order, 'Grill');
    expect(refusal(answer)).toEqual([422, 'NOT_ONE_OF']);
    expect(answer.body.error.details.path).toEqual(['station']);
    expect(refusal(await start(order, 'x'.repeat(41)))).toEqual([400, 'TOO_LONG']);
    expect(await shop.card(order.id)).toMatchObject({ state: 'ACCEPTED', startedStations: [] });
  });

  it('is somebody who cooks, before and after another one began', async () => {
    const order = await shop.ordered();
    const reader = await shop.business.person('attendant', { deny: ['order.prepare'] });
    expect((await start(order, OVEN, reader)).status).toBe(403);
    await start(order, OVEN);
    expect((await start(order, BAR, reader)).status).toBe(403);
    const other = await newBusiness();
    expect((await start(order, BAR, other.owner)).status).toBe(404);
    expect(begun(await shop.card(order.id))).toEqual([OVEN]);
  });

  it('is told in what happened, with its name', async () => {
    const order = await shop.ordered();
    await start(order, OVEN);
    await start(order, BAR);
    expect((await detailsOf(order)).timeline.slice(-2)).toMatchObject([
      { action: 'station-start', from: 'ACCEPTED', to: 'PREPARING', reason: OVEN },
      { action: 'station-start', from: 'PREPARING', to: 'PREPARING', reason: BAR },
    ]);
    const told = laneEntriesOf(await blackBoxOf(shop.business, order.id), 'KITCHEN');
    expect(told.map(({ what, detail }) => [what, detail])).toEqual([
      ['STATION_STARTED', OVEN],
      ['STATION_STARTED', BAR],
    ]);
  });

  it('has begun where the whole order is begun with, and only then', async () => {
    const order = await shop.ordered();
    const whole = (await start(order)).body.data;
    expect(begun(whole)).toEqual([BAR, OVEN]);
    expect((await movesOf(order)).at(-1)).toBe('start');
    expect(refusal(await start(whole))).toEqual([409, 'TRANSITION_NOT_ALLOWED']);
    const partly = (await start(await shop.ordered(), OVEN)).body.data;
    expect(refusal(await start(partly))).toEqual([409, 'TRANSITION_NOT_ALLOWED']);
    expect(partly.actions).not.toContain('start');
  });
});

describe('a station that takes its start back', () => {
  it('leaves the order to those that are at it', async () => {
    const both = (await start((await start(await shop.ordered(), OVEN)).body.data, BAR)).body.data;
    const answer = (await takeBack(both, OVEN, 'start')).body.data;
    expect(answer).toMatchObject({ state: 'PREPARING' });
    expect(begun(answer)).toEqual([BAR]);
    expect(refusal(await takeBack(answer, OVEN, 'start'))).toEqual([409, 'TRANSITION_NOT_ALLOWED']);
    const { timeline } = await detailsOf(both);
    expect(timeline.at(-1)).toMatchObject({
      action: 'station-unstart',
      reason: `${OVEN}: A slip of the finger`,
    });
    expect(begun((await start(answer, OVEN)).body.data)).toEqual([BAR, OVEN]);
  });

  it('gives the order back where nobody else is at it', async () => {
    const order = await shop.ordered();
    const begunWith = (await start(order, OVEN)).body.data;
    const back = (await takeBack(begunWith, OVEN, 'start')).body.data;
    expect(back).toMatchObject({ state: 'ACCEPTED', preparingAt: null, startedStations: [] });
    expect(back.acceptedAt).toBe(order.acceptedAt);

    const other = (await shop.ready(await shop.ordered(), BAR)).body.data;
    const partly = (await takeBack((await start(other, OVEN)).body.data, OVEN, 'start')).body.data;
    expect(partly).toMatchObject({
      state: 'PREPARING',
      startedStations: [],
      readyStations: [{ station: BAR }],
    });
  });

  it('cannot where it is done, and does not where it means that it is', async () => {
    const order = await shop.ordered();
    await start(order, OVEN);
    const done = (await shop.ready(order, OVEN)).body.data;
    expect(refusal(await takeBack(done, OVEN, 'start'))).toEqual([409, 'TRANSITION_NOT_ALLOWED']);
    const recalled = (await takeBack(done, OVEN)).body.data;
    expect(recalled).toMatchObject({ readyStations: [], startedStations: done.startedStations });
    // Recalled at two screens at once: it is not begun with any less by that.
    expect(refusal(await takeBack(recalled, OVEN))).toEqual([409, 'TRANSITION_NOT_ALLOWED']);
    expect(begun(await shop.card(order.id))).toEqual([OVEN]);
  });

  it('is each of them where the whole order is taken back', async () => {
    const order = await shop.ordered('PREPARING');
    const back = (await performAction(shop.business.owner, order, 'step-back')).body.data;
    expect(back).toMatchObject({ state: 'ACCEPTED', startedStations: [] });
  });
});

describe('a station that makes its part again', () => {
  it('is at it, also where it never said that it began', async () => {
    const done = (await shop.ready(await shop.ordered(), OVEN)).body.data;
    expect(done.startedStations).toEqual([]);
    expect(begun((await takeBack(done, OVEN)).body.data)).toEqual([OVEN]);

    const whole = (await performAction(shop.kitchen, await shop.ordered(), 'ready')).body.data;
    expect(begun((await takeBack(whole, BAR)).body.data)).toEqual([BAR]);
    const all = (await performAction(shop.kitchen, await shop.ordered(), 'ready')).body.data;
    expect(begun((await performAction(shop.kitchen, all, 'step-back')).body.data)).toEqual([BAR, OVEN]);
  });

  it('begins anew with what an edit gives it once it was done, and with a restored order', async () => {
    const order = await shop.ordered('READY');
    const edited = await performAction(shop.business.owner, order, 'edit', {
      keep: [
        { place: 0, quantity: 2 },
        { place: 1, quantity: 1 },
      ],
      expectedTotalCents: order.totalCents! + shop.pizza.priceCents,
    });
    expect(edited.body.data).toMatchObject({ state: 'PREPARING', readyStations: [{ station: BAR }] });
    expect(begun(edited.body.data)).toEqual([BAR]);
    expect(begun((await start(edited.body.data, OVEN)).body.data)).toEqual([BAR, OVEN]);

    const cancelled = await performAction(shop.business.owner, await shop.ordered('PREPARING'), 'cancel');
    const restored = await performAction(shop.business.owner, cancelled.body.data, 'restore');
    expect(restored.body.data).toMatchObject({ state: 'ACCEPTED', startedStations: [] });
  });
});

describe('stations that begin at once', () => {
  it('begin once each, and one of them with the order', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const order = await shop.ordered();
      const answers = await Promise.all([OVEN, BAR, OVEN, BAR].map((station) => start(order, station)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409]);
      expect(begun(await shop.card(order.id))).toEqual([BAR, OVEN]);
      const starts = (await detailsOf(order)).timeline.filter(({ action }) => action === 'station-start');
      expect(starts.map(({ from }) => from).sort()).toEqual(['ACCEPTED', 'PREPARING']);
    }
    tally('two stations that begin, each pressed twice at once', ROUNDS * 4);
  });

  it.each(['the whole order', OVEN])('and its cancellation have one winner: %s', async (what) => {
    await untilEachWon(2, ROUNDS, async (first) => {
      const order = await shop.ordered();
      const won = await oneWinner(order.id, ['STALE_VERSION', 'TRANSITION_NOT_ALLOWED'], first, [
        () => start(order, what === OVEN ? OVEN : undefined),
        () => performAction(shop.business.owner, order, 'cancel'),
      ]);
      const after = await shop.card(order.id);
      expect(after.state).toBe(won === 0 ? 'PREPARING' : 'CANCELLED');
      expect(after.startedStations.length > 0).toBe(won === 0);
      const moves = `entity_id = ? AND action IN ('start', 'station-start', 'cancel')`;
      expect(await countOf('audit_entries', moves, [order.id])).toBe(1);
      return won;
    });
    tally(`start of ${what} against cancel`, ROUNDS);
  });

  it('are one for one key, whatever was taken back since', async () => {
    const order = await shop.ordered();
    const press = () =>
      shop.kitchen.post<OrderCardDto>(
        `/api/orders/${order.id}/start`,
        { version: order.version, station: OVEN },
        { 'Idempotency-Key': `start-at-oven-of-${order.id}` },
      );
    const answers = await Promise.all(Array.from({ length: 5 }, press));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const started = await shop.card(order.id);
    expect(started).toMatchObject({ version: order.version + 1, state: 'PREPARING' });
    await takeBack(started, OVEN, 'start');
    expect((await press()).body.data).toMatchObject({ state: 'ACCEPTED', startedStations: [] });
    expect((await movesOf(order)).filter((move) => move === 'station-start')).toHaveLength(1);
  });
});
