import { describe, expect, it, vi } from 'vitest';
import type { BlackBoxDto, BlackBoxLane } from '../../../src/contracts/black-box';
import type { DeviceTestDto } from '../../../src/contracts/devices';
import type { BoardDto } from '../../../src/contracts/board';
import { DEVICE_HEADER } from '../../../src/contracts/error';
import type { OrderDto } from '../../../src/contracts/orders';
import { blackBoxOf } from '../support/black-box';
import { anonymous, newBusiness, type TestBusiness } from '../support/business';
import { runClockAt, runDeviceCheckAt, runEscalationAt, withClockPaused } from '../support/clock';
import { setSettings } from '../support/branch-settings';
import { assign, newCourier } from '../support/couriers';
import { change, countOf } from '../support/database';
import { LISTENING, rollCall, sign } from '../support/devices';
import { DAY_MS, HOUR_MS, MINUTE_MS, ago, later, now, nowMs } from '../support/instants';
import { newProduct } from '../support/menu';
import { newOrder } from '../support/ordering';
import { paperPrinter } from '../support/paper-printer';
import { kitchenWith } from '../support/printing';
import { performAction, cardOf, EVERY_STATE, orderIn } from '../support/states';
import { openEventStream } from '../support/stream';

const lane = ({ lanes }: BlackBoxDto, kind: BlackBoxLane['kind']) => lanes.find((each) => each.kind === kind);
const said = (kind: string, order: string, ago: number) => ({ order, kind, ago });

