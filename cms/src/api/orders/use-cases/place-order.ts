import type { PlacedOrderDto, PlaceOrderBody } from '../../../contracts/storefront';
import type { Language } from '../../../contracts/session';
import { newId, newToken } from '../../../database/ids';
import { inTransaction, type Tx } from '../../../database/transaction';
import { countUnits } from '../../../domain/menu';
import { openForTests } from '../../../domain/onboarding';
import { pickupCode } from '../../../domain/orders/number';
import type { OrderChannel, Payment } from '../../../domain/orders/order';
import type { Quote } from '../../../domain/quote/quote';
import { outOfStock, stockDemand } from '../../../domain/quote/stock-demand';
import { businessDay } from '../../../domain/time';
import { environment } from '../../../environment';
import { ApiError, invalid, notFound } from '../../../errors/api-error';
import { once, type Answer } from '../../../idempotency/idempotency';
import { enqueueWork } from '../../../outbox/outbox';
import { appendEvent } from '../../../realtime/append';
import { reserveStock } from '../../../stock/stock';
import type { LoadedStore } from '../../../store/load-store';
import { storeOf } from '../../../store/stores';
import { recordSale, sellerOfOrder } from '../../sellers/exports';
import { toQuoteDto } from '../present/quote';
import { readPhone } from '../../../phones/phone';
import { redeemCoupon } from '../store/coupons';
import { insertOrder, type NewOrder } from '../store/insert-order';
import { lockPlacing } from '../store/lock-placing';
import { nextNumber } from '../store/next-number';
import { paymentFor } from './choose-payment';
import { matchCustomer, NOBODY, refuseCustomer } from './match-customer';
import { quoteWithFacts } from './quote-order';

interface Placing {
  branchId: string;
  body: PlaceOrderBody;
  idempotencyKey: string;
  channel: OrderChannel;
  language: Language;
  now: Date;
  /** Between 0 and 1; decides the pickup code. */
  random: number;
  /** Only to try things out: taken though the store may be closed, of no customer, off no shelf, in no figures. */
  test?: boolean;
}

/**
 * Takes an order: one transaction in which the price is worked out afresh, stock and coupon are held, the customer is
 * matched by phone, the day's next number is given and the board is told. Either all of it is durable or none, and the
 * same key again answers what the first time answered.
 */
export async function placeOrder(placing: Placing): Promise<Answer<PlacedOrderDto>> {
  return inTransaction((tx) => placeOrderWithin(tx, placing));
}

/** The same in a transaction that is already running. */
export async function placeOrderWithin(tx: Tx, placing: Placing): Promise<Answer<PlacedOrderDto>> {
  const { branchId, body, idempotencyKey, now } = placing;
  const store = await storeOf(tx, branchId);
  if (!store) throw notFound();
  return once(tx, { scope: `order:${branchId}`, key: idempotencyKey, body, now }, async () => ({
    status: 201,
    data: await place(tx, store, placing),
  }));
}

async function place(tx: Tx, store: LoadedStore, placing: Placing): Promise<PlacedOrderDto> {
  const { body, now, test = false } = placing;
  await lockPlacing(tx, store, test);
  const phone = test ? '' : readPhone(body.customer.phone, store.business.country, ['customer', 'phone']);
  const { quote, coupon } = await quoteWithFacts(
    tx,
    test ? openForTests(store) : store,
    { ...body, payment: body.payment.method },
    placing,
  );
  if (quote.refusals.length > 0) {
    const { currency } = store.business;
    throw invalid(
      quote.refusals.map((refusal) => ({ ...refusal, args: { ...refusal.args, currency } })),
      422,
    );
  }
  if (quote.totals.totalCents !== body.expectedTotalCents) {
    const current = toQuoteDto(quote, store, placing.language);
    throw new ApiError(409, 'TOTAL_CHANGED', { path: ['expectedTotalCents'], details: { quote: current } });
  }
  const payment = paymentFor(body.payment, quote.totals.totalCents, store);
  const { name, email = null } = body.customer;
  const customer = test
    ? NOBODY
    : await matchCustomer(tx, store, {
        contact: { phone, name, email },
        coupon,
        totalCents: quote.totals.totalCents,
        now,
      });

  const order = await compose(tx, store, quote, payment, {
    ...placing,
    phone,
    customerId: customer.id,
    isNew: customer.orderCount === 1,
  });
  if (coupon) order.couponId = await redeemCoupon(tx, coupon, order, quote, now);
  const seller = test ? null : await sellerOfOrder(tx, order, body.seller, phone);
  order.sellerId = seller?.id ?? null;
  await insertOrder(tx, order);
  if (seller) await recordSale(tx, seller, { ...order, firstOrder: order.newCustomer }, now);
  if (!test) await holdStock(tx, store, order, now);
  refuseCustomer(customer, quote, store, placing);
  await appendEvent(tx, {
    businessId: store.businessId,
    branchId: store.branch.id,
    type: 'order.placed',
    resource: 'orders',
    entityId: order.id,
    at: now,
  });
  if (email) {
    await enqueueWork(tx, {
      businessId: store.businessId,
      topic: 'order.confirmation-mail',
      dedupeKey: `order.confirmation-mail:${order.id}`,
      payload: { orderId: order.id },
    });
  }
  return toPlaced(order);
}

