import { beforeAll, describe, expect, it } from 'vitest';
import type { OpenSettlementDto, SettlementDto } from '../../../src/contracts/couriers';
import { newBusiness, type TestBusiness } from '../support/business';
import { assign, carried, newCourier, newTrip, phoneOf, readyOrder } from '../support/couriers';
import { rows } from '../support/database';
import { oneWinner, untilEachWon } from '../support/one-winner';
import { tally } from '../support/proof';
import { performAction, cardOf } from '../support/states';

const ROUNDS = 20;
let business: TestBusiness;

beforeAll(async () => {
  business = await newBusiness();
});

const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status).toSorted();

describe('at the same time', () => {
  it('one order is given to two couriers: one has it', async () => {
    const [one, other] = [await newCourier(business), await newCourier(business)];
    const wins = await untilEachWon(2, ROUNDS, async (start) => {
      const order = await readyOrder(business);
      const give = [one, other].map((each) => () => assign(business.owner, each, [order]));
      const won = await oneWinner(order.id, ['STALE_VERSION'], start, give);
      const trips = await rows<{ state: string }>(
        "SELECT state FROM deliveries WHERE CAST(stops AS TEXT) LIKE ? AND state <> 'CANCELLED'",
        [`%${order.id}%`],
      );
      expect(trips).toHaveLength(1);
      await performAction(business.owner, await cardOf(business, order.id), 'cancel');
      return won;
    });
    tally(`one order for two couriers, won ${wins.join(', ')}`, ROUNDS);
  });

  it('an order is given to a courier and cancelled: one of the two happens', async () => {
    const courier = await newCourier(business);
    const wins = await untilEachWon(2, ROUNDS, async (start) => {
      const order = await readyOrder(business);
      const won = await oneWinner(order.id, ['STALE_VERSION'], start, [
        () => assign(business.owner, courier, [order]),
        () => performAction(business.owner, order, 'cancel'),
      ]);
      const after = await cardOf(business, order.id);
      expect(after.state).toBe(won === 0 ? 'READY' : 'CANCELLED');
      if (won === 0) await performAction(business.owner, after, 'cancel');
      expect((await cardOf(business, order.id)).courier).toBeNull();
      return won;
    });
    tally(`given to a courier against cancelled, won ${wins.join(', ')}`, ROUNDS);
  });

  it('a courier accepts and the store gives the trip to another: it is one of theirs', async () => {
    const [one, other] = [await newCourier(business), await newCourier(business)];
    const phone = await phoneOf(business, one);
    const wins = await untilEachWon(2, ROUNDS, async (start) => {
      const { order, trip } = await newTrip(business, one);
      const seen = await cardOf(business, order.id);
      const won = await oneWinner(order.id, ['STALE_VERSION', 'DELIVERY_MOVED', 'OFFER_WITHDRAWN'], start, [
        () => phone.press({ action: 'accept', trip: trip.id }),
        () => assign(business.owner, other, [seen]),
      ]);
      const after = await cardOf(business, order.id);
      expect(after.courier?.id).toBe(won === 0 ? one.id : other.id);
      await performAction(business.owner, after, 'cancel');
      return won;
    });
    tally(`accepted against given to another, won ${wins.join(', ')}`, ROUNDS);
  });

  it('a shift is settled twice: it is settled once, to the cent', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const courier = await newCourier(business, {
        payKind: 'FIXED_PLUS_DELIVERY',
        payDailyCents: 1000,
        payBaseCents: 650,
      });
      const product = { payment: { method: 'CASH', changeForCents: 10_000 } };
      await carried(business, courier, product);
      await carried(business, courier);
      const open = await business.owner.get<OpenSettlementDto>(`/api/couriers/${courier.id}/settlement`);
      const { trips, balanceCents, cashDueCents, earnedCents } = open.body.data;
      const due = await rows<{ sum: number }>(
        'SELECT SUM(total_cents) AS sum FROM orders WHERE courier_id = ?',
        [courier.id],
      );
      expect(earnedCents).toBe(1000 + 2 * 650);
      expect(cashDueCents).toBe(Number(due[0]?.sum));
      expect(balanceCents).toBe(earnedCents - cashDueCents);
      const countedCents = -balanceCents - 500;
      const body = { expectedBalanceCents: balanceCents, expectedTrips: trips.length, countedCents };
      const answers = await Promise.all(
        [1, 2, 3].map(() => business.owner.post<SettlementDto>(`/api/couriers/${courier.id}/settle`, body)),
      );
      expect(statuses(answers)).toEqual([201, 409, 409]);
      const settled = answers.find(({ status }) => status === 201)?.body.data;
      expect(settled).toMatchObject({ balanceCents, countedCents, deliveries: 2, state: 'CLOSED' });
      const paid = await Promise.all(
        [1, 2].map(() =>
          business.owner.post(`/api/settlements/${settled?.id}/pay`, { version: settled?.version }),
        ),
      );
      expect(statuses(paid)).toEqual([200, 409]);
      const { id } = trips[0]?.stops[0] ? { id: trips[0].stops[0].orderId } : { id: '' };
      const back = await performAction(business.owner, await cardOf(business, id), 'step-back');
      expect([back.status, back.body.error.details.code]).toEqual([409, 'DELIVERY_SETTLED']);
    }
  });
});
