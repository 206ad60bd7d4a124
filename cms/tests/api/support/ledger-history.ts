import { randomUUID } from 'node:crypto';
import type { OpenSettlementDto, SettlementDto } from '../../../src/contracts/couriers';
import type { EditQuoteDto } from '../../../src/contracts/order-money';
import type { OrderDto } from '../../../src/contracts/orders';
import type { StripeDouble } from '../../doubles/stripe-double';
import type { Random } from '../../../seed/random';
import { anonymous, newBusiness, type TestBusiness } from './business';
import type { Answer } from './client';
import { assign, newCourier, phoneOf } from './couriers';
import { newCoupon, newCouponCode } from './coupon';
import { setSettings } from './branch-settings';
import { newProduct } from './menu';
import { openPage, sendEvent, sendSession } from './online-orders';
import { CENTRO, newPhone, place } from './ordering';
import { commissionsOf, newSeller, settle } from './sellers';
import { performAction } from './states';
import { rows } from './database';

/** A business with everything that moves money: online payment, tips, coupons, couriers and a seller. */
export async function moneyShop(stripe: StripeDouble, timezone: string) {
  const paymentMethods = ['CASH', 'CREDIT', 'DEBIT', 'PIX', 'MEAL_VOUCHER', 'ONLINE'];
  const services = ['DELIVERY', 'TAKEOUT', 'DINE_IN'];
  const business = await newBusiness({ branch: { paymentMethods, services, timezone, serviceFeeBps: 1000 } });
  await setSettings(business, { orders: { tips: true } });
  const products = [
    await newProduct(business, { priceCents: 1999 }),
    await newProduct(business, { priceCents: 3333, promoPriceCents: 2701 }),
  ];
  const code = newCouponCode();
  await newCoupon(business, { code, valueBps: 777, combinable: true });
  const couriers = [
    await newCourier(business, { available: false }),
    await newCourier(business, { available: false, payKind: 'FIXED_PLUS_DELIVERY', payDailyCents: 2500 }),
  ];
  const seller = await newSeller(business, { commissionBps: 725 });
  return { stripe, business, products, code, couriers, seller };
}
export type MoneyShop = Awaited<ReturnType<typeof moneyShop>>;

/** One order of a shop, to which things happen by chance. A refused action changes nothing; a failure of the server ends the test. */
export class RandomOrder {
  /** Answers so far, by status. */
  static readonly statuses = new Map<string, number>();

  private constructor(
    private readonly shop: MoneyShop,
    private readonly random: Random,
    readonly id: string,
    private readonly token: string,
  ) {}

  static async placed(shop: MoneyShop, random: Random): Promise<RandomOrder> {
    const type = random.pick(['DELIVERY', 'DELIVERY', 'TAKEOUT', 'DINE_IN'] as const);
    const wish = {
      type,
      ...(type === 'DELIVERY' && { address: CENTRO }),
      items: shop.products.map(({ id }) => ({ productId: id, quantity: random.integer(1, 3), extras: [] })),
      ...(random.chance(0.4) && { tipCents: random.integer(1, 900) }),
      ...(random.chance(0.4) && { coupon: shop.code }),
    };
    const method = random.pick(['CASH', 'CASH', 'CREDIT', 'DEBIT', 'PIX', 'ONLINE', 'MEAL_VOUCHER'] as const);
    const split = method !== 'PIX' && method !== 'ONLINE' && random.chance(0.3);
    const payment = {
      method,
      ...(split && {
        further: [{ method: method === 'CASH' ? 'CREDIT' : 'CASH', amountCents: random.integer(1, 1500) }],
      }),
    };
    const quote = await anonymous.post<{ totalCents: number }>(
      `/api/store/${shop.business.branch.slug}/quote`,
      { ...wish, payment: method },
    );
    if (quote.status !== 200) throw new Error(`No quote: ${quote.text}`);
    const { totalCents } = quote.body.data;
    const customer = { name: 'Ana Lima', phone: newPhone() };
    const body = {
      ...wish,
      customer,
      payment,
      seller: random.chance(0.5) ? shop.seller.code : null,
      expectedTotalCents: totalCents,
    };
    const answer = await place(shop.business, body, randomUUID());
    if (answer.status !== 201) throw new Error(`The order was not taken: ${answer.text}`);
    const { token } = answer.body.data;
    const [row] = await rows<{ id: string }>('SELECT document_id AS id FROM orders WHERE token = ?', [token]);
    return new RandomOrder(shop, random, row?.id ?? '', token);
  }

  private get owner() {
    return this.shop.business.owner;
  }

