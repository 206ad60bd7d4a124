import type { PlacedOrderDto, PlaceOrderBody } from '../../../contracts/storefront';
import type { Language } from '../../../contracts/session';
import { newId, newToken } from '../../../database/ids';
import { inTransaction, type Tx } from '../../../database/transaction';
import { countUnits } from '../../../domain/menu';
import { holdItems } from '../../../domain/edit';
import { openForTests } from '../../../domain/onboarding';
import { pickupCode } from '../../../domain/orders/number';
import { isStaffChannel, type OrderChannel, saleChannel } from '../../../domain/orders/order';
import type { Payment } from '../../../domain/orders/payment';
import { storedPromise } from '../../../domain/orders/promise';
import { workOf } from '../../../domain/orders/station-parts';
import type { Quote } from '../../../domain/quote/quote';
import { contactNeeded } from '../../../domain/quote';
import { outOfStock, stockDemand } from '../../../domain/quote/stock-demand';
import { businessDay, MINUTE_MS } from '../../../domain/time';
import { environment } from '../../../environment';
import { ApiError, invalid, notFound } from '../../../errors/api-error';
import { moneyArguments } from '../../../errors/messages';
import { runOnce, type Answer } from '../../../idempotency/idempotency';
import { enqueueJob } from '../../../outbox/outbox';
import { appendEvent } from '../../../realtime/append';
import { reserveStock } from '../../../stock/stock';
import type { LoadedStore } from '../../../store/load-store';
import { ensureLearnedTimes } from '../../../store/learned';
import { storeOf } from '../../../store/stores';
import { markCartOrdered } from '../../carts/exports';
import { earnLoyalty } from '../../loyalty/exports';
import { recordSale, sellerOfOrder } from '../../sellers/exports';
import { toQuoteDto } from '../present/quote';
import { readPhone } from '../../../phones/phone';
import { redeemCoupons } from '../../campaign/exports';
import { insertOrder, type NewOrder } from '../store/insert-order';
import { lockPlacing } from '../store/lock-placing';
import { nextNumber } from '../store/next-number';
import { paymentFor } from './choose-payment';
import type { OrderingCustomer } from '../../customers/exports';
import { matchCustomer, anonymousCustomer, requireAllowedCustomer } from './match-customer';
import { quoteWithFacts } from './quote-order';
import { redeemOwnReward } from './requested-reward';
import { splitPayments, sumOf } from './split-payment';

/** An order to be written down. */
export interface OrderRequest {
  body: Omit<PlaceOrderBody, 'customer'> & {
    /** Null for somebody at the counter of whom nothing is known. */
    customer: { name: string; phone?: string | null | undefined; email?: string | null | undefined } | null;
  };
  channel: OrderChannel;
  language: Language;
  now: Date;
  /** Between 0 and 1; decides the pickup code. */
  random: number;
  /** Whether somebody at the branch has to answer it in time; left out, as it is with orders of its channel. */
  answered?: boolean;
  /** What is not to be made before it is fired, by its place, counted from 0. */
  hold?: readonly number[];
  /** Only to try things out: taken though the store may be closed, of no customer, off no shelf, in no figures. */
  test?: boolean;
  /** Only to hear whether the devices ring: a test that is over after so many milliseconds. */
  drillMs?: number;
}

interface Placing extends OrderRequest {
  branchId: string;
  body: PlaceOrderBody;
  idempotencyKey: string;
}

/** The keys of the orders that customers place at a branch. */
export const placingScope = (branchId: string): string => `order:${branchId}`;

/**
 * Takes an order: one transaction in which the price is worked out afresh, stock and coupon are held, the customer is
 * matched by phone, the day's next number is given and the board is told. Either all of it is durable or none, and the
 * same key again answers what the first time answered.
 */
export async function placeOrder(
  store: LoadedStore,
  wish: Omit<Placing, 'branchId'>,
): Promise<Answer<PlacedOrderDto>> {
  const placing = { ...wish, branchId: store.branch.id };
  await ensureLearnedTimes(store, placing.now);
  return inTransaction((tx) => placeOrderWithin(tx, placing));
}

/** The same in a transaction that is already running. */
export async function placeOrderWithin(tx: Tx, placing: Placing): Promise<Answer<PlacedOrderDto>> {
  const { branchId, body, idempotencyKey, now } = placing;
  const store = await storeOf(tx, branchId);
  if (!store) throw notFound();
  return runOnce(tx, { scope: placingScope(branchId), key: idempotencyKey, body, now }, async () => ({
    status: 201,
    data: toPlaced(await storeOrder(tx, store, placing)),
  }));
}

