import { couponCustomers } from '../../src/api/campaign/exports';
import { lockCustomer } from '../../src/api/customers/exports';
import { moveOrder } from '../../src/api/orders/store/move-order';
import { orderByToken, setMissedAcknowledged, type StoredOrder } from '../../src/api/orders/store/order-row';
import { placeOrderWithin } from '../../src/api/orders/use-cases/place-order';
import { quoteWithFacts } from '../../src/api/orders/use-cases/quote-order';
import { actorOf, type Actor } from '../../src/audit/audit';
import type { Tx } from '../../src/database/transaction';
import { checkCouponCustomer, type AppliedCoupon } from '../../src/domain/campaign';
import { isUnacknowledgedMiss } from '../../src/domain/orders/missed';
import { addDays, businessDay, DAY_MIN, localTime, MINUTE_MS, weekdayOf } from '../../src/domain/time';
import { adjustStock } from '../../src/stock/stock';
import { stockLevels } from '../../src/store/part-stock';
import { storeOf } from '../../src/store/stores';
import type { BuiltBranch, BuiltBusiness } from '../build/business';
import { giveToCourier, hasTrips } from '../build/couriers';
import type { BuiltProduct } from '../build/menu';
import { personAt } from '../build/people';
import { randomFrom, seedOf, type Random } from '../random';
import { Answers } from './answers';
import { arrivals, DAYS, instantOn } from './calendar';
import { Carriers, type Carrier } from './carriers';
import { fateOf, minutesAfter, type Crew, type Step } from './fate';
import { inviteGuests, rememberGuests, type Guest } from './guests';
import { Links } from './links';
import { LIVE_BOARD, LIVE_MIN, stepsTo } from './live-board';
import { wishOf, type Told, type Wish } from './wishes';

/** How many days ago the last orders of lost customers lie. */
const LOST_DAYS = { from: 400, to: 190 };

/** Missed orders of the last hours wait on the board to be acknowledged; those before were acknowledged by the counter. */
const MISSED_OPEN_MIN = 180;

/** Orders for later are for a quarter of an hour. */
const SLOT_MS = 15 * MINUTE_MS;

/** An order that was placed, by a guest. */
interface Placed {
  order: StoredOrder;
  guest: Guest;
}

/** Lives through the last ninety days of a branch, order by order, in the transaction that fills the demo. */
export class Past {
  private readonly guests: Guest[];
  private readonly lost: Guest[];
  private readonly crew: Crew;
  private readonly links: Links;
  /** Of its own, so that coupons change nothing of who orders what. */
  private readonly couponRandom: Random;
  private readonly answers: Answers;
  private placed = 0;
  private days = 0;

  constructor(
    private readonly tx: Tx,
    private readonly business: BuiltBusiness,
    private readonly branch: BuiltBranch,
    private readonly products: readonly BuiltProduct[],
    private readonly random: Random,
    private readonly now: Date,
  ) {
    const { guests, lost } = inviteGuests(business.plan, branch.plan, now, random);
    [this.guests, this.lost] = [guests, lost];
    this.answers = new Answers(tx, business, branch, products, now);
    const { sellers, row } = branch.plan;
    this.couponRandom = randomFrom(seedOf(`coupons of ${row.slug}`));
    this.links = new Links(sellers, this.guests, randomFrom(seedOf(`sellers of ${row.slug}`)), now);
    const of = (role: Parameters<typeof personAt>[1]) => actorOf(personAt(business.people, role, branch.id));
    this.crew = {
      counter: of('attendant'),
      kitchen: of('kitchen'),
      courier: of('courier'),
      manager: of('manager'),
    };
  }

  /** Answers how many orders there were. */
  async live(): Promise<number> {
    const { plan } = this.branch;
    // A house that never closes has something on its board at whatever hour it is looked at.
    const alwaysOpen = plan.hours.every(({ mode }) => mode === 'ALWAYS');
    const until = alwaysOpen ? minutesAfter(this.now, -LIVE_MIN) : this.now;
    const carriers = await Carriers.of(this.tx, this.branch);
    await this.liveLongAgo(carriers);
    await this.fillShelves(minutesAfter(this.now, -(DAYS + 1) * DAY_MIN));
    let filled = '';
    for (const at of arrivals(plan, until, this.random)) {
      const day = at.toISOString().slice(0, 10);
      if (day !== filled) await this.beginDay(at);
      filled = day;
      const placed = await this.order(at);
      if (!placed) continue;
      const ended = await this.liveThrough(placed, carriers);
      if (ended.state === 'CONCLUDED')
        await this.answers.afterOrder(ended, placed.guest, carriers.isOftenLate(ended.courier?.name));
    }
    await this.answers.giveRecent((name) => carriers.isOftenLate(name));
    if (alwaysOpen) await this.fillBoard(carriers);
    await rememberGuests(this.tx, this.business.id, [...this.guests, ...this.lost]);
    return this.placed;
  }

