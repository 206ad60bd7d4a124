import { beforeAll, describe, expect, it } from 'vitest';
import type { HomeDto } from '../../../src/contracts/home';
import type { EditQuoteDto } from '../../../src/contracts/order-money';
import type { OrderCardDto, OrderDto } from '../../../src/contracts/orders';
import { kitchenDue } from '../../../src/domain/orders/kitchen-due';
import { newBusiness, type TestBusiness } from '../support/business';
import { refusal, type Client } from '../support/client';
import { change } from '../support/database';
import { ago, HOUR_MS, MINUTE_MS } from '../support/instants';
import { newProduct } from '../support/menu';
import { tally, thorough } from '../support/proof';
import { performAction, cardOf, EVERY_STATE, orderIn } from '../support/states';

let business: TestBusiness;
let kitchen: Client;
let soup: { id: string; priceCents: number };
let steak: { id: string; priceCents: number };

beforeAll(async () => {
  business = await newBusiness(EVERY_STATE);
  kitchen = await business.person('kitchen');
  soup = await newProduct(business, { station: 'Cold' });
  steak = await newProduct(business, { station: 'Grill' });
});

/** A soup, and a steak for afterwards. */
const dinner = (state: 'PENDING' | 'ACCEPTED' | 'PREPARING' = 'ACCEPTED') =>
  orderIn(business, soup, state, 'DINE_IN', {
    items: [
      { productId: soup.id, quantity: 1 },
      { productId: steak.id, quantity: 2 },
    ],
    expectedTotalCents: soup.priceCents + 2 * steak.priceCents,
  });

async function held(order: OrderCardDto, who = business.owner): Promise<OrderCardDto> {
  const answer = await performAction(who, order, 'hold', { places: [1] });
  expect(answer.status, answer.text).toBe(200);
  return answer.body.data;
}

const heldItems = ({ items }: OrderCardDto) => items.map((item) => item.held === true);
const detailsOf = async ({ id }: OrderCardDto) =>
  (await business.owner.get<OrderDto>(`/api/orders/${id}`)).body.data;

describe('an item that is held', () => {
  it('waits until it is fired, costs what it cost, and the kitchen is told both times', async () => {
    const order = await held(await dinner());
    expect(heldItems(order)).toEqual([false, true]);
    expect(order.modified).toMatchObject({
      n: 1,
      changes: [{ kind: 'HELD', quantity: 2, station: 'Grill' }],
    });
    const noted = (await performAction(kitchen, order, 'acknowledge-change')).body.data;
    const fired = await performAction(kitchen, noted, 'fire');
    expect(fired.body.data).toMatchObject({
      state: 'ACCEPTED',
      modified: { n: 2, changes: [{ kind: 'FIRED', quantity: 2 }] },
    });
    expect(heldItems(fired.body.data)).toEqual([false, false]);
    const { revisions, timeline, totalCents } = await detailsOf(order);
    expect(totalCents).toBe(order.totalCents);
    expect(revisions.map(({ deltaCents }) => deltaCents)).toEqual([0, 0]);
    expect(timeline.map(({ action }) => action).slice(-3)).toEqual(['hold', 'acknowledge-change', 'fire']);
  });

  it('is begun anew once it is fired, where its station had begun with it before', async () => {
    const begun = (await performAction(kitchen, await dinner(), 'start')).body.data;
    const started = ({ startedStations }: OrderCardDto) => startedStations.map(({ station }) => station);
    expect(started(begun).sort()).toEqual(['Cold', 'Grill']);
    const waiting = await held(begun);
    expect(started(waiting)).toEqual(['Cold']);
    const fired = (await performAction(kitchen, waiting, 'fire')).body.data;
    expect(started(fired)).toEqual(['Cold']);
  });

  it('keeps its order from being ready, whichever way the rest is called so', async () => {
    const whole = await held(await dinner());
    const rest = (await performAction(kitchen, whole, 'ready')).body.data;
    expect(rest).toMatchObject({ state: 'PREPARING', readyStations: [{ station: 'Cold' }] });
    expect(refusal(await performAction(kitchen, rest, 'ready'))).toEqual([409, 'TRANSITION_NOT_ALLOWED']);
    expect(refusal(await performAction(business.owner, rest, 'deliver'))[0]).toBe(409);
    const fired = (await performAction(kitchen, rest, 'fire')).body.data;
    expect(fired.readyStations).toMatchObject([{ station: 'Cold' }]);
    const ready = (await performAction(kitchen, fired, 'ready', { station: 'Grill' })).body.data;
    expect(ready.state).toBe('READY');

    const byStation = await held(await dinner());
    const part = (await performAction(kitchen, byStation, 'ready', { station: 'Cold' })).body.data;
    expect(part.state).toBe('PREPARING');
  });

  it('of a station that was done with the rest has it make its part again', async () => {
    const more = await newProduct(business, { station: 'Cold' });
    const items = [soup, more].map(({ id }) => ({ productId: id, quantity: 1 }));
    const expectedTotalCents = soup.priceCents + more.priceCents;
    const placed = await orderIn(business, soup, 'ACCEPTED', 'DINE_IN', { items, expectedTotalCents });
    const rest = (await performAction(kitchen, await held(placed), 'ready')).body.data;
    expect(rest.readyStations).toMatchObject([{ station: 'Cold' }]);
    const fired = (await performAction(kitchen, rest, 'fire', { places: [1] })).body.data;
    expect(fired.readyStations).toEqual([]);
    expect((await performAction(kitchen, fired, 'ready')).body.data.state).toBe('READY');
  });

  it('can be held before the order is accepted, and says so from the beginning', async () => {
    const order = await held(await dinner('PENDING'));
    expect(order.modified).toBeNull();
    const accepted = (await performAction(business.owner, order, 'accept')).body.data;
    expect(heldItems(accepted)).toEqual([false, true]);
  });

  it('is refused where there is nothing to hold or to fire, and for who does not cook', async () => {
    const order = await dinner();
    expect(refusal(await performAction(business.owner, order, 'fire'))).toEqual([409, 'NOT_HELD']);
    expect(refusal(await performAction(business.owner, order, 'hold', { places: [9] }))).toEqual([
      422,
      'NOTHING_CHANGED',
    ]);
    expect(refusal(await performAction(business.owner, order, 'hold', { places: [] }))[0]).toBe(400);
    const marketing = await business.person('marketing');
    expect((await performAction(marketing, order, 'hold')).status).toBe(403);
    expect(order.actions).toContain('hold');
    expect(order.actions).not.toContain('fire');
  });
});

