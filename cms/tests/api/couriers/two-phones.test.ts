import { beforeAll, describe, expect, it } from 'vitest';
import type { CourierStep } from '../../../src/contracts/courier-page';
import type { CourierDto, DeliveryDto } from '../../../src/contracts/couriers';
import { setSettings } from '../support/branch-settings';
import { newBusiness, type TestBusiness } from '../support/business';
import { refusal } from '../support/client';
import { assign, newCourier, newTrip, phoneOf, secondsLater } from '../support/couriers';
import { countOf } from '../support/database';
import { bothAtOnce, oneWinner, untilEachWon } from '../support/one-winner';
import { tally, thorough } from '../support/proof';
import { cardOf, performAction } from '../support/states';

const ROUNDS = thorough(20, 5);
const PATIENCE_MS = 300_000;

let business: TestBusiness;
let couriers: [CourierDto, CourierDto];
let phones: [Phone, Phone];
type Phone = Awaited<ReturnType<typeof phoneOf>>;

beforeAll(async () => {
  business = await newBusiness();
  couriers = [await newCourier(business), await newCourier(business)];
  phones = [await phoneOf(business, couriers[0]), await phoneOf(business, couriers[1])];
});

const accept = ({ id }: DeliveryDto) => ({ action: 'accept', trip: id }) as const;
const cancel = async (id: string) => performAction(business.owner, await cardOf(business, id), 'cancel');
const changesOf = (id: string) => countOf('events', "entity_id = ? AND type = 'order.changed'", [id]);
const tripMoves = (action: string, { id }: DeliveryDto) =>
  countOf('audit_entries', 'entity_id = ? AND action = ?', [id, action]);

describe('an order on two couriers’ phones', () => {
  it.each(['accept', 'pick-up'] as const)(
    'of which the store has given it to one by hand is theirs, whoever presses first: %s',
    async (action) => {
      const [one, other] = phones;
      for (let round = 0; round < ROUNDS; round += 1) {
        const { order, trip: first } = await newTrip(business, couriers[0]);
        if (action === 'pick-up') expect((await one.press(accept(first))).status).toBe(200);
        const { data: second } = (
          await assign(business.owner, couriers[1], [await cardOf(business, order.id)])
        ).body;
        if (action === 'pick-up') expect((await other.press(accept(second))).status).toBe(200);
        // The first phone has not heard of it.
        const start = { first: round % 2, ahead: Math.floor(round / 2) };
        const gone = action === 'accept' ? 'OFFER_WITHDRAWN' : 'DELIVERY_MOVED';
        const won = await oneWinner(order.id, [gone], start, [
          () => one.press({ action, trip: first.id }),
          () => other.press({ action, trip: second.id }),
        ]);
        expect(won).toBe(1);
        const after = await cardOf(business, order.id);
        expect(after).toMatchObject({
          state: action === 'accept' ? 'READY' : 'DISPATCHED',
          courier: { id: couriers[1].id, trip: 'ACCEPTED' },
        });
        await cancel(order.id);
        if (action === 'pick-up') await other.press({ action: 'returned', trip: second.id, order: order.id });
      }
      tally(`${action} on the phone of who had an order and of who has it`, ROUNDS);
    },
    PATIENCE_MS,
  );

  it(
    'whose offer runs out as the first one accepts is theirs or the next one’s, and never both’s',
    async () => {
      const assign = (way: 'ROUND_ROBIN' | 'BY_HAND') => setSettings(business, { couriers: { assign: way } });
      const [one, other] = phones;
      let turn = 0;
      const wins = await untilEachWon(2, ROUNDS, async (start) => {
        const { order, trip } = await newTrip(business, couriers[0]);
        // Not before it is given out: the server's own clock might do that first.
        await assign('ROUND_ROBIN');
        const before = await changesOf(order.id);
        const [answer] = await bothAtOnce(
          start,
          () => one.press(accept(trip)),
          () => secondsLater(600),
        );
        const won = answer.status === 200 ? 0 : 1;
        const { courier } = await cardOf(business, order.id);
        expect(courier).toMatchObject({ id: couriers[won].id, trip: won === 0 ? 'ACCEPTED' : 'OFFERED' });
        // It runs out, and is offered anew.
        expect(await changesOf(order.id)).toBe(before + (won === 0 ? 1 : 2));
        if (won === 0) expect(refusal(await other.press(accept(trip)))).toEqual([404, 'NOT_FOUND']);
        else {
          expect(refusal(answer)).toEqual([409, 'OFFER_EXPIRED']);
          turn += 1;
          const again = { first: turn % 2, ahead: Math.floor(turn / 2) };
          const press = phones.map((phone) => () => phone.press(accept(trip)));
          expect(await oneWinner(order.id, ['OFFER_EXPIRED'], again, press)).toBe(1);
        }
        expect(await tripMoves('accept', trip)).toBe(1);
        await assign('BY_HAND');
        await cancel(order.id);
        return won;
      });
      tally(`accepted against run out and offered to another, won ${wins.join(', ')}`, ROUNDS);
    },
    PATIENCE_MS,
  );
});