  private async order(): Promise<OrderDto> {
    return (await this.owner.get<OrderDto>(`/api/orders/${this.id}`)).body.data;
  }

  private note(what: string, answer: Answer): void {
    if (answer.status >= 500) throw new Error(`${what} failed: ${answer.text}`);
    const key = `${what} ${answer.status < 300 ? 'done' : 'refused'}`;
    RandomOrder.statuses.set(key, (RandomOrder.statuses.get(key) ?? 0) + 1);
  }

  /** Does so many things of what can be done with the order, most of them towards its end. */
  async live(steps: number): Promise<void> {
    for (let step = 0; step < steps; step += 1) {
      if (this.random.chance(0.6)) await this.goOn();
      else await this.disturb();
    }
  }

  /** Takes the order to its customer, as far as it goes. */
  async serve(): Promise<void> {
    for (let step = 0; step < 8; step += 1) {
      await this.goOn();
      const { state } = await this.order();
      if (state === 'DELIVERED') {
        const { dueCents } = await this.order();
        if (dueCents) await this.act('take-payment', { method: 'CASH', amountCents: dueCents });
        return;
      }
    }
  }

  private async act(action: string, more: object = {}): Promise<void> {
    this.note(action, await performAction(this.owner, await this.order(), action, more));
  }

  /** The next step of the order's life. */
  private async goOn(): Promise<void> {
    const { random } = this;
    const order = await this.order();
    switch (order.state) {
      case 'AWAITING_PAYMENT':
        return order.payment?.method === 'ONLINE' ? this.payOnline() : this.act('confirm-payment');
      case 'PENDING':
        return this.act('accept');
      case 'ACCEPTED':
        return this.act('start');
      case 'PREPARING':
        return this.act('ready');
      case 'READY': {
        if (order.type !== 'DELIVERY') return this.act('deliver', this.paidOtherwise(order));
        if (order.courier === null && random.chance(0.8))
          this.note('assign', await assign(this.owner, random.pick(this.shop.couriers), [order]));
        return this.act('dispatch');
      }
      case 'DISPATCHED':
        return random.chance(0.5)
          ? this.deliverByPhone(order)
          : this.act('deliver', this.paidOtherwise(order));
      case 'RETURNING':
        return this.act('dispatch');
      default:
        return undefined;
    }
  }

  /** The open amount, paid in two ways instead of as agreed. */
  private paidOtherwise({ dueCents }: OrderDto): object {
    if (!dueCents || dueCents < 2 || this.random.chance(0.6)) return {};
    const amountCents = this.random.integer(1, dueCents - 1);
    return {
      paid: [
        { method: 'CASH', amountCents },
        { method: 'DEBIT', amountCents: dueCents - amountCents },
      ],
    };
  }

  private async deliverByPhone(order: OrderDto): Promise<void> {
    const courier = this.shop.couriers.find(({ id }) => id === order.courier?.id);
    const trip = order.courier?.deliveryId;
    if (!courier || !trip) return this.act('deliver');
    const phone = await phoneOf(this.shop.business, courier);
    this.note(
      'courier delivers',
      await phone.press({ action: 'deliver', trip, order: order.id, ...this.paidOtherwise(order) }),
    );
  }

  private async payOnline(): Promise<void> {
    const { stripe } = this.shop;
    const session = stripe.pay(await openPage({ token: this.token }));
    const id = `evt_${randomUUID()}`;
    // Told twice under one name, and once more under another, in any order.
    const events = [{ id }, { id }, {}].map((sending) => () => sendSession('completed', session, sending));
    for (const answer of await Promise.all(this.random.shuffled(events).map((send) => send())))
      this.note('webhook', answer);
  }

  private async disturb(): Promise<void> {
    const { random } = this;
    const order = await this.order();
    const { dueCents, paidCents } = order;
    switch (
      random.pick([
        'edit',
        'edit',
        'refund',
        'refund',
        'pay',
        'discount',
        'back',
        'cancel',
        'bank',
        'return',
      ] as const)
    ) {
      case 'edit':
        return this.edit(order);
      case 'refund':
        return this.giveBack(order);
      case 'pay':
        if (dueCents)
          await this.act('take-payment', {
            method: random.pick(['CASH', 'PIX', 'CREDIT', 'MEAL_VOUCHER']),
            amountCents: random.integer(1, dueCents),
          });
        return undefined;
      case 'discount':
        return this.act('discount', { amountCents: random.integer(0, 700), reason: 'A regular' });
      case 'back':
        return this.act('step-back');
      case 'cancel':
        if (!random.chance(0.4)) return undefined;
        await this.act('cancel');
        if (random.chance(0.5)) await this.act('restore');
        return undefined;
      case 'bank':
        return paidCents ? this.dispute(order) : undefined;
      case 'return':
        return order.state === 'DISPATCHED' ? this.act('return') : undefined;
    }
  }

