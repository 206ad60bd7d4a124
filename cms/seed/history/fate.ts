import type { Move } from '../../src/api/orders/store/move-order';
import type { StoredOrder } from '../../src/api/orders/store/order-row';
import { receivedAll, receivedPix, refundedPayments } from '../../src/api/orders/store/payment-changes';
import { endingReason } from '../../src/api/orders/use-cases/end-order';
import type { Actor } from '../../src/audit/audit';
import { moneyOf } from '../../src/domain/orders/money';
import type { CancelCode, EndingCode } from '../../src/domain/orders/order';
import { MINUTE_MS } from '../../src/domain/time';
import type { BranchPlan, GuestsPlan } from '../business-plan';
import type { Random } from '../random';

/** A step of an order's life: what happens at an instant. What it changes may depend on the order as it is then. */
export type Step = Pick<Move, 'action' | 'actor' | 'reason' | 'cancellation'> & {
  at: Date;
  set?: (order: StoredOrder, at: Date) => Move['set'];
};

export type Crew = Record<'counter' | 'kitchen' | 'courier' | 'manager', Actor>;

interface Circumstances {
  order: StoredOrder;
  branch: BranchPlan['row'];
  crew: Crew;
  words: GuestsPlan;
  random: Random;
  lateness: Lateness;
}

/** How often an order is late, 0–1, and by how many minutes then. */
export interface Lateness {
  share: number;
  fromMin: number;
  toMin: number;
}

const SYSTEM: Actor = { kind: 'SYSTEM' };
/** How long a Pix is waited for, and when a delivered order is concluded. */
const PAYMENT_MIN = 30;
const CONCLUDED_MIN = 120;

export const minutesAfter = (at: Date, minutes: number) => new Date(at.getTime() + minutes * MINUTE_MS);

const nameOf = (actor: Actor) => (actor.kind === 'USER' ? actor.name : '');

/** Everything that became of an order, with its times: nearly always dinner, now and then a reason why not. */
export function fateOf(circumstances: Circumstances): Step[] {
  const { order, random, branch, crew } = circumstances;
  const placed = new Date(order.placedAt);
  const before = order.state === 'AWAITING_PAYMENT';
  if (before && random.chance(0.012)) return [expiry(minutesAfter(placed, PAYMENT_MIN), 'PAYMENT_PROBLEM')];
  const paid = before ? [payment(crew.counter, minutesAfter(placed, random.between(0.7, 3)), branch)] : [];
  const rings = releaseOf(order, branch, paid.at(-1)?.at ?? placed);
  const from = rings.at(-1)?.at ?? paid.at(-1)?.at ?? placed;
  const answered = answerTo(circumstances, from);
  return [...paid, ...rings, ...answered, ...(before ? refundOf(crew, answered) : [])];
}

/** What was paid of an order that came to nothing is given back before the day is over. */
function refundOf({ manager }: Crew, steps: readonly Step[]): Step[] {
  const last = steps.at(-1);
  if (!last?.cancellation) return [];
  const by = nameOf(manager);
  return [
    {
      action: 'refund',
      actor: manager,
      at: minutesAfter(last.at, 6),
      set: (order, at) => {
        const amountCents = moneyOf(order).refundDueCents;
        const given = { part: 'DUE' as const, of: null, amountCents, method: 'SAME' as const };
        return refundedPayments(order, { ...given, by, note: null, at: at.toISOString() });
      },
    },
  ];
}

/** A scheduled order rings when it is time to cook it. */
function releaseOf(order: StoredOrder, branch: BranchPlan['row'], from: Date): Step[] {
  if (order.scheduledFor === null || order.promisedAt === null) return [];
  const at = new Date(
    Math.max(
      from.getTime() + MINUTE_MS,
      Date.parse(order.promisedAt) - (branch.preparationMin + 40) * MINUTE_MS,
    ),
  );
  return [
    {
      action: 'release',
      actor: SYSTEM,
      at,
      set: () => ({
        acceptBy: minutesAfter(at, branch.acceptDeadlineMin).toISOString(),
        acknowledgedAt: null,
      }),
    },
  ];
}

