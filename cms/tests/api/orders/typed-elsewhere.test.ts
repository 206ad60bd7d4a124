import { beforeAll, describe, expect, it } from 'vitest';
import { newBusiness, type TestBusiness } from '../support/business';
import { runClockAt, runEscalationAt } from '../support/clock';
import { HOUR_MS, later } from '../support/instants';
import { newProduct } from '../support/menu';
import { takeOrder, typedOrder } from '../support/staff-orders';
import { cardOf, EVERY_STATE, performAction } from '../support/states';

let business: TestBusiness;
let product: { id: string; priceCents: number };

beforeAll(async () => {
  business = await newBusiness(EVERY_STATE);
  product = await newProduct(business);
});

const take = async (more: object) => {
  const { status, text, body } = await takeOrder(
    business.owner,
    typedOrder(business, product, { ring: true, ...more }),
  );
  expect(status, text).toBe(201);
  return body.data.order;
};

describe('an order that is typed where its branch does not see it', () => {
  it('rings there though it goes straight to the kitchen, until somebody takes note of it', async () => {
    const order = await take({ accept: true });
    expect(order).toMatchObject({ state: 'ACCEPTED', acknowledgedAt: null });
    expect(order.actions).toContain('acknowledge');
    await runEscalationAt(later(HOUR_MS));
    const called = await cardOf(business, order.id);
    expect(called.escalation).toEqual(['LOUDER']);
    const noted = (await performAction(business.owner, called, 'acknowledge')).body.data;
    expect(noted.acknowledgedAt).not.toBeNull();
  });

  it('has to be answered in time where it does not, as a customer’s order has', async () => {
    const order = await take({});
    expect(order).toMatchObject({ state: 'PENDING', acknowledgedAt: null });
    expect(Date.parse(order.acceptBy ?? '')).toBeGreaterThan(Date.parse(order.placedAt));
    await runClockAt(Date.parse(order.acceptBy ?? ''));
    expect((await cardOf(business, order.id)).state).toBe('EXPIRED');
  });

  it('rings for later too, and once its money is there', async () => {
    const scheduledFor = later(3 * HOUR_MS).toISOString();
    const order = await take({ scheduledFor });
    expect(order).toMatchObject({ state: 'SCHEDULED', acknowledgedAt: null });
    // Nobody there has taken it on: once its time has come it is to be answered, as a customer's is.
    await runClockAt(Date.parse(scheduledFor));
    const released = await cardOf(business, order.id);
    expect(released).toMatchObject({ state: 'PENDING', acknowledgedAt: null });
    expect(Date.parse(released.acceptBy ?? '')).toBeGreaterThan(Date.parse(scheduledFor));

    const unpaid = await take({ payment: { method: 'PIX' }, accept: true });
    expect(unpaid.state).toBe('AWAITING_PAYMENT');
    const paid = (await performAction(business.owner, unpaid, 'confirm-payment')).body.data;
    expect(paid).toMatchObject({ state: 'PENDING', acknowledgedAt: null });
    expect(paid.acceptBy).not.toBeNull();
  });
});
