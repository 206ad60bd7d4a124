import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CourierDto, DeliveryDto } from '../../../src/contracts/couriers';
import { newBusiness, type TestBusiness } from '../support/business';
import { refusal } from '../support/client';
import { assign, newCourier, newTrip, phoneOf, secondsLater } from '../support/couriers';
import { cardOf, performAction } from '../support/states';

let business: TestBusiness;
let courier: CourierDto;
let offer: Awaited<ReturnType<typeof newTrip>>;
/** What the phone, which had no network meanwhile, has waiting to be sent. */
let accept: () => Promise<ReturnType<typeof refusal>>;

beforeAll(async () => {
  business = await newBusiness();
});

beforeEach(async () => {
  courier = await newCourier(business);
  offer = await newTrip(business, courier);
  const phone = await phoneOf(business, courier);
  accept = async () => refusal(await phone.press({ action: 'accept', trip: offer.trip.id }));
});

const withdraw = async () => {
  const { id, version } = offer.trip;
  const answer = await business.owner.post<DeliveryDto>(`/api/deliveries/${id}/withdraw`, { version });
  expect(answer.status, answer.text).toBe(200);
};
const seen = () => cardOf(business, offer.order.id);

describe('an answer to an offer that arrives too late', () => {
  it('is told that the time was over', async () => {
    await secondsLater(600);
    expect(await accept()).toEqual([409, 'OFFER_EXPIRED']);
  });

  it('is told that the store has withdrawn the offer, also where somebody else has it by now', async () => {
    await withdraw();
    expect(await accept()).toEqual([409, 'OFFER_WITHDRAWN']);
    expect((await assign(business.owner, await newCourier(business), [await seen()])).status).toBe(201);
    expect(await accept()).toEqual([409, 'OFFER_WITHDRAWN']);
  });

  it('is told the same where the order was called off or given away without that', async () => {
    await performAction(business.owner, await seen(), 'cancel');
    expect(await accept()).toEqual([409, 'OFFER_WITHDRAWN']);
    offer = await newTrip(business, courier);
    expect((await assign(business.owner, await newCourier(business), [await seen()])).status).toBe(201);
    expect(await accept()).toEqual([409, 'OFFER_WITHDRAWN']);
  });

  it('is told what came of the last offer, and is taken where they are asked again', async () => {
    await withdraw();
    offer = await newTrip(business, courier);
    await secondsLater(600);
    expect(await accept()).toEqual([409, 'OFFER_EXPIRED']);
    offer = { ...offer, trip: (await assign(business.owner, courier, [await seen()])).body.data };
    expect(await accept()).toEqual([200, null]);
  });
});