function answerTo({ order, branch, crew, words, random, lateness }: Circumstances, from: Date): Step[] {
  const chance = random.next();
  if (chance < 0.012) {
    const [code, note] = random.pick(words.rejections);
    return [ended('reject', crew.counter, minutesAfter(from, random.between(1, 5)), code, note)];
  }
  if (chance < 0.016) return [expiry(minutesAfter(from, branch.acceptDeadlineMin), 'NO_ANSWER')];
  if (chance < 0.021 && !branch.autoAccept.enabled) {
    const customer: Actor = { kind: 'CUSTOMER', name: order.customerName };
    const cancellation = {
      code: 'CUSTOMER_REQUEST' as const,
      note: null,
      by: 'CUSTOMER' as const,
      acknowledged: true,
    };
    return [
      {
        action: 'customer-cancel',
        actor: customer,
        at: minutesAfter(from, random.between(0.4, 1.4)),
        cancellation,
      },
    ];
  }
  const accepted = acceptanceOf(branch, crew, from, random);
  if (chance < 0.029) {
    const code = random.pick<CancelCode>(['CUSTOMER_REQUEST', 'ITEM_UNAVAILABLE', 'DUPLICATE']);
    return [
      accepted,
      ended('cancel', crew.counter, minutesAfter(accepted.at, random.between(1, 5)), code, null),
    ];
  }
  const cooked = cookingOf(order, crew, accepted.at, random);
  const last = cooked.at(-1)?.at ?? accepted.at;
  if (chance < 0.036) return [accepted, ...cooked, ...lost(order, crew, words, last, random)];
  const handedOver: Step = {
    action: 'deliver',
    actor: order.type === 'DELIVERY' ? crew.courier : crew.counter,
    at: handoverOf(order, last, random, lateness),
    set: (current, at) => receivedAll(current, { by: nameOf(crew.counter), at }),
  };
  return [
    accepted,
    ...cooked,
    handedOver,
    { action: 'conclude', actor: SYSTEM, at: minutesAfter(handedOver.at, CONCLUDED_MIN) },
  ];
}

function acceptanceOf({ autoAccept }: BranchPlan['row'], crew: Crew, from: Date, random: Random): Step {
  if (autoAccept.enabled)
    return {
      action: 'auto-accept',
      actor: SYSTEM,
      at: minutesAfter(from, autoAccept.delaySec / 60 + random.between(0, 0.05)),
    };
  return { action: 'accept', actor: crew.counter, at: minutesAfter(from, random.between(0.8, 4)) };
}

/** From the acceptance to the door of the kitchen: so that most of the promised time is left for the way. */
function cookingOf(order: StoredOrder, crew: Crew, accepted: Date, random: Random): Step[] {
  const promised = order.promisedAt === null ? minutesAfter(accepted, 45) : new Date(order.promisedAt);
  const time = Math.max(12, (promised.getTime() - accepted.getTime()) / MINUTE_MS);
  const share = order.type === 'DELIVERY' ? 0.5 : 0.82;
  const started = minutesAfter(accepted, time * random.between(0.03, 0.1));
  const ready = minutesAfter(accepted, time * random.between(share - 0.14, share));
  const steps: Step[] = [
    { action: 'start', actor: crew.kitchen, at: started },
    { action: 'ready', actor: crew.kitchen, at: ready },
  ];
  if (order.type === 'DELIVERY')
    steps.push({ action: 'dispatch', actor: crew.counter, at: minutesAfter(ready, random.between(1, 5)) });
  return steps;
}

function handoverOf(
  order: StoredOrder,
  last: Date,
  random: Random,
  { share, fromMin, toMin }: Lateness,
): Date {
  const promised = order.promisedAt === null ? minutesAfter(last, 15) : new Date(order.promisedAt);
  if (random.chance(share))
    return new Date(
      Math.max(
        minutesAfter(promised, random.between(fromMin, toMin)).getTime(),
        minutesAfter(last, 2).getTime(),
      ),
    );
  const left = Math.max(2, (promised.getTime() - last.getTime()) / MINUTE_MS);
  return minutesAfter(last, left * random.between(0.35, 0.95));
}

function lost(order: StoredOrder, crew: Crew, words: GuestsPlan, from: Date, random: Random): Step[] {
  if (order.type !== 'DELIVERY')
    return [ended('cancel', crew.manager, minutesAfter(from, random.between(50, 80)), 'NO_SHOW', null)];
  const back = minutesAfter(from, random.between(20, 35));
  const note = random.pick(words.notMet);
  return [
    { action: 'return', actor: crew.courier, at: back, reason: note },
    ended('cancel', crew.manager, minutesAfter(back, random.between(10, 25)), 'DELIVERY_PROBLEM', note),
  ];
}

export function payment(actor: Actor, at: Date, branch: BranchPlan['row']): Step {
  return {
    action: 'confirm-payment',
    actor,
    at,
    set: (order) => ({
      ...receivedPix(order, { by: nameOf(actor), at }),
      acceptBy: minutesAfter(at, branch.acceptDeadlineMin).toISOString(),
    }),
  };
}

function ended(
  action: 'reject' | 'cancel',
  actor: Actor,
  at: Date,
  code: CancelCode,
  note: string | null,
): Step {
  const { reason, cancellation } = endingReason({ version: 1, code, note });
  // Who was there then took note of it.
  return { action, actor, at, reason, cancellation: { ...cancellation, acknowledged: true } };
}

function expiry(at: Date, code: EndingCode): Step {
  return {
    action: 'expire',
    actor: SYSTEM,
    at,
    cancellation: { code, note: null, by: 'SYSTEM', acknowledged: true },
  };
}