/** Writes an order down with everything that it holds, and tells the board; its key is claimed by who calls. */
export async function storeOrder(tx: Tx, store: LoadedStore, placing: OrderRequest): Promise<NewOrder> {
  const { body, now, test = false } = placing;
  await lockPlacing(tx, store, test);
  const { name = '', phone: typed = null, email = null } = body.customer ?? {};
  const known = !test && typed !== null;
  if (!test && !known && contactNeeded(placing.channel, body.type))
    throw invalid([{ code: 'REQUIRED', path: ['customer', 'phone'] }]);
  const phone = known ? readPhone(typed, store.business.country, ['customer', 'phone']) : '';
  const quote = await quoteWithFacts(
    tx,
    test ? openForTests(store) : store,
    { ...body, payment: body.payment.method },
    { channel: saleChannel(placing.channel), now },
  );
  if (quote.refusals.length > 0) {
    throw invalid(
      quote.refusals.map((refusal) => ({
        ...refusal,
        args: { ...refusal.args, ...moneyArguments(store.business) },
      })),
      422,
    );
  }
  if (quote.totals.totalCents !== body.expectedTotalCents) {
    const current = toQuoteDto(quote, store, placing.language);
    throw new ApiError(409, 'TOTAL_CHANGED', { path: ['expectedTotalCents'], details: { quote: current } });
  }
  const { totalCents } = quote.totals;
  const further = splitPayments(body.payment, totalCents, store, quote.applied);
  const payment = paymentFor(body.payment, totalCents - sumOf(further), store);
  const customer = known
    ? await matchCustomer(tx, store, {
        contact: { phone, name, email },
        applied: quote.applied,
        totalCents: quote.totals.totalCents,
        channel: placing.channel,
        address: body.type === 'DELIVERY' ? (body.address ?? null) : null,
        now,
      })
    : await anonymousCustomer(tx, quote.applied);

  const order = await compose(tx, store, quote, payment, {
    ...placing,
    contact: { name, phone, email },
    known: customer,
  });
  await redeemCoupons(tx, quote.applied, order, now);
  if (quote.reward && body.reward) await redeemOwnReward(tx, order, quote.reward, body.reward.proof, now);
  const seller = test ? null : await sellerOfOrder(tx, order, body.seller, phone);
  if (further.length > 0) order.furtherPayments = further;
  order.sellerId = seller?.id ?? null;
  await insertOrder(tx, order);
  await earnLoyalty(tx, order, now);
  if (seller) await recordSale(tx, seller, { ...order, firstOrder: order.newCustomer }, now);
  if (body.cart && !test) await markCartOrdered(tx, body.cart, order, now);
  if (!test) await holdStock(tx, store, order, now);
  requireAllowedCustomer(customer, quote, store, placing);
  await appendEvent(tx, {
    businessId: store.businessId,
    branchId: store.branch.id,
    type: 'order.placed',
    resource: 'orders',
    entityId: order.id,
    at: now,
  });
  if (email) {
    await enqueueJob(tx, {
      businessId: store.businessId,
      topic: 'order.confirmation-mail',
      dedupeKey: `order.confirmation-mail:${order.id}`,
      payload: { orderId: order.id },
    });
  }
  return order;
}

interface Contact {
  name: string;
  phone: string;
  email: string | null;
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
    contact,
    known,
    test = false,
    drillMs,
    hold = [],
    // Whoever typed it knows of it: nobody has to answer it in time.
    answered = !isStaffChannel(channel),
  }: OrderRequest & { contact: Contact; known: OrderingCustomer },
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
  const { items } = holdItems(quote.items, hold, 'hold');
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
    acceptBy: answered
      ? new Date(now.getTime() + (drillMs ?? branch.acceptDeadlineMin * MINUTE_MS)).toISOString()
      : null,
    ...storedPromise(quote.promise),
    scheduledFor: body.scheduledFor ? new Date(body.scheduledFor).toISOString() : null,
    customerId: known.id,
    customerName: contact.name,
    customerPhone: contact.phone,
    customerEmail: contact.email,
    newCustomer: known.orderCount === 1,
    district: delivered?.district ?? null,
    address: delivered,
    tableName: body.type === 'DINE_IN' ? body.table || null : null,
    zoneName: quote.zone?.name ?? null,
    distanceMeters: quote.distanceMeters === null ? null : Math.round(quote.distanceMeters),
    items,
    stations: workOf(items, quote.stations),
    unitCount: countUnits(quote.items),
    fees: quote.fees,
    discounts: quote.discounts,
    ...quote.totals,
    payment,
    notes: body.notes ?? null,
    allergies: known.allergies || null,
    kitchenNote: known.kitchenNote || null,
    ifSoldOut: body.ifSoldOut ?? null,
    language,
    preparationMin: quote.preparationMin,
    pickupCode: body.type === 'TAKEOUT' ? pickupCode(random) : null,
    sellerId: null,
    courierId: null,
    courier: null,
    test,
    drill: drillMs !== undefined,
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
