import { placeOrder } from '../../src/api/orders/use-cases/place-order';
import { quoteOrder } from '../../src/api/orders/use-cases/quote-order';
import { moveOrder, type Move } from '../../src/api/orders/store/move-order';
import { orderByToken } from '../../src/api/orders/store/order-row';
import type { Actor } from '../../src/audit/audit';
import { inTransaction, read } from '../../src/database/transaction';
import { ApiError } from '../../src/errors/api-error';
import type { OrderMove } from '../../src/domain/orders/life-cycle';
import type { CancelCode } from '../../src/domain/orders/order';
import { storeOf } from '../../src/store/stores';
import { DEMO_SIGN_INS } from '../people';
import type { Random } from '../random';
import type { BuiltBranch, BuiltBusiness } from '../build/business';
import { arrivals } from './calendar';
import type { Wishes } from './wishes';

const MINUTE_MS = 60_000;
/** Orders that are placed side by side share commits. */
const TOGETHER = 40;

type Staff = Record<'counter' | 'kitchen' | 'courier', Actor>;

/** Lets a branch live through its last ninety days; answers how many orders there were. */
export async function liveThrough(
  business: BuiltBusiness,
  branch: BuiltBranch,
  wishes: Wishes,
  random: Random,
  now: Date,
): Promise<number> {
  const times = [...arrivals(branch.plan, now, random), ...rightNow(branch, random, now)];
  const staff = staffOf(business);
  let placed = 0;
  for (let from = 0; from < times.length; from += TOGETHER) {
    const results = await Promise.all(
      times
        .slice(from, from + TOGETHER)
        .map((at) => oneOrder(business, branch, wishes, staff, random, at, now)),
    );
    placed += results.filter(Boolean).length;
  }
  return placed;
}

/** The board is worth looking at from the first minute: orders of the last three quarters of an hour. */
function rightNow({ plan }: BuiltBranch, random: Random, now: Date): Date[] {
  if (plan.hours.every(({ mode }) => mode !== 'ALWAYS')) return [];
  return [46, 43, 40, 37, 34, 31, 28, 25, 22, 19, 17, 15, 13, 11, 9, 7, 6, 5, 4, 4, 3, 3, 2, 2, 1, 1, 1].map(
    (minutes) => new Date(now.getTime() - minutes * MINUTE_MS - random.integer(0, 40) * 1000),
  );
}

async function oneOrder(
  business: BuiltBusiness,
  branch: BuiltBranch,
  wishes: Wishes,
  staff: Staff,
  random: Random,
  at: Date,
  now: Date,
): Promise<boolean> {
  const store = await read((sql) => storeOf(sql, branch.id));
  if (!store) return false;
  const wish = wishes.next(store);
  const language = business.plan.row.defaultLanguage;
  const quote = await quoteOrder(
    store,
    { ...wish, payment: wish.payment.method, phone: null },
    { language, now: at },
  );
  // They wanted what was not to be had then, or not from here: nobody heard of it.
  if (quote.refusals.length > 0) return false;
  const note = branch.plan.trade.banknotes.find((amount) => amount > quote.totalCents);
  const payment =
    wish.payment.method === 'CASH' && note && random.chance(0.6)
      ? { ...wish.payment, changeForCents: note }
      : wish.payment;
  try {
    const { data } = await placeOrder({
      branchId: branch.id,
      body: { ...wish, payment, expectedTotalCents: quote.totalCents },
      idempotencyKey: `seed-${branch.id}-${at.getTime()}-${random.integer(0, 1e9)}`,
      channel: 'STORE',
      language,
      now: at,
      random: random.next(),
    });
    await inTransaction((tx) =>
      follow(
        tx,
        data.token,
        fate(business, staff, wish.type === 'DELIVERY', payment.method === 'PIX', branch, random, at),
        now,
      ),
    );
    return true;
  } catch (error) {
    if (error instanceof ApiError) return false;
    throw error;
  }
}

type Step = Pick<Move, 'actor' | 'cancellation' | 'reason' | 'set'> & {
  action: OrderMove;
  at: Date;
  paid?: true;
};