describe('a trip on two phones of its courier', () => {
  it(
    'is accepted, picked up and delivered once, and both are told that it is done',
    async () => {
      const [phone] = phones;
      for (let round = 0; round < ROUNDS; round += 1) {
        const { order, trip } = await newTrip(business, couriers[0]);
        const steps: CourierStep[] = [
          accept(trip),
          { action: 'pick-up', trip: trip.id },
          { action: 'deliver', trip: trip.id, order: order.id },
        ];
        for (const step of steps) {
          const before = await changesOf(order.id);
          const answers = await Promise.all([phone.press(step), phone.press(step)]);
          expect(answers.map(({ status }) => status)).toEqual([200, 200]);
          expect(await changesOf(order.id), step.action).toBe(before + 1);
        }
        expect((await cardOf(business, order.id)).state).toBe('DELIVERED');
        expect(await tripMoves('accept', trip)).toBe(1);
      }
      tally('each step pressed on two phones of one courier', ROUNDS * 3);
    },
    PATIENCE_MS,
  );

  it(
    'is declined once, and both are told that it is done',
    async () => {
      const [phone] = phones;
      for (let round = 0; round < ROUNDS; round += 1) {
        const { order, trip } = await newTrip(business, couriers[0]);
        const before = await changesOf(order.id);
        const reject = { action: 'reject', trip: trip.id } as const;
        const answers = await Promise.all([phone.press(reject), phone.press(reject)]);
        expect(answers.map(({ status }) => status)).toEqual([200, 200]);
        expect(await changesOf(order.id)).toBe(before + 1);
        expect(await tripMoves('reject', trip)).toBe(1);
        await cancel(order.id);
      }
      tally('declined on two phones of one courier', ROUNDS);
    },
    PATIENCE_MS,
  );

  it(
    'is accepted on one and declined on the other: one of the two happens',
    async () => {
      const [phone] = phones;
      const wins = await untilEachWon(2, ROUNDS, async (start) => {
        const { order, trip } = await newTrip(business, couriers[0]);
        const won = await oneWinner(order.id, ['DELIVERY_MOVED', 'DELIVERY_TAKEN_OFF'], start, [
          () => phone.press(accept(trip)),
          () => phone.press({ action: 'reject', trip: trip.id }),
        ]);
        const { courier } = await cardOf(business, order.id);
        expect(courier).toMatchObject(
          won === 0 ? { id: couriers[0].id, trip: 'ACCEPTED' } : { id: null, trip: 'UNASSIGNED' },
        );
        expect([await tripMoves('accept', trip), await tripMoves('reject', trip)]).toEqual(
          won === 0 ? [1, 0] : [0, 1],
        );
        await cancel(order.id);
        return won;
      });
      tally(`accepted against declined on two phones of one courier, won ${wins.join(', ')}`, ROUNDS);
    },
    PATIENCE_MS,
  );
});