  /** Customers who are lost by now ordered once to three times. Nobody answered a survey then. */
  private async liveLongAgo(carriers: Carriers): Promise<void> {
    const { plan } = this.branch;
    const random = randomFrom(seedOf(`long ago at ${plan.row.slug}`));
    const today = businessDay(this.now, plan.row.timezone, plan.row.closeoutTime);
    const visits = this.lost.flatMap((guest) =>
      Array.from({ length: random.integer(1, 3) }, () => {
        const day = addDays(today, -random.integer(LOST_DAYS.to, LOST_DAYS.from));
        const at = instantOn(day, plan, random);
        return at ? [{ guest, at }] : [];
      }).flat(),
    );
    for (const { guest, at } of visits.sort((a, b) => a.at.getTime() - b.at.getTime())) {
      await this.fillShelves(at);
      const placed = await this.order(at, {}, guest);
      if (placed) await this.liveThrough(placed, carriers);
    }
  }

  /** Everything that became of an order; answers it as it is by then. */
  private liveThrough({ order }: Placed, carriers: Carriers): Promise<StoredOrder> {
    const carrier = carriers.carrierOf(order);
    const fate = fateOf({
      order,
      branch: this.branch.plan.row,
      crew: this.crew,
      words: this.business.plan.guests,
      random: this.random,
      lateness: carriers.latenessOf(carrier),
    });
    return this.follow(order, fate, carrier);
  }

  private async fillBoard(carriers: Carriers): Promise<void> {
    for (const live of LIVE_BOARD) {
      const at = minutesAfter(this.now, -live.ageMin);
      const placed = await this.order(at, { inHours: null, ...live });
      if (!placed) throw new Error(`Nobody could order ${live.ageMin} minutes ago`);
      const { order } = placed;
      const steps = stepsTo(live, order, this.branch.plan.row, this.crew, this.now);
      await this.follow(order, steps, carriers.carrierOf(order));
    }
  }

  /** Somebody orders; null when nothing they thought of was to be had. */
  private async order(at: Date, told: Told = {}, by: Guest | null = null): Promise<Placed | null> {
    const { tx, random, branch, business } = this;
    const store = await storeOf(tx, branch.id);
    if (!store) throw new Error(`The branch ${branch.plan.row.slug} is missing`);
    const guest = by ?? this.guestAt(at);
    for (let tries = 0; tries < 12; tries += 1) {
      const thought = wishOf(
        guest,
        { store, at, products: this.products, business: business.plan, random },
        told,
      );
      const wish: Wish = {
        ...thought,
        ...this.scheduled(at, thought, told),
        ...(tries === 0 && this.couponFor(guest, at, thought)),
      };
      const quote = await quoteWithFacts(
        tx,
        store,
        { ...wish, payment: wish.payment.method },
        { channel: 'STORE', now: at },
      );
      if (quote.refusals.length > 0 || quote.items.length === 0) continue;
      if (await this.isRefused(quote.applied, guest, at)) continue;
      const { totalCents } = quote.totals;
      const { data } = await placeOrderWithin(tx, {
        branchId: branch.id,
        body: {
          ...wish,
          payment: { ...wish.payment, ...this.change(wish, totalCents) },
          seller: this.links.codeFor(guest, at),
          expectedTotalCents: totalCents,
        },
        idempotencyKey: `demo-${branch.plan.row.slug}-${at.getTime()}-${this.placed}`,
        channel: 'STORE',
        language: business.plan.row.defaultLanguage,
        now: at,
        random: random.next(),
      });
      guest.orders += 1;
      this.placed += 1;
      const order = await orderByToken(tx, data.token);
      return order && { order, guest };
    }
    return null;
  }

  /** Whoever comes at an instant. */
  private guestAt(at: Date): Guest {
    return this.random.weighted(
      this.guests
        .filter(({ since, until }) => since <= at && (until === null || until > at))
        .map((candidate) => [candidate, candidate.weight] as const),
    );
  }

  private async follow(
    order: StoredOrder,
    steps: readonly Step[],
    carrier: Carrier | null,
  ): Promise<StoredOrder> {
    let current = order;
    for (const { set, at, ...step } of steps) {
      if (at >= this.now) return current;
      const move = { ...step, actor: this.whoDoes(step, current, carrier) };
      if (move.action === 'dispatch' && carrier && hasTrips(at, this.now))
        current = await giveToCourier(this.tx, this.branch, current, {
          courierId: carrier.id,
          actor: move.actor,
          at,
        });
      const changes = { ...set?.(current, at), ...carriedBy(move.action, current, carrier) };
      current = await moveOrder(this.tx, current, { ...move, now: at, set: changes });
      if (isUnacknowledgedMiss(current) && at < minutesAfter(this.now, -MISSED_OPEN_MIN))
        await setMissedAcknowledged(this.tx, current, {
          at: minutesAfter(at, 20),
          by: personAt(this.business.people, 'attendant', this.branch.id).name,
        });
    }
    return current;
  }

