import { beforeAll, describe, expect, it } from 'vitest';
import type { BoardDto } from '../../../src/contracts/board';
import type { OrderCardDto, OrderDto } from '../../../src/contracts/orders';
import { refusal } from '../support/client';
import { change } from '../support/database';
import { HOUR_MS, MINUTE_MS, ago, nowMs } from '../support/instants';
import { orderIn } from '../support/states';
import { BAR, newTwoStations, OVEN, type TwoStations } from '../support/two-stations';

let shop: TwoStations;

beforeAll(async () => {
  shop = await newTwoStations();
});

/** A pizza and a juice that were accepted an hour ago. */
async function cooking(): Promise<OrderCardDto> {
  const order = await shop.ordered();
  const hourAgo = ago(HOUR_MS);
  await change('UPDATE orders SET accepted_at = ?, state_changed_at = ? WHERE document_id = ?', [
    hourAgo,
    hourAgo,
    order.id,
  ]);
  return shop.card(order.id);
}

interface Pressed {
  key?: string;
  ago?: number;
  station?: string;
  reason?: string;
}

const press = (order: Pick<OrderCardDto, 'id' | 'version'>, action: string, { key, ...more }: Pressed = {}) =>
  shop.kitchen.post<OrderCardDto>(
    `/api/orders/${order.id}/${action}`,
    { version: order.version, ...more },
    key === undefined ? {} : { 'Idempotency-Key': key },
  );

const timelineOf = async ({ id }: OrderCardDto) =>
  (await shop.business.owner.get<OrderDto>(`/api/orders/${id}`)).body.data.timeline;

/** Calls what `work` answers between the instants, by this machine's clock, that are `ago` before it began and ended. */
async function expectAgo(ago: number, work: () => Promise<string | null | undefined>): Promise<void> {
  const from = nowMs() - ago;
  const at = Date.parse((await work()) ?? '');
  expect(at).toBeGreaterThanOrEqual(from);
  expect(at).toBeLessThanOrEqual(nowMs() - ago);
}

describe('a press that arrives later', () => {
  it('counts from when it was pressed: for the order, its parts, and what is told of it', async () => {
    const order = await cooking();
    await expectAgo(20 * MINUTE_MS, async () => {
      const started = (await press(order, 'start', { ago: 20 * MINUTE_MS })).body.data;
      return started.preparingAt;
    });
    await expectAgo(10 * MINUTE_MS, async () => {
      const oven = { station: OVEN, ago: 10 * MINUTE_MS };
      const part = (await press(await shop.card(order.id), 'ready', oven)).body.data;
      return part.readyStations[0]?.at;
    });
    await expectAgo(5 * MINUTE_MS, async () => {
      const bar = { station: BAR, ago: 5 * MINUTE_MS };
      const ready = (await press(await shop.card(order.id), 'ready', bar)).body.data;
      expect((await timelineOf(ready)).at(-1)).toMatchObject({ action: 'ready', at: ready.readyAt });
      return ready.readyAt;
    });
  });

  it('is not believed to be from before the order came to be as it is', async () => {
    const order = await cooking();
    const started = (await press(order, 'start', { ago: 20 * MINUTE_MS })).body.data;
    const ready = (await press(started, 'ready', { ago: 90 * MINUTE_MS })).body.data;
    expect(ready.readyAt).toBe(started.preparingAt);
    expect(refusal(await press(ready, 'step-back', { ago: -1, reason: 'A slip' }))).toEqual([
      400,
      'TOO_SMALL',
    ]);
  });

  it('is taken back within the time that there was for it when it was pressed', async () => {
    const order = await cooking();
    const ready = (await press(order, 'ready', { ago: 30 * MINUTE_MS })).body.data;
    const undone = await press(ready, 'step-back', { reason: 'A slip', ago: 25 * MINUTE_MS });
    expect(undone.body.data.state).toBe('PREPARING');
  });

  it('tells every screen since when it can be taken back, and one that came at once tells nothing of that', async () => {
    const order = await cooking();
    await expectAgo(0, async () => {
      const late = await press(order, 'ready', { ago: 30 * MINUTE_MS });
      return late.body.data.stateRecordedAt;
    });
    const ready = await shop.card(order.id);
    const { body } = await shop.business.owner.get<BoardDto>(
      `/api/orders/board?branch=${shop.business.branch.id}`,
    );
    const shown = body.data.orders.find(({ id }) => id === order.id);
    expect(shown).toMatchObject({ stateRecordedAt: ready.stateRecordedAt, readyAt: ready.readyAt });
    expect(shown?.actions).toContain('step-back');
    const undone = (await press(ready, 'step-back', { reason: 'Wrong order' })).body.data;
    expect(undone).toMatchObject({ state: 'PREPARING', stateRecordedAt: null });
  });

  it('is taken back by whoever hears of it for as long as from a press that came at once', async () => {
    const heard = async (before: number) => {
      const order = await cooking();
      const ready = (await press(order, 'ready', { ago: 30 * MINUTE_MS })).body.data;
      await change('UPDATE orders SET state_recorded_at = ? WHERE document_id = ?', [ago(before), order.id]);
      return press(ready, 'step-back', { reason: 'Wrong order' });
    };
    expect((await heard(9 * MINUTE_MS)).body.data.state).toBe('PREPARING');
    expect(refusal(await heard(11 * MINUTE_MS))).toEqual([409, 'WINDOW_PASSED']);
  });
});

