import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenSettlementDto } from '../../../src/contracts/couriers';
import { startStripeDouble, type StripeDouble } from '../../doubles/stripe-double';
import type { TestBusiness } from '../support/business';
import { runClockAt } from '../support/clock';
import { carried, newCourier } from '../support/couriers';
import { HOUR_MS, later } from '../support/instants';
import { balancesOf, ledgerOf, postingsOf } from '../support/ledger';
import { newProduct } from '../support/menu';
import { onlineBusiness, openPage, placeOnline, sendSession, syncOrder } from '../support/online-orders';
import { rounds, times, TIMEOUT_MS } from '../support/rounds';
import { earnedCommission, newSeller, settle } from '../support/sellers';
import { cardOf, orderIn, performAction } from '../support/states';

let stripe: StripeDouble;
let business: TestBusiness;
let product: { id: string; priceCents: number };

beforeAll(async () => {
  stripe = await startStripeDouble();
  business = await onlineBusiness();
  product = await newProduct(business);
});
afterAll(() => stripe.stop());

const kindsOf = async (orderId: string) => (await postingsOf(business.id, orderId)).map(([kind]) => kind);

describe('at once', () => {
  it(
    'the word of a provider that comes twice, again and by another way is posted once',
    () =>
      rounds('payments told at once', 5, async () => {
        const order = await placeOnline(business, product);
        const session = stripe.pay(await openPage(order));
        const deliveries = [{ id: `evt_${order.id}` }, { id: `evt_${order.id}` }, {}];
        await Promise.all([
          ...deliveries.map((sending) => sendSession('completed', session, sending)),
          syncOrder(order),
        ]);
        await sendSession('async_payment_succeeded', session);
        expect(await postingsOf(business.id, order.id)).toEqual([
          ['ORDER_PAYMENT', { 'provider.pending': 2000, 'orders.prepaid': -2000 }],
        ]);
      }),
    TIMEOUT_MS,
  );

  it(
    'a refund and the conclusion of its order come out the same, whichever is first',
    () =>
      rounds('refund against conclusion', 2, async () => {
        const order = await orderIn(business, product, 'DELIVERED', 'TAKEOUT');
        const refund = { part: 'AMOUNT', amountCents: 300, method: 'CASH', note: 'It was cold' };
        const [answer] = await Promise.all([
          performAction(business.owner, order, 'refund', refund),
          runClockAt(later(3 * HOUR_MS)),
        ]);
        if (answer.status === 409)
          await performAction(business.owner, await cardOf(business, order.id), 'refund', refund);
        // The refund may have made the clock late.
        await runClockAt(later(3 * HOUR_MS));
        const cash = `cash.branch:${business.branch.id}`;
        const entries = await ledgerOf(business.id, order.id);
        expect(balancesOf(entries)).toEqual({ [cash]: 1700, refunds: 300, sales: -2000 });
        expect((await kindsOf(order.id)).sort()).toEqual(['ORDER_PAYMENT', 'ORDER_REFUND', 'ORDER_SALE']);
      }),
    TIMEOUT_MS,
  );

  it(
    'a courier who is settled twice is paid and hands in once',
    () =>
      rounds('settled at once', 3, async () => {
        const courier = await newCourier(business);
        await carried(business, courier);
        const { owner } = business;
        const { balanceCents } = (
          await owner.get<OpenSettlementDto>(`/api/couriers/${courier.id}/settlement`)
        ).body.data;
        const body = { expectedBalanceCents: balanceCents, expectedTrips: 1, countedCents: -balanceCents };
        const closed = await times(3, () =>
          owner.post<{ id: string; version: number }>(`/api/couriers/${courier.id}/settle`, body),
        );
        const won = closed.filter(({ status }) => status === 201);
        expect(won).toHaveLength(1);
        const [settlement] = won.map((answer) => answer.body.data);
        const afterClosing = (await ledgerOf(business.id)).filter(({ ref }) => ref === settlement?.id);
        expect(afterClosing).toHaveLength(4);
        await times(3, () =>
          owner.post(`/api/settlements/${settlement?.id}/pay`, { version: settlement?.version }),
        );
        const all = await ledgerOf(business.id);
        expect(
          all
            .filter(({ ref }) => ref === settlement?.id)
            .map(({ kind, amountCents }) => [kind, Math.abs(amountCents)]),
        ).toEqual([
          ['COURIER_PAY', 700],
          ['COURIER_PAY', 700],
          ['COURIER_HAND_IN', 1800],
          ['COURIER_HAND_IN', 1800],
        ]);
        const own = all.filter(({ account }) => account === `cash.courier:${courier.id}`);
        expect(balancesOf(own)).toEqual({});
      }),
    TIMEOUT_MS,
  );

  it(
    'a commission that is paid twice is posted once',
    () =>
      rounds('commissions paid at once', 3, async () => {
        const seller = await newSeller(business);
        const commission = await earnedCommission(business, seller);
        await settle(business.owner, 'approve', [commission]);
        await times(3, () => settle(business.owner, 'pay', [commission]));
        const own = (await ledgerOf(business.id)).filter(({ ref }) => ref === commission.id);
        expect(own.map(({ kind, amountCents }) => [kind, amountCents]).sort()).toEqual([
          ['COMMISSION_EARNED', -200],
          ['COMMISSION_EARNED', 200],
          ['COMMISSION_PAID', -200],
          ['COMMISSION_PAID', 200],
        ]);
      }),
    TIMEOUT_MS,
  );
});