  /** The courier of the order tells what happens on the way. */
  private whoDoes({ actor }: Pick<Step, 'actor'>, { courier }: StoredOrder, carrier: Carrier | null): Actor {
    const name = courier?.name ?? carrier?.name;
    return actor === this.crew.courier && name ? { kind: 'COURIER', name } : actor;
  }

  /** Now and then somebody orders in the afternoon for the evening. */
  private scheduled(at: Date, { type }: Wish, { inHours }: Told): Partial<Wish> {
    const { scheduling } = this.branch.plan.row.settings;
    const later = scheduling.enabled && type === 'DELIVERY' && this.random.chance(0.025);
    const hours = inHours === undefined ? (later ? this.random.integer(3, 6) : null) : inHours;
    if (hours === null) return {};
    const slot = Math.ceil(minutesAfter(at, hours * 60).getTime() / SLOT_MS) * SLOT_MS;
    return { scheduledFor: new Date(slot).toISOString() };
  }

  private couponFor(guest: Guest, at: Date, { type }: Wish): Partial<Wish> {
    const [welcome, delivery] = ['PERCENT', 'FREE_DELIVERY'].map((kind) =>
      this.business.plan.coupons.find((coupon) => coupon.kind === kind),
    );
    if (welcome && guest.orders === 0 && this.random.chance(0.3)) return { coupon: welcome.code };
    if (delivery && type === 'DELIVERY' && this.random.chance(0.12)) return { coupon: delivery.code };
    const weekday = weekdayOf(localTime(at, this.branch.plan.row.timezone).day);
    const ofDay = this.business.plan.coupons.find(({ rules }) =>
      rules.hours?.availability.days.includes(weekday),
    );
    return ofDay && this.couponRandom.chance(0.6) ? { coupon: ofDay.code } : {};
  }

  /** Whether one of the coupons is not for somebody who has ordered before. */
  private async isRefused(applied: readonly AppliedCoupon[], { phone }: Guest, at: Date): Promise<boolean> {
    const known = applied.length > 0 ? await lockCustomer(this.tx, this.business.id, phone) : null;
    if (!known) return false;
    const person = { ...known, headId: known.mergedInto ?? known.id, segment: null };
    const ids = applied.map(({ record }) => record.coupon.id);
    const customerOf = await couponCustomers(this.tx, this.business.id, ids, person);
    return applied.some(
      ({ record }) => checkCouponCustomer(record, customerOf(record.coupon.id), at) !== null,
    );
  }

  private change({ payment }: Wish, totalCents: number): { changeForCents?: number } {
    const note = this.branch.plan.trade.banknotes.find((amount) => amount > totalCents);
    return payment.method === 'CASH' && note !== undefined && this.random.chance(0.6)
      ? { changeForCents: note }
      : {};
  }

  private async beginDay(at: Date): Promise<void> {
    await this.fillShelves(at);
    // What is not committed yet PostgreSQL counts only when told to, and plans for empty tables until then.
    this.days += 1;
    if (this.tx.dialect === 'postgres' && this.days % 7 === 1) await this.tx.run('ANALYZE');
  }

  /** What runs low is bought in before the doors open. */
  private async fillShelves(at: Date): Promise<void> {
    const tracked = this.products.flatMap(({ id, plan }) =>
      plan.stock ? [{ id, delivered: plan.stock.delivered }] : [],
    );
    const left = await stockLevels(
      this.tx,
      tracked.map(({ id }) => id),
    );
    const { userId } = personAt(this.business.people, 'manager', this.branch.id);
    for (const { id, delivered } of tracked) {
      if ((left.get(id) ?? 0) * 2 > delivered) continue;
      await adjustStock(this.tx, 'RESTOCK', id, delivered, {
        businessId: this.business.id,
        branchId: this.branch.id,
        at,
        userId,
      });
    }
  }
}

/** An order that was carried on no trip that is kept says from its end on who carried it. */
function carriedBy(
  action: Step['action'],
  { type, courier }: StoredOrder,
  carrier: Carrier | null,
): Pick<StoredOrder, 'courier' | 'courierId'> | null {
  if (action !== 'conclude' || type !== 'DELIVERY' || courier || !carrier) return null;
  return { courier: { deliveryId: '', ...carrier, trip: 'ACCEPTED' }, courierId: carrier.id };
}