async function compose(
  tx: Tx,
  store: LoadedStore,
  quote: Quote,
  payment: Payment,
  {
    body,
    channel,
    language,
    now,
    random,
    phone,
    customerId,
    isNew,
    test = false,
  }: Placing & { phone: string; customerId: string; isNew: boolean },
): Promise<NewOrder> {
  const { branch } = store;
  const day = businessDay(now, branch.timezone, branch.closeoutTime);
  const { sequence, number } = await nextNumber(tx, {
    businessId: store.businessId,
    branchId: branch.id,
    businessDay: day,
    now,
    numbering: branch.settings.numbering,
  });
  const scheduled = body.scheduledFor != null;
  const delivered = body.type === 'DELIVERY' && body.address ? body.address : null;
  return {
    id: newId(),
    token: newToken(),
    businessId: store.businessId,
    branchId: branch.id,
    number,
    sequence,
    businessDay: day,
    channel,
    type: body.type,
    timing: scheduled ? 'SCHEDULED' : 'NOW',
    state: payment.timing === 'PREPAID' ? 'AWAITING_PAYMENT' : scheduled ? 'SCHEDULED' : 'PENDING',
    version: 1,
    placedAt: now.toISOString(),
    stateChangedAt: now.toISOString(),
    acceptBy: new Date(now.getTime() + branch.acceptDeadlineMin * 60_000).toISOString(),
    promisedAt: quote.promise?.untilAt ?? null,
    scheduledFor: body.scheduledFor ? new Date(body.scheduledFor).toISOString() : null,
    customerId,
    customerName: body.customer.name,
    customerPhone: phone,
    customerEmail: body.customer.email ?? null,
    newCustomer: isNew,
    district: delivered?.district ?? null,
    address: delivered,
    zoneName: quote.zone?.name ?? null,
    distanceMeters: quote.distanceMeters === null ? null : Math.round(quote.distanceMeters),
    items: quote.items,
    unitCount: countUnits(quote.items),
    fees: quote.fees,
    discounts: quote.discounts,
    ...quote.totals,
    payment,
    notes: body.notes ?? null,
    language,
    preparationMin: branch.preparationMin,
    pickupCode: body.type === 'TAKEOUT' ? pickupCode(random) : null,
    couponId: null,
    sellerId: null,
    test,
  };
}

async function holdStock(tx: Tx, store: LoadedStore, order: NewOrder, now: Date): Promise<void> {
  const short = await reserveStock(tx, stockDemand(order.items, store.menu), {
    businessId: order.businessId,
    branchId: order.branchId,
    at: now,
    orderId: order.id,
  });
  if (short !== null) throw invalid([outOfStock(order.items, short, store.menu)], 422);
}

function toPlaced(order: NewOrder): PlacedOrderDto {
  const { payment } = order;
  return {
    token: order.token,
    number: order.number,
    state: order.state,
    totals: {
      itemsCents: order.itemsCents,
      feesCents: order.feesCents,
      discountsCents: order.discountsCents,
      totalCents: order.totalCents,
    },
    promisedAt: order.promisedAt,
    payment: {
      method: payment.method,
      state: payment.state,
      ...(payment.pixCode !== null && { pix: { code: payment.pixCode, amountCents: payment.amountCents } }),
    },
    trackingUrl: `${environment.publicUrl}/t/${order.token}`,
  };
}