describe('the black box of an order', () => {
  it('joins what the customer, the server, each device and people saw and did, and says where the time went', async () => {
    const made = await newBusiness();
    const { id, token } = await newOrder(made, await newProduct(made));
    const placed = nowMs() - 6 * MINUTE_MS;
    await change('UPDATE orders SET placed_at = ?, pending_at = ? WHERE document_id = ?', [
      new Date(placed),
      new Date(placed),
      id,
    ]);
    await anonymous.get(`/api/store/orders/${token}`);
    const gap = { fromAgo: 6 * MINUTE_MS, toAgo: 2 * MINUTE_MS };
    const signals = ['RECEIVED', 'DRAWN', 'RUNG'].map((kind) => said(kind, id, 2 * MINUTE_MS));
    await sign(made, {}, { signals, gaps: [gap] });
    await performAction(made.owner, await cardOf(made, id), 'accept');

    const box = await blackBoxOf(made, id);
    expect(lane(box, 'CUSTOMER')?.entries.map(({ what }) => what)).toEqual(['PLACED', 'LOOKED']);
    expect(lane(box, 'STORE')?.entries).toMatchObject([{ what: 'ACTION', detail: 'accept' }]);
    const device = lane(box, 'DEVICE');
    expect(device?.name).toBe('Chrome at the counter');
    expect(device?.entries.map(({ what }) => what).sort()).toEqual(['DRAWN', 'RECEIVED', 'RUNG']);
    expect(device?.gaps).toHaveLength(1);
    const answer = box.findings.find(({ code }) => code === 'ANSWER');
    const roughly = (seconds: number) => [seconds - 5, seconds + 5] as const;
    const [least, most] = roughly(240);
    expect(answer && 'unheardSec' in answer && answer.unheardSec).toBeGreaterThanOrEqual(least);
    expect(answer && 'unheardSec' in answer && answer.unheardSec).toBeLessThanOrEqual(most);
    expect(JSON.stringify(box)).not.toContain('Ana Lima');
  });

  it('tells of the tickets, the courier who was asked and the mail to managers', async () => {
    const { made, product, printer } = await kitchenWith(await paperPrinter());
    const { id } = await newOrder(made, product, { type: 'DELIVERY' });
    const accepted = (await performAction(made.owner, await cardOf(made, id), 'accept')).body.data;
    const ready = (await performAction(made.owner, accepted, 'ready')).body.data;
    const courier = await newCourier(made);
    await assign(made.owner, courier, [ready]);
    const box = await blackBoxOf(made, id);
    expect(lane(box, 'PRINTER')?.entries).toMatchObject([{ detail: 'KITCHEN', who: printer.name }]);
    expect(lane(box, 'COURIER')?.entries).toContainEqual(
      expect.objectContaining({ what: 'OFFERED', who: courier.name }),
    );

    await setSettings(made, { escalation: { mailSec: 90 } });
    const { id: unheard } = await newOrder(made, product);
    await runEscalationAt(Date.parse((await cardOf(made, unheard)).placedAt) + 90_000);
    await change('UPDATE outbox SET attempts = 2 WHERE dedupe_key LIKE ?', [`letter:order:${unheard}:%`]);
    const letter = lane(await blackBoxOf(made, unheard), 'SERVER')?.entries.find(
      ({ detail }) => detail === 'letter',
    );
    expect(letter?.tries).toBeGreaterThanOrEqual(2);
  });

  it('takes the ring of an order for later at each of its two times, and begins with the second', async () => {
    const made = await newBusiness(EVERY_STATE);
    const { id } = await orderIn(made, await newProduct(made), 'SCHEDULED', 'TAKEOUT');
    const placed = ago(20 * HOUR_MS);
    const soon = later(10 * MINUTE_MS);
    // By its own clock the server would release it a moment before.
    const released = await withClockPaused(async () => {
      await change(
        'UPDATE orders SET placed_at = ?, scheduled_at = ?, scheduled_for = ? WHERE document_id = ?',
        [placed, placed, soon, id],
      );
      await sign(made, {}, { signals: [said('RUNG', id, 5 * MINUTE_MS), said('SEEN', id, 5 * MINUTE_MS)] });
      const now = nowMs();
      await runClockAt(now);
      return now;
    });
    const waiting = await blackBoxOf(made, id);
    expect(waiting.from).toBe(new Date(released).toISOString());
    expect(waiting.findings.map(({ code }) => code)).toEqual(['SCHEDULED', 'ANSWER']);

    const again = [said('RUNG', id, 0), said('SEEN', id, 0)];
    await sign(made, {}, { signals: again });
    await sign(made, {}, { signals: again });
    const rang = lane(await blackBoxOf(made, id), 'DEVICE')?.entries.map(({ what, at }) => [
      what,
      Date.parse(at) >= released,
    ]);
    expect(rang).toHaveLength(3);
    expect(rang).toEqual(
      expect.arrayContaining([
        ['RUNG', false],
        ['SEEN', false],
        ['RUNG', true],
      ]),
    );
  });

  it('ends when the customer had it: what its books bring later is no stretch in which a device could not hear', async () => {
    const made = await newBusiness();
    const product = await newProduct(made);
    await sign(made);
    const { id } = await newOrder(made, product);
    const accepted = (await performAction(made.owner, await cardOf(made, id), 'accept')).body.data;
    const ready = (await performAction(made.owner, accepted, 'ready')).body.data;
    const delivered = (await performAction(made.owner, ready, 'deliver')).body.data;
    await sign(made);
    // It is concluded hours later, when the device at the counter is switched off.
    const over = nowMs() + 5 * HOUR_MS;
    await runDeviceCheckAt(over);
    await runClockAt(over);
    expect((await cardOf(made, id)).state).toBe('CONCLUDED');
    const box = await blackBoxOf(made, id);
    expect(box.to).toBe(delivered.deliveredAt);
    expect(lane(box, 'DEVICE')?.gaps).toEqual([]);
    const server = lane(box, 'SERVER')?.entries ?? [];
    expect(server.filter(({ detail, at }) => detail === 'conclude' && at > box.to)).toHaveLength(1);
  });

  it('says on which device of its branch something was pressed, by the name it has now', async () => {
    const made = await newBusiness();
    const product = await newProduct(made);
    const { id } = await newOrder(made, product);
    const { body } = await sign(made);
    const press = async (action: string, key: string) => {
      const { version } = await cardOf(made, id);
      const path = `/api/orders/${id}/${action}`;
      const answer = await made.owner.post(path, { version }, { [DEVICE_HEADER]: key });
      expect(answer.status, answer.text).toBe(200);
    };
    await press('accept', LISTENING.key);
    await press('start', 'device-of-somebody-else');
    await press('ready', 'not a key');
    await made.owner.post(`/api/branches/${made.branch.id}/devices/${body.data.id}/rename`, {
      name: 'Counter',
    });
    const box = await blackBoxOf(made, id);
    const pressed = box.lanes.flatMap(({ entries }) => entries).filter(({ what }) => what === 'ACTION');
    expect(pressed.map(({ detail, device }) => [detail, device])).toEqual([
      ['accept', 'Counter'],
      ['start', null],
      ['ready', null],
    ]);
    const { timeline } = (await made.owner.get<OrderDto>(`/api/orders/${id}`)).body.data;
    expect(timeline.map(({ device }) => device)).toEqual([null, 'Counter', null, null]);
  });

  it('says who silenced it, once, and on which device', async () => {
    const made = await newBusiness();
    const { id } = await newOrder(made, await newProduct(made));
    await sign(made);
    for (let time = 0; time < 2; time += 1)
      await made.owner.post(`/api/orders/${id}/acknowledge`, {}, { [DEVICE_HEADER]: LISTENING.key });
    const { timeline } = (await made.owner.get<OrderDto>(`/api/orders/${id}`)).body.data;
    const noted = timeline.filter(({ action }) => action === 'acknowledge');
    expect(noted).toMatchObject([{ actor: { kind: 'USER' }, device: LISTENING.name }]);
    expect(noted[0]?.actor.name).toBeTruthy();
    expect(lane(await blackBoxOf(made, id), 'STORE')?.entries).toMatchObject([
      { what: 'ACTION', detail: 'acknowledge', who: noted[0]?.actor.name, device: LISTENING.name },
    ]);
  });

  it('ends when it came to nothing', async () => {
    const made = await newBusiness();
    const { id } = await orderIn(made, await newProduct(made), 'REJECTED');
    const box = await blackBoxOf(made, id);
    const ended = lane(box, 'STORE')?.entries.find(({ detail }) => detail === 'reject');
    expect(box.to).toBe(ended?.at);
  });

  it('shows that another page rang, which is waited for nowhere', async () => {
    const made = await newBusiness();
    const { id } = await newOrder(made, await newProduct(made));
    const pages = { key: 'device-of-the-counter-1-pages', shows: 'DASHBOARD' };
    await sign(made, pages, { signals: [said('RUNG', id, 0)] });
    expect(lane(await blackBoxOf(made, id), 'DEVICE')).toMatchObject({
      entries: [{ what: 'RUNG' }],
      gaps: [],
    });
    expect((await rollCall(made)).devices).toEqual([]);
  });

  it('shows a device that was there and told nothing, and takes nothing told of foreign orders', async () => {
    const made = await newBusiness();
    const other = await newBusiness();
    const foreign = await newOrder(other, await newProduct(other));
    const { id } = await newOrder(made, await newProduct(made));
    await sign(made, {}, { signals: [said('RUNG', foreign.id, 0)] });
    expect(lane(await blackBoxOf(made, id), 'DEVICE')).toMatchObject({ entries: [] });
    expect(await countOf('order_signals', 'order_id = ?', [foreign.id])).toBe(0);
    expect((await made.owner.get(`/api/orders/${foreign.id}/black-box`)).status).toBe(404);
  });
});