/** What became of an order, with its times: mostly dinner, now and then a reason why not. */
function fate(
  business: BuiltBusiness,
  staff: Staff,
  delivered: boolean,
  pix: boolean,
  branch: BuiltBranch,
  random: Random,
  placedAt: Date,
): Step[] {
  const steps: Step[] = [];
  let at = placedAt.getTime();
  const after = (least: number, most: number) => new Date((at += random.between(least, most) * MINUTE_MS));
  const chance = random.next();
  if (pix) steps.push({ action: 'confirm-payment', actor: staff.counter, at: after(0.6, 2.5), paid: true });
  if (chance < 0.015) {
    const [code, note] = random.pick(business.plan.guests.rejections);
    const cancellation = { code: code as CancelCode, note, by: 'STORE' as const, acknowledged: true };
    return [
      ...steps,
      { action: 'reject', actor: staff.counter, at: after(1, 5), reason: note ?? code, cancellation },
    ];
  }
  if (chance < 0.025 && !pix) {
    const cancellation = {
      code: 'CUSTOMER_REQUEST' as const,
      note: null,
      by: 'CUSTOMER' as const,
      acknowledged: true,
    };
    return [
      { action: 'customer-cancel', actor: { kind: 'CUSTOMER', name: '' }, at: after(0.5, 2), cancellation },
    ];
  }
  steps.push({ action: 'accept', actor: staff.counter, at: after(0.6, 3.5) });
  if (chance < 0.04) {
    const cancellation = {
      code: 'CUSTOMER_REQUEST' as const,
      note: null,
      by: 'STORE' as const,
      acknowledged: true,
    };
    return [
      ...steps,
      { action: 'cancel', actor: staff.counter, at: after(1, 4), reason: 'CUSTOMER_REQUEST', cancellation },
    ];
  }
  const late = random.chance(0.1) ? 1.7 : 1;
  const { preparationMin } = branch.plan.row;
  steps.push({ action: 'start', actor: staff.kitchen, at: after(1, 5) });
  steps.push({
    action: 'ready',
    actor: staff.kitchen,
    at: after(preparationMin * 0.4 * late, preparationMin * 0.8 * late),
  });
  if (delivered) steps.push({ action: 'dispatch', actor: staff.counter, at: after(1, 5) });
  steps.push({
    action: 'deliver',
    actor: delivered ? staff.courier : staff.counter,
    at: delivered ? after(8, 22 * late) : after(2, 9),
    paid: true,
  });
  steps.push({ action: 'conclude', actor: { kind: 'SYSTEM' }, at: after(120, 125) });
  return steps;
}

/** Takes an order through the steps whose time has come. */
async function follow(
  tx: Parameters<typeof moveOrder>[0],
  token: string,
  steps: readonly Step[],
  now: Date,
): Promise<void> {
  let order = await orderByToken(tx, token);
  for (const { at, paid, ...move } of steps) {
    if (!order || at >= now) return;
    const payment = paid && {
      ...order.payment,
      state: 'CONFIRMED',
      confirmedBy: 'STAFF',
      confirmedAt: at.toISOString(),
    };
    order = await moveOrder(tx, order, {
      ...move,
      now: at,
      ...(payment &&
        order.payment.state !== 'CONFIRMED' && {
          set: { payment: JSON.stringify(payment), payment_state: 'CONFIRMED' },
        }),
    });
  }
}

function staffOf({ plan, owner }: BuiltBusiness): Staff {
  const actor = (name: string, role: string): Actor => ({ kind: 'USER', id: owner.userId, name, role });
  const named = (role: string) => PEOPLE.get(`${plan.key}:${role}`) ?? owner.name;
  return {
    counter: actor(named('attendant'), 'attendant'),
    kitchen: actor(named('kitchen'), 'kitchen'),
    courier: actor(named('courier'), 'courier'),
  };
}

const PEOPLE = new Map(DEMO_SIGN_INS.map(({ business, role, name }) => [`${business}:${role}`, name]));
