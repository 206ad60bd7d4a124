import { describe, expect, it } from 'vitest';
import { editOutcome, holdItems } from '../../../src/domain/edit';
import type { InKitchen } from '../../../src/domain/edit/outcome';
import { firedAt, kitchenDue, type DueOrder } from '../../../src/domain/orders/kitchen-due';
import type { OrderItem } from '../../../src/domain/orders/order';
import { isPartlyMade, workOf } from '../../../src/domain/orders/station-parts';
import { quote } from '../../../src/domain/quote';
import { MINUTE_MS } from '../../../src/domain/time';
import { anItem, aStore, NOON } from '../orders/fixtures';

const at = (minutes: number) => new Date(NOON.getTime() + minutes * MINUTE_MS).toISOString();

const [mains, drinks] = ['Stove', ''];
const PACES = [
  { station: mains, minutes: 12, perAhead: 2 },
  { station: drinks, minutes: 4, perAhead: 1 },
];

/** A drink and a risotto for afterwards, each of a station of its own that has learned how fast it is. */
function dinner(): InKitchen & DueOrder {
  const asked = { type: 'DINE_IN' as const, items: [anItem('beer'), anItem('risotto')] };
  const { items } = quote(aStore(), asked, { now: NOON, channel: 'STORE' });
  return {
    ...{ type: 'DINE_IN', state: 'PREPARING', version: 1, items, stations: workOf(items, PACES) },
    ...{ placedAt: at(0), acceptedAt: at(0), kitchenDueAt: at(35), promisedAt: at(35), preparationMin: 35 },
    ...{ startedStations: [], readyStations: [], readyAt: null, modified: null },
  };
}

/** The order once its items are others. */
function changed<T extends InKitchen>(
  order: T,
  minute: number,
  {
    items,
    changes,
  }: Pick<ReturnType<typeof holdItems>, 'items'> & {
    changes?: ReturnType<typeof holdItems>['changes'];
  },
): T {
  const revision = { n: order.version, at: at(minute), changes: changes ?? [] };
  const { action: _state, ...inKitchen } = editOutcome(order, items, revision);
  return { ...order, ...inKitchen, version: order.version + 1 };
}

const held = (order: ReturnType<typeof dinner>, minute: number) =>
  changed(order, minute, holdItems(order.items, [1], 'hold'));
const fired = (order: ReturnType<typeof dinner>, minute: number) =>
  changed(order, minute, holdItems(order.items, [1], 'fire'));
const workAt = (order: InKitchen, station: string) => order.stations.find((work) => work.station === station);
const noted = (items: readonly OrderItem[]) => items.map((item) => ({ ...item, notes: 'No salt' }));

describe('a course at a station of its own', () => {
  it('is due after what that station learned, once it is fired', () => {
    const waiting = held(dinner(), 1);
    expect(workAt(waiting, mains)).toEqual({ ...PACES[0], held: true });
    const order = fired(waiting, 60);
    expect(workAt(order, mains)).toEqual({ ...PACES[0], since: at(60), firedAt: at(60), version: 3 });
    expect([kitchenDue(order), kitchenDue(order, mains)]).toEqual([at(72), at(72)].map(Date.parse));
  });

  it('keeps nothing of what it was given before it was held', () => {
    const again = held(fired(held(dinner(), 1), 20), 21);
    expect(workAt(again, mains)).toEqual({ ...PACES[0], held: true });
    expect(firedAt(again, mains)).toBeNull();
    expect(kitchenDue(fired(again, 40))).toBe(Date.parse(at(52)));
  });

  it('was fired when it was, whatever is edited afterwards', () => {
    const order = fired(held(dinner(), 1), 60);
    const edited = changed(order, 71, { items: noted(order.items) });
    expect(workAt(edited, mains)).toMatchObject({ since: at(71), version: 4 });
    expect([kitchenDue(edited, mains), firedAt(edited, mains)]).toEqual([at(72), at(60)].map(Date.parse));
  });

  it('that was fired before that instant was kept by itself stays so over an edit', () => {
    const order = fired(held(dinner(), 1), 60);
    const { firedAt: _none, ...work } = workAt(order, mains)!;
    const before = { ...order, stations: [{ ...work, fired: true as const }] };
    expect(kitchenDue(before)).toBe(Date.parse(at(72)));
    expect(kitchenDue(changed(before, 71, { items: noted(order.items) }), mains)).toBe(Date.parse(at(72)));
  });

  it('that was held with the order is known by the same pace', () => {
    const { items } = dinner();
    const works = workOf(holdItems(items, [1], 'hold').items, PACES);
    expect(works).toEqual([PACES[1], { ...PACES[0], held: true }]);
    expect(workOf(items, works)).toEqual([PACES[1], PACES[0]]);
  });
});

describe('what a station made before it was given more', () => {
  const made = ({ items }: InKitchen) => items.map((item) => item.made === true);
  const open = dinner();
  /** Both stations are done. */
  const done = () => ({
    ...open,
    readyStations: [mains, drinks].map((station) => ({ station, at: at(10) })),
  });
  const [beer, risotto] = open.items;
  const more = (item: OrderItem | undefined) => ({ ...item!, quantity: 3 });

  it('says so, where the station is to do its part again, also of what there is more of now', () => {
    const order = changed(done(), 11, { items: [beer!, more(risotto)] });
    expect(order.readyStations.map(({ station }) => station)).toEqual([drinks]);
    expect(made(order)).toEqual([false, true]);
    expect(order.items.map((item) => isPartlyMade(item, order.readyStations))).toEqual([true, true]);
    // It stays so, whatever is edited next.
    expect(made(changed(order, 12, { items: noted(order.items) }))).toEqual([true, true]);
  });

  it('is what had its notes changed, and nothing that was added or that the station was not done with', () => {
    const again = changed(done(), 11, { items: [beer!, ...noted([risotto!]), more(risotto)] });
    expect(made(again)).toEqual([false, true, false]);
    expect(made(changed(open, 11, { items: [beer!, more(risotto)] }))).toEqual([false, false]);
  });
});