describe('the devices in the black box of an order', () => {
  const lanesOf = async (made: TestBusiness, id: string) =>
    (await blackBoxOf(made, id)).lanes
      .filter(({ kind }) => kind === 'DEVICE')
      .map(({ name, gaps }) => [name, gaps.length]);
  const lastSign = (key: string, at: number) =>
    change('UPDATE devices SET last_sign_at = ?, created_at = ? WHERE device_key = ?', [
      at,
      new Date(at - MINUTE_MS),
      key,
    ]);

  it('are also those that had fallen silent before it, for as long as they are missed', async () => {
    const made = await newBusiness();
    const [dead, forgotten] = [`${made.branch.id}-dead`, `${made.branch.id}-forgotten`];
    await sign(made, { key: dead, name: 'Dead' });
    await sign(made, { key: forgotten, name: 'Forgotten' });
    const { id } = await newOrder(made, await newProduct(made));
    const placed = Date.parse((await cardOf(made, id)).placedAt);
    await lastSign(dead, placed - 10 * MINUTE_MS);
    await lastSign(forgotten, placed - 8 * DAY_MS);
    await runDeviceCheckAt(now());
    expect(await lanesOf(made, id)).toEqual([['Dead', 1]]);
  });

  it('are none that were not there yet', async () => {
    const made = await newBusiness();
    const { id } = await orderIn(made, await newProduct(made), 'REJECTED');
    await sign(made, { key: `${made.branch.id}-new` });
    expect(await lanesOf(made, id)).toEqual([]);
  });
});