describe('when a course is due', () => {
  const PACES = [
    { station: 'Cold', minutes: 4, perAhead: 1 },
    { station: 'Grill', minutes: 12, perAhead: 2 },
  ];
  const act = async (order: OrderCardDto, action: string, more: object = {}) => {
    const answer = await performAction(business.owner, order, action, more);
    expect(answer.status, answer.text).toBe(200);
    return answer.body.data;
  };
  const grillOf = ({ stations }: OrderCardDto) => stations.find(({ station }) => station === 'Grill');

  /** Lets an order have been promised for an hour ago, by stations that have learned how fast they are. */
  async function promisedBefore({ id }: OrderCardDto): Promise<OrderCardDto> {
    await change(
      'UPDATE orders SET stations = ?, kitchen_due_at = ?, promised_at = ? WHERE document_id = ?',
      [...[JSON.stringify(PACES), ago(HOUR_MS), ago(HOUR_MS), id]],
    );
    return cardOf(business, id);
  }

  it('goes by what its station learned, from when it was fired, whatever is edited afterwards', async () => {
    const waiting = await held(await promisedBefore(await dinner()));
    expect(grillOf(waiting)).toEqual({ ...PACES[1], held: true });
    const fired = await act(waiting, 'fire');
    expect(grillOf(fired)).toMatchObject(PACES[1]!);
    const due = Date.parse(grillOf(fired)?.firedAt ?? '') + 12 * MINUTE_MS;
    expect(kitchenDue(fired, 'Grill')).toBe(due);

    const keep = [0, 1].map((place) => ({ place, quantity: 1 + 2 * place }));
    const url = `/api/orders/${fired.id}/edit-quote`;
    const quote = await business.owner.post<EditQuoteDto>(url, { keep, add: [] });
    const expectedTotalCents = quote.body.data.totalCents;
    const edited = await act(fired, 'edit', { keep, add: [], expectedTotalCents });
    expect(grillOf(edited)).toMatchObject({ version: edited.version, firedAt: grillOf(fired)?.firedAt });
    expect(kitchenDue(edited, 'Grill')).toBe(due);
  });

  it('stays as it was promised of what is fetched, which home counts as late', async () => {
    const made = await newBusiness(EVERY_STATE);
    const pizza = await newProduct(made, { station: 'Oven' });
    const placed = await orderIn(made, pizza, 'ACCEPTED', 'TAKEOUT');
    await change('UPDATE orders SET kitchen_due_at = ?, promised_at = ? WHERE document_id = ?', [
      ...[ago(MINUTE_MS), ago(MINUTE_MS), placed.id],
    ]);
    let order = await cardOf(made, placed.id);
    for (const action of ['hold', 'fire', 'ready', 'deliver']) {
      const answer = await performAction(made.owner, order, action);
      expect(answer.status, answer.text).toBe(200);
      order = answer.body.data;
      expect(kitchenDue(order)).toBe(Date.parse(order.kitchenDueAt ?? ''));
    }
    const home = await made.owner.get<HomeDto>(`/api/home?branch=${made.branch.id}`);
    expect(home.body.data.today.onTime).toEqual({ kept: 0, due: 1 });
    expect(home.body.data.late).toMatchObject([{ count: 1 }]);
  });
});

it('a course that is fired while it is called ready has one winner', async () => {
  const rounds = thorough(20, 4);
  for (let round = 0; round < rounds; round += 1) {
    const order = await held(await dinner());
    const [fire, ready] = await Promise.all([
      performAction(kitchen, order, 'fire'),
      performAction(kitchen, order, 'ready'),
    ]);
    expect([fire.status, ready.status].sort()).toEqual([200, 409]);
    const after = await cardOf(business, order.id);
    expect(after.state).toBe(fire.status === 200 ? 'ACCEPTED' : 'PREPARING');
  }
  tally(`fire against ready, ${rounds} rounds`, rounds);
});
