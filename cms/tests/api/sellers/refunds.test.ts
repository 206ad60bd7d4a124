import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CommissionDto } from '../../../src/contracts/sellers';
import type { RefundMethod } from '../../../src/domain/orders/payment';
import { startStripeDouble, type StripeDouble } from '../../doubles/stripe-double';
import type { TestBusiness } from '../support/business';
import { countOf } from '../support/database';
import { newProduct } from '../support/menu';
import {
  commissionsOf,
  completeOrder,
  concludeOrders,
  earnedCommission,
  handOver,
  newSale,
  newSeller,
  settle,
} from '../support/sellers';
import { onlineBusiness, openPage, refundsOf, sendSession } from '../support/online-orders';
import { performAction, cardOf } from '../support/states';

let business: TestBusiness;
let stripe: StripeDouble;

beforeAll(async () => {
  stripe = await startStripeDouble();
  business = await onlineBusiness({ paymentMethods: ['CASH', 'PIX', 'ONLINE'] });
});
afterAll(() => stripe.stop());

const now = async ({ sellerId }: CommissionDto) => (await commissionsOf(business.owner, sellerId))[0]!;

/** Gives the customer back a part of what they had paid, which was not owed. */
async function giveBack(
  { orderId }: CommissionDto,
  amountCents: number,
  method: RefundMethod = 'CASH',
): Promise<void> {
  const given = { part: 'AMOUNT', amountCents, method, note: 'The pizza was cold' };
  const answer = await performAction(business.owner, await cardOf(business, orderId), 'refund', given);
  if (answer.status !== 200) throw new Error(`The refund answered ${answer.text}`);
}

describe('money that is given back for an order of a seller', () => {
  it('takes back the same share of the commission, with the refund', async () => {
    const half = await earnedCommission(business, await newSeller(business));
    await giveBack(half, half.soldCents / 2);
    expect(await now(half)).toMatchObject({ state: 'EARNED', refundedCents: 1000, netCents: 100 });

    const whole = await earnedCommission(business, await newSeller(business));
    await settle(business.owner, 'approve', [whole]);
    await giveBack(whole, whole.soldCents);
    expect(await now(whole)).toMatchObject({ state: 'REVERSED', refundedCents: 2000, netCents: 0 });
    expect(await countOf('audit_entries', "entity_id = ? AND action = 'reverse'", [whole.id])).toBe(1);
  });

  it('takes back no more than is left of what somebody took back by hand', async () => {
    const sale = await earnedCommission(business, await newSeller(business));
    const body = { version: sale.version, refundedCents: 500, reason: 'The pizza was cold' };
    expect((await business.owner.post(`/api/commissions/${sale.id}/reverse`, body)).status).toBe(200);
    await giveBack(sale, sale.soldCents);
    expect(await now(sale)).toMatchObject({ state: 'REVERSED', refundedCents: 2000, reversedCents: 200 });
  });

  it('takes back the same share once it is earned, where it was given back before', async () => {
    const [part, whole] = [
      await newSale(business, await newSeller(business)),
      await newSale(business, await newSeller(business)),
    ];
    await handOver(business, part.order.id);
    await handOver(business, whole.order.id);
    await giveBack(part.commission, part.commission.soldCents / 4);
    await giveBack(part.commission, part.commission.soldCents / 4);
    await giveBack(whole.commission, whole.commission.soldCents);
    expect(await now(part.commission)).toMatchObject({ state: 'PENDING', refundedCents: 0 });
    await concludeOrders();
    expect(await now(part.commission)).toMatchObject({ state: 'EARNED', refundedCents: 1000, netCents: 100 });
    expect(await now(whole.commission)).toMatchObject({
      state: 'REVERSED',
      refundedCents: 2000,
      netCents: 0,
    });

    await giveBack(part.commission, part.commission.soldCents / 4);
    expect(await now(part.commission)).toMatchObject({ state: 'EARNED', refundedCents: 1500, netCents: 50 });
  });

  it('takes nothing back for what did not go before it is earned', async () => {
    stripe.refundsAre('failed');
    const { order, commission } = await newSale(business, await newSeller(business), {
      payment: { method: 'ONLINE' },
    });
    await sendSession('completed', stripe.pay(await openPage(order)));
    await giveBack(commission, 500, 'SAME');
    await expect
      .poll(() => refundsOf(business, order.id), { timeout: 15_000 })
      .toMatchObject([{ concededCents: 500, provider: { state: 'FAILED' } }]);
    await giveBack(commission, 400);
    await completeOrder(business, order.id);
    expect(await now(commission)).toMatchObject({ state: 'EARNED', refundedCents: 400, netCents: 160 });
  });

  it('takes it back once where a refund failed and is made another way', async () => {
    stripe.refundsAre('failed');
    const { order, commission } = await newSale(business, await newSeller(business), {
      payment: { method: 'ONLINE' },
    });
    await sendSession('completed', stripe.pay(await openPage(order)));
    await completeOrder(business, order.id);
    await giveBack(commission, 500, 'SAME');
    await expect
      .poll(() => refundsOf(business, order.id), { timeout: 15_000 })
      .toMatchObject([{ provider: { state: 'FAILED' } }]);
    await giveBack(commission, 500);
    expect(await now(commission)).toMatchObject({ state: 'EARNED', refundedCents: 500, netCents: 150 });
    await giveBack(commission, 300);
    expect(await now(commission)).toMatchObject({ state: 'EARNED', refundedCents: 800, netCents: 120 });
  });

  it('leaves what an order earns at what the customer keeps, where an item was given back before it was taken off', async () => {
    const seller = await newSeller(business);
    const [kept, gone] = [await newProduct(business), await newProduct(business)];
    const { order, commission } = await newSale(business, seller, {
      payment: { method: 'PIX' },
      items: [kept, gone].map(({ id }) => ({ productId: id, quantity: 1 })),
      expectedTotalCents: kept.priceCents + gone.priceCents,
    });
    const steps: [string, object][] = [
      ['confirm-payment', {}],
      ['refund', { part: 'ITEM', place: 1, quantity: 1, note: 'Has run out' }],
      ['edit', { keep: [{ place: 0, quantity: 1 }], expectedTotalCents: kept.priceCents }],
    ];
    for (const [action, more] of steps) {
      const answer = await performAction(business.owner, await cardOf(business, order.id), action, more);
      expect(answer.status, `${action} ${answer.text}`).toBe(200);
    }
    expect(await cardOf(business, order.id)).toMatchObject({ dueCents: 0, refundDueCents: 0 });
    await completeOrder(business, order.id);
    expect(await now(commission)).toMatchObject({ state: 'EARNED', netCents: kept.priceCents / 10 });
  });

  it('leaves a commission alone that was never earned, or is paid out', async () => {
    const seller = await newSeller(business);
    const { order, commission } = await newSale(business, seller, { payment: { method: 'PIX' } });
    for (const action of ['confirm-payment', 'accept', 'cancel', 'refund']) {
      const answer = await performAction(business.owner, await cardOf(business, order.id), action);
      expect(answer.status, action).toBe(200);
    }
    expect(await now(commission)).toMatchObject({ state: 'VOID', refundedCents: 0, reversedCents: 0 });

    const paid = await earnedCommission(business, await newSeller(business));
    await settle(business.owner, 'approve', [paid]);
    await settle(business.owner, 'pay', [paid]);
    await giveBack(paid, paid.soldCents);
    expect(await now(paid)).toMatchObject({ state: 'PAID', netCents: 200 });
  });
});