describe('a test of the devices', () => {
  const test = async ({ owner, branch }: TestBusiness) =>
    (await owner.post<DeviceTestDto>(`/api/branches/${branch.id}/device-test`, {})).body.data;
  const last = async ({ owner, branch }: TestBusiness) =>
    (await owner.get<DeviceTestDto | null>(`/api/branches/${branch.id}/device-test`)).body.data;

  it('sends an order through, has each device tell how far it came, and is over by itself', async () => {
    const made = await newBusiness();
    await newProduct(made);
    expect(await last(made)).toBeNull();
    await sign(made);
    await sign(made, { key: 'another-device-that-sleeps', name: 'Sleeper' });
    const stream = await openEventStream('/api/events', { cookie: made.owner.cookie });
    const { orderId, endsAt } = await test(made);
    const { data } = await stream.until(({ event }) => event === 'order.placed');
    expect(data.order).toMatchObject({ id: orderId, test: true, drill: true, actions: ['acknowledge'] });
    expect((await test(made)).orderId).toBe(orderId);

    const signals = [said('RECEIVED', orderId, 30), said('DRAWN', orderId, 20), said('LOCKED', orderId, 10)];
    await sign(made, { sound: 'LOCKED' }, { signals });
    const { rows } = (await last(made))!;
    expect(rows).toHaveLength(2);
    expect(rows.find(({ name }) => name === 'Sleeper')).toMatchObject({ receivedMs: null, rungMs: null });
    const told = rows.find(({ name }) => name !== 'Sleeper');
    expect(told).toMatchObject({ silence: 'LOCKED', rungMs: null });
    expect(told?.drawnMs).toBeGreaterThanOrEqual(told?.receivedMs ?? Infinity);
    stream.close();

    await runClockAt(Date.parse(endsAt));
    expect((await cardOf(made, orderId)).state).toBe('EXPIRED');
    const board = await made.owner.get<BoardDto>(`/api/orders/board?branch=${made.branch.id}`);
    expect(board.body.data.orders).toEqual([]);
    expect(await countOf('order_items', 'order_id = ?', [orderId])).toBe(0);
    expect((await last(made))?.orderId).toBe(orderId);
  });

  it('asks each printer whether it could print, without paper', async () => {
    const paper = await paperPrinter();
    const { made, printer } = await kitchenWith(paper);
    const gone = await paperPrinter('PAPER_OUT');
    await made.owner.post('/api/printers', {
      ...{ branchId: made.branch.id, name: 'Bar', host: gone.host, port: gone.port },
    });
    await test(made);
    await vi.waitFor(async () => {
      const { printers } = (await last(made))!;
      expect(printers.find(({ name }) => name === 'Bar')).toMatchObject({ problem: 'PAPER_OUT' });
      const answered = printers.find(({ id }) => id === printer.id);
      expect(answered).toMatchObject({ answeredMs: expect.any(Number) as number, problem: null });
    });
    expect(paper.tickets).toEqual([]);
  });

  it('is not cooked by mistake', async () => {
    const made = await newBusiness({
      branch: { autoAccept: { enabled: true, delaySec: 0, onlyIfPaid: false, maxOpenOrders: null } },
    });
    await newProduct(made);
    const { orderId } = await test(made);
    await runClockAt(later(1000));
    const card = await cardOf(made, orderId);
    expect(card.state).toBe('PENDING');
    expect((await performAction(made.owner, card, 'accept')).status).toBe(409);
  });
});
