import { shrunkQuantile, sortedNumbers, type Sorted } from './shrunk-quantile';

/** An order that went its way, in minutes. */
export interface PastOrder {
  /** 0–167, of the branch's own week: weekday × 24 + hour at which it was placed. */
  hourOfWeek: number;
  /** From accepted to ready. */
  kitchenMin: number;
  /** From placed to with the customer, without the middle of the way its zone names; of one that is fetched, to ready. */
  doneMin: number;
  delivered: boolean;
  /** Orders in the kitchen when this one came. */
  ahead: number;
}

/** What is asked of what was learned. */
export interface Moment {
  hourOfWeek: number;
  /** Orders in the kitchen now. */
  ahead: number;
  /** What the branch says of itself: its preparation, and how far the way of a zone may lie around its middle. */
  said: { preparationMin: number; aroundMin: number };
  delivered: boolean;
}

export interface ExpectedTimes {
  /** Whole minutes that cooking takes, waiting for its turn included: 5–180. */
  kitchenMin: number;
  /** Minutes from placing to with the customer, without the middle of the way; `fromMin` ≤ `untilMin`. */
  fromMin: number;
  untilMin: number;
}

/** Below so many orders nothing is learned and the branch's own words hold. */
export const LEAST_HISTORY = 30;

/** How often a time may be longer than what was told: once in five for the kitchen, once in seven for the customer. */
const KITCHEN_SHARE = 0.8;
const WINDOW_SHARES = [0.2, 0.86] as const;

const MOST_MIN = 240;

interface Measure {
  /** Minutes that each order ahead adds, 0–5. */
  perAhead: number;
  /** By hour of the week, by hour of the day, of all. */
  ofWeek: readonly Sorted[];
  ofDay: readonly Sorted[];
  all: Sorted;
}

/** What a branch's own history says about its times; null while there is too little of it. */
export interface LearnedTimes {
  kitchen: Measure;
  delivered: Measure | null;
  fetched: Measure | null;
}

/**
 * Learns from orders of the last weeks. What took less than nothing or more than four hours was bumped by accident or
 * forgotten and says nothing.
 *
 * The estimator: a straight line tells how much every order ahead adds (least squares, its slope drawn towards 0 while
 * there is little history); what remains is a quantile of the hour of the week, drawn towards that of the hour of the
 * day, this towards that of all orders, and this towards what the branch says of itself: with n values of its own and a
 * weight of k, a quantile counts n/(n+k). Compared with a mean, a moving average and unshrunk quantiles in
 * `docs/adr/0034-times-are-learned.md`.
 */
export function learnTimes(past: readonly PastOrder[]): LearnedTimes | null {
  const sound = past.filter(({ kitchenMin }) => kitchenMin > 0 && kitchenMin <= MOST_MIN);
  if (sound.length < LEAST_HISTORY) return null;
  const done = sound.filter(({ doneMin }) => doneMin > -MOST_MIN && doneMin <= MOST_MIN);
  const handed = (delivered: boolean) => {
    const orders = done.filter((order) => order.delivered === delivered);
    return orders.length < LEAST_HISTORY ? null : measure(orders, ({ doneMin }) => doneMin);
  };
  return {
    kitchen: measure(sound, ({ kitchenMin }) => kitchenMin),
    delivered: handed(true),
    fetched: handed(false),
  };
}

/**
 * How long an order takes that is placed at a moment. The kitchen gets at least half and at most three times of what the
 * branch says, so that neither a slip nor a joke of the history becomes a promise.
 */
export function expectTimes(learned: LearnedTimes, moment: Moment): ExpectedTimes {
  const { preparationMin, aroundMin } = moment.said;
  const [fromShare, untilShare] = WINDOW_SHARES;
  const kitchen = estimate(learned.kitchen, moment, KITCHEN_SHARE, preparationMin);
  const kitchenMin = Math.ceil(
    within(kitchen, Math.max(5, preparationMin / 2), Math.min(180, preparationMin * 3)),
  );
  const handed = moment.delivered ? learned.delivered : learned.fetched;
  // Of what is fetched, its customer is told when it is ready: one instant.
  if (!handed) return { kitchenMin, fromMin: kitchenMin - aroundMin, untilMin: kitchenMin + aroundMin };
  const until = within(
    estimate(handed, moment, untilShare, preparationMin + aroundMin),
    Math.max(5, preparationMin / 2 - aroundMin),
    preparationMin * 3 + aroundMin * 3,
  );
  const from = moment.delivered
    ? estimate(handed, moment, fromShare, preparationMin - aroundMin)
    : Math.ceil(until);
  return { kitchenMin, fromMin: Math.min(Math.floor(from), Math.ceil(until)), untilMin: Math.ceil(until) };
}

function measure(orders: readonly PastOrder[], minutes: (order: PastOrder) => number): Measure {
  const perAhead = slopeOf(orders, minutes);
  const ofWeek: number[][] = Array.from({ length: 168 }, () => []);
  const ofDay: number[][] = Array.from({ length: 24 }, () => []);
  const all: number[] = [];
  for (const order of orders) {
    const rest = minutes(order) - perAhead * order.ahead;
    ofWeek[order.hourOfWeek]?.push(rest);
    ofDay[order.hourOfWeek % 24]?.push(rest);
    all.push(rest);
  }
  return {
    perAhead,
    ofWeek: ofWeek.map(sortedNumbers),
    ofDay: ofDay.map(sortedNumbers),
    all: sortedNumbers(all),
  };
}

function estimate(of: Measure, { hourOfWeek, ahead }: Moment, share: number, said: number): number {
  const own = [of.all, of.ofDay[hourOfWeek % 24] ?? [], of.ofWeek[hourOfWeek] ?? []];
  const weights = [20, 12, 8];
  const rest = own.reduce(
    (towards, values, level) => shrunkQuantile(values, share, towards, weights[level] ?? 0),
    said,
  );
  return rest + of.perAhead * ahead;
}

/** Least squares over the orders, as if so many more had shown that nothing is added. */
const DOUBT = 40;
const MOST_PER_AHEAD = 5;

function slopeOf(orders: readonly PastOrder[], minutes: (order: PastOrder) => number): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const meanAhead = mean(orders.map(({ ahead }) => ahead));
  const meanMinutes = mean(orders.map(minutes));
  let together = 0;
  let alone = 0;
  for (const order of orders) {
    together += (order.ahead - meanAhead) * (minutes(order) - meanMinutes);
    alone += (order.ahead - meanAhead) ** 2;
  }
  return alone === 0 ? 0 : within(together / (alone + DOUBT), 0, MOST_PER_AHEAD);
}

const within = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least), Math.max(least, most));