describe('a press with a key', () => {
  it('is done once: what was recalled since stays recalled', async () => {
    const order = await cooking();
    const oven = { station: OVEN, key: `oven-of-${order.id}` };
    const first = await press(order, 'ready', oven);
    expect(first.body.data.readyStations).toMatchObject([{ station: OVEN }]);
    const recalled = await press(first.body.data, 'step-back', { station: OVEN, reason: 'Not yet' });
    expect(recalled.body.data.readyStations).toEqual([]);

    const again = await press(order, 'ready', { ...oven, ago: 5000 });
    expect([again.status, again.body.data.readyStations]).toEqual([200, []]);
    const moves = (await timelineOf(order)).map(({ action }) => action);
    expect(moves.filter((move) => move === 'station-ready')).toHaveLength(1);
  });

  it('is done once of several at once', async () => {
    const order = await cooking();
    const started = { key: `start-of-${order.id}` };
    const answers = await Promise.all(Array.from({ length: 5 }, () => press(order, 'start', started)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await shop.card(order.id)).toMatchObject({ version: order.version + 1 });
  });

  it('that was refused can be tried again, and does not stand for another press', async () => {
    const order = await cooking();
    const key = `pressed-on-${order.id}`;
    expect(refusal(await press({ ...order, version: 99 }, 'ready', { key }))).toEqual([409, 'STALE_VERSION']);
    expect((await press(order, 'start', { key })).status).toBe(200);
    const other = await press({ ...order, version: order.version + 1 }, 'ready', { key });
    expect(refusal(other)).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
    expect(refusal(await press(order, 'start', { key: 'short' }))).toEqual([400, 'IDEMPOTENCY_KEY_INVALID']);
  });
});

describe('that somebody took note of an order', () => {
  it('is believed where it arrives late, unless the order began to ring anew since', async () => {
    const { id } = await orderIn(shop.business, shop.pizza, 'PENDING', 'TAKEOUT');
    const released = ago(10 * MINUTE_MS);
    await change("UPDATE orders SET timing = 'SCHEDULED', pending_at = ? WHERE document_id = ?", [
      released,
      id,
    ]);
    const noted = (ago: number) =>
      shop.business.owner.post<OrderCardDto>(`/api/orders/${id}/acknowledge`, { ago });
    const early = await noted(20 * MINUTE_MS);
    expect([early.status, early.body.data.acknowledgedAt]).toEqual([200, null]);
    const late = await noted(5 * MINUTE_MS);
    expect([late.status, late.body.data.acknowledgedAt]).toEqual([200, expect.any(String)]);
    const again = await noted(5 * MINUTE_MS);
    expect([again.status, again.body.data.acknowledgedAt]).toEqual([200, late.body.data.acknowledgedAt]);
  });

  it('is no error where the order is over by now', async () => {
    const { id } = await orderIn(shop.business, shop.pizza, 'REJECTED', 'TAKEOUT');
    const noted = await shop.business.owner.post<OrderCardDto>(`/api/orders/${id}/acknowledge`, {
      ago: 1000,
    });
    expect([noted.status, noted.body.data.state]).toEqual([200, 'REJECTED']);
  });
});
