import { beforeAll, describe, expect, it } from 'vitest';
import type { CourierDto, OpenSettlementDto, SettlementDto } from '../../../src/contracts/couriers';
import { cashToHandIn, MAX_SETTLED } from '../../../src/domain/couriers';
import { newBusiness, type TestBusiness } from '../support/business';
import { refusal } from '../support/client';
import { boardOf, carried, newCourier, phoneOf } from '../support/couriers';
import { change } from '../support/database';

let business: TestBusiness;

beforeAll(async () => {
  business = await newBusiness();
});

const openOf = async ({ id }: CourierDto) =>
  (await business.owner.get<OpenSettlementDto>(`/api/couriers/${id}/settlement`)).body.data;

/** Closes what is open with a courier, who hands in so much less than they should. */
async function settle(courier: CourierDto, shortCents: number | null) {
  const { trips, balanceCents } = await openOf(courier);
  return business.owner.post<SettlementDto>(`/api/couriers/${courier.id}/settle`, {
    expectedBalanceCents: balanceCents,
    expectedTrips: trips.length,
    countedCents: shortCents === null ? null : cashToHandIn({ balanceCents }) - shortCents,
  });
}

describe('what was counted and is not the cash that there should be', () => {
  it('comes into the next settlement once, to the cent', async () => {
    const courier = await newCourier(business);
    await carried(business, courier);
    const first = await settle(courier, 501);
    expect(first.body.data).toMatchObject({
      differenceCents: -501,
      broughtForwardCents: 0,
      balanceCents: -1800,
    });

    await carried(business, courier);
    expect(await openOf(courier)).toMatchObject({ broughtForwardCents: -501, balanceCents: -1800 - 501 });
    // One more than the cash of its trips, and nothing of what was short before.
    const second = await settle(courier, 500);
    expect(second.body.data).toMatchObject({
      countedCents: 1801,
      differenceCents: -500,
      broughtForwardCents: -501,
      balanceCents: -2301,
    });
    expect(await openOf(courier)).toMatchObject({ broughtForwardCents: -500, balanceCents: -500 });
    // What is owed is in one sum wherever it is told, and who owes is not archived.
    const { couriers } = await boardOf(business);
    expect(couriers.find(({ id }) => id === courier.id)?.open.balanceCents).toBe(-500);
    const { version } = (await business.owner.get<CourierDto>(`/api/couriers/${courier.id}`)).body.data;
    const archived = await business.owner.send('DELETE', `/api/couriers/${courier.id}?version=${version}`);
    expect(refusal(archived)).toEqual([409, 'COURIER_NOT_SETTLED']);
    const third = await settle(courier, 0);
    expect(third.body.data).toMatchObject({ deliveries: 0, countedCents: 500, differenceCents: 0 });
    expect(await openOf(courier)).toMatchObject({ broughtForwardCents: 0, balanceCents: 0 });
  });

  it('is settled without a trip, and then there is nothing to settle', async () => {
    const courier = await newCourier(business);
    await carried(business, courier);
    await settle(courier, 250);
    const { status, body } = await settle(courier, null);
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ deliveries: 0, balanceCents: -250, differenceCents: null });
    expect(await openOf(courier)).toMatchObject({ broughtForwardCents: 0, balanceCents: 0 });
    expect((await settle(courier, null)).status).toBe(409);
  });

  it('is nothing where nobody counted', async () => {
    const courier = await newCourier(business);
    await carried(business, courier);
    expect((await settle(courier, null)).body.data).toMatchObject({
      countedCents: null,
      differenceCents: null,
    });
    expect(await openOf(courier)).toMatchObject({ broughtForwardCents: 0 });
  });
});

describe('what a courier hands in', () => {
  it('is what the button says: less what they are paid, and right where that was counted', async () => {
    const courier = await newCourier(business);
    await carried(business, courier);
    const { trips, balanceCents, earnedCents, cashDueCents } = await openOf(courier);
    expect(balanceCents).toBe(earnedCents - cashDueCents);
    expect((await boardOf(business)).couriers.find(({ id }) => id === courier.id)?.open).toMatchObject({
      balanceCents,
    });
    expect((await (await phoneOf(business, courier)).page()).balanceCents).toBe(balanceCents);
    const { body } = await business.owner.post<SettlementDto>(`/api/couriers/${courier.id}/settle`, {
      expectedBalanceCents: balanceCents,
      expectedTrips: trips.length,
      countedCents: cashDueCents - earnedCents,
    });
    expect(body.data).toMatchObject({ balanceCents, differenceCents: 0 });
    expect(await openOf(courier)).toMatchObject({ broughtForwardCents: 0, balanceCents: 0 });
  });

  it('is counted and settled however much it is', async () => {
    const courier = await newCourier(business);
    const { trip } = await carried(business, courier);
    await change('UPDATE deliveries SET cash_cents = ? WHERE document_id = ?', [2_000_000_000, trip.id]);
    const { status, text, body } = await settle(courier, 0);
    expect(status, text).toBe(201);
    expect(body.data).toMatchObject({ balanceCents: 700 - 2_000_000_000, differenceCents: 0 });
  });

  it('is nothing where they are paid more than they carry, and then nothing was counted', async () => {
    const courier = await newCourier(business, { payBaseCents: 9000 });
    await carried(business, courier);
    const { trips, balanceCents } = await openOf(courier);
    expect(balanceCents).toBeGreaterThan(0);
    const { body } = await business.owner.post<SettlementDto>(`/api/couriers/${courier.id}/settle`, {
      ...{ expectedBalanceCents: balanceCents, expectedTrips: trips.length, countedCents: 2500 },
    });
    expect(body.data).toMatchObject({ countedCents: null, differenceCents: null });
    expect(await openOf(courier)).toMatchObject({ broughtForwardCents: 0 });
  });

  it('is all of it, however many trips are not settled', async () => {
    const courier = await newCourier(business);
    await carried(business, courier);
    await change(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
        INSERT INTO deliveries (document_id, business_id, branch_id, courier_id, business_day, stops, declined, deliveries,
            daily_cents, earned_cents, tip_cents, cash_cents, change_cents, state, version)
          SELECT ? || i, d.business_id, d.branch_id, d.courier_id, d.business_day, '[]', '[]', 1, 0, 0, 0, 100, 0, 'DELIVERED', 1
            FROM n, deliveries d WHERE d.courier_id = ?`,
      [MAX_SETTLED, `many ${courier.id.slice(0, 8)} `, courier.id],
    );
    const all = 700 - 2500 - MAX_SETTLED * 100;
    const own = (await boardOf(business)).couriers.find(({ id }) => id === courier.id);
    expect(own?.open.balanceCents).toBe(all);
    expect((await (await phoneOf(business, courier)).page()).balanceCents).toBe(all);
  });
});