  private async edit(order: OrderDto): Promise<void> {
    const wanted = {
      keep: order.items.map((_, item) => ({ place: item, quantity: this.random.integer(1, 3) })),
    };
    const quote = await this.owner.post<EditQuoteDto>(`/api/orders/${this.id}/edit-quote`, wanted);
    this.note('edit-quote', quote);
    if (quote.status !== 200) return;
    await this.act('edit', {
      ...wanted,
      reason: 'As they called',
      expectedTotalCents: quote.body.data.totalCents,
    });
  }

  /** Somebody of the staff gives something back. */
  async giveBack(known?: OrderDto): Promise<void> {
    const { random } = this;
    const order = known ?? (await this.order());
    const method = random.pick(['SAME', 'SAME', 'CASH', 'PIX', 'OTHER'] as const);
    const part = random.pick([
      { part: 'DUE' },
      { part: 'AMOUNT', amountCents: random.integer(1, 1500) },
      { part: 'ITEM', place: random.integer(0, Math.max(0, order.items.length - 1)), quantity: 1 },
      { part: 'FEE', fee: random.pick(['TIP', 'DELIVERY', 'SERVICE'] as const) },
      { part: 'WHOLE' },
    ]);
    this.shop.stripe.refundsAre(random.pick(['succeeded', 'succeeded', 'pending', 'failed'] as const));
    await this.act('refund', { ...part, method, note: 'As they wished' });
  }

  /** The customer's bank asks the money back and decides at once, or not at all. */
  async dispute(known?: OrderDto): Promise<void> {
    const { paidWith, totalCents } = known ?? (await this.order());
    if (paidWith?.confirmedBy !== 'PROVIDER') return;
    const dispute = {
      ...{ id: `dp_${randomUUID()}`, object: 'dispute', amount: totalCents ?? 1, currency: 'brl' },
      ...{ payment_intent: paidWith.evidence, reason: 'fraudulent', metadata: {} },
      evidence_details: { due_by: 1_900_000_000 },
    };
    const says = async (what: string, status: string) =>
      this.note(`dispute ${status}`, await sendEvent(`charge.dispute.${what}`, { ...dispute, status }));
    await says('created', 'needs_response');
    if (this.random.chance(0.8)) await says('closed', this.random.pick(['won', 'lost']));
  }
}

/** Settles with couriers and the seller, by chance counted, paid, approved or taken back in part. */
export async function settleStaff({ business, couriers, seller }: MoneyShop, random: Random): Promise<void> {
  const { owner } = business;
  for (const { id } of couriers) {
    const { balanceCents, trips } = (await owner.get<OpenSettlementDto>(`/api/couriers/${id}/settlement`))
      .body.data;
    if (trips.length === 0) continue;
    const toHandIn = Math.max(0, -balanceCents);
    const countedCents = random.chance(0.3) ? null : Math.max(0, toHandIn + random.integer(-300, 300));
    const closed = await owner.post<SettlementDto>(`/api/couriers/${id}/settle`, {
      ...{ expectedBalanceCents: balanceCents, expectedTrips: trips.length, countedCents },
    });
    if (closed.status !== 201) throw new Error(`The courier was not settled: ${closed.text}`);
    const { id: settlementId, version } = closed.body.data;
    if (random.chance(0.7)) await owner.post(`/api/settlements/${settlementId}/pay`, { version });
  }
  const earned = (await commissionsOf(owner, seller.id)).filter(({ state }) => state === 'EARNED');
  const chosen = earned.filter(() => random.chance(0.7));
  if (chosen.length === 0) return;
  await settle(owner, 'approve', chosen);
  const [first, ...others] = (await commissionsOf(owner, seller.id)).filter(
    ({ state }) => state === 'APPROVED',
  );
  if (first) {
    const body = {
      version: first.version,
      refundedCents: Math.max(1, Math.floor(first.soldCents / 3)),
      reason: 'Came back',
    };
    await owner.post(`/api/commissions/${first.id}/reverse`, body);
  }
  const paid = others.filter(() => random.chance(0.6));
  if (paid.length > 0) await settle(owner, 'pay', paid);
}

/** The sales of today that the home page of a business shows, minor units. */
export async function soldAtHome({ owner, branch }: TestBusiness): Promise<number> {
  const { body } = await owner.get<{ today: { salesCents: number } }>(`/api/home?branch=${branch.id}`);
  return body.data.today.salesCents;
}
