import { fitTimeMeasure, remainingMinutes, type TimeMeasure } from './time-measure';

/** What a station made of an order that went its way. */
export interface PastPart {
  /** '' for what belongs to none. */
  station: string;
  /** From when it could be begun – with the order, fired, or begun anew – to done there. */
  minutes: number;
  /** Parts of other orders that were to be made there when this one came, or was begun later. */
  ahead: number;
}

/** An order that went its way, in minutes. */
export interface PastOrder {
  /** 0–167, of the branch's own week: weekday × 24 + hour at which it was placed. */
  hourOfWeek: number;
  /** From accepted to ready. */
  kitchenMin: number;
  /** From placed to with the customer, without the middle of the way its zone names; of one that is fetched, to ready. */
  doneMin: number;
  delivered: boolean;
  /** Parts ahead of it when it came, at the station that it waited for. */
  ahead: number;
  /** Of the stations of which it is known when they were done. */
  parts: readonly PastPart[];
  /** The station that was done last; null where that is not known. */
  last: string | null;
  /** Something of it was held and fired: its parts say how fast they were made, the whole how long its guests ate. */
  fired?: true;
}

/** What is to be made at a station. */
export interface StationQueue {
  station: string;
  /** Parts of orders in the kitchen that are to be made there first. */
  ahead: number;
}

/** What is asked of what was learned. */
export interface Moment {
  hourOfWeek: number;
  /** The stations that make a part of the order; none where that is not known yet. */
  parts: readonly StationQueue[];
  /** What the branch says of itself: its preparation, and how far the way of a zone may lie around its middle. */
  said: { preparationMin: number; aroundMin: number };
  delivered: boolean;
}

/** How fast a station is in an hour of the week. */
export interface StationPace {
  station: string;
  /** Minutes that a part takes there with nothing ahead of it. */
  minutes: number;
  /** Minutes more for each part ahead of it, 0–5. */
  perAhead: number;
}

export interface ExpectedTimes {
  /** Whole minutes that cooking takes, waiting for its turn included: 5–180. */
  kitchenMin: number;
  /** Minutes from placing to with the customer, without the middle of the way; `fromMin` ≤ `untilMin`. */
  fromMin: number;
  untilMin: number;
  /** What of it each station takes. */
  paces: readonly StationPace[];
}

/** Below so many orders nothing is learned and the branch's own words hold. */
export const MIN_HISTORY = 30;

/** How often a time may be longer than what was told: once in five for the kitchen, once in seven for the customer. */
const KITCHEN_SHARE = 0.8;
const WINDOW_SHARES = [0.2, 0.86] as const;

const MOST_MIN = 240;

interface Times {
  kitchen: TimeMeasure;
  delivered: TimeMeasure | null;
  fetched: TimeMeasure | null;
}

/** What a branch's own history says about its times; null while there is too little of it. */
export interface LearnedTimes extends Times {
  /** Of each station that has a history. */
  stations: ReadonlyMap<string, Times>;
}

/**
 * Learns from orders of the last weeks. What took less than nothing or more than four hours was bumped by accident or
 * forgotten and says nothing. Of what was fired course by course the parts alone count.
 *
 * The estimator (`time-measure`): a straight line tells how much every part ahead at the same station adds; what remains
 * is a quantile of the hour of the week, drawn towards that of the hour of the day, this towards that of all orders, and
 * this towards what the branch says of itself: with n values of its own and a weight of k, a quantile counts n/(n+k). A
 * station is measured in the same way, and drawn towards what the branch takes in that hour. Compared with a mean, a
 * moving average and unshrunk quantiles in `docs/adr/0034-estimate-preparation-times-from-past-orders.md`.
 */
export function learnTimes(past: readonly PastOrder[]): LearnedTimes | null {
  const sound = past.filter(({ kitchenMin, fired }) => !fired && isSound(kitchenMin));
  if (sound.length < MIN_HISTORY) return null;
  const done = sound.filter(({ doneMin }) => doneMin > -MOST_MIN && doneMin <= MOST_MIN);
  const handed = (delivered: boolean) => {
    const orders = done.filter((order) => order.delivered === delivered);
    return orders.length < MIN_HISTORY ? null : fitTimeMeasure(orders.map(takenToEnd));
  };
  const branch: Times = {
    kitchen: fitTimeMeasure(sound.map(({ kitchenMin, ...order }) => ({ ...order, minutes: kitchenMin }))),
    delivered: handed(true),
    fetched: handed(false),
  };
  const made = [...sound, ...past.filter(({ fired }) => fired)];
  return { ...branch, stations: timesOfStations(made, done, branch) };
}

const isSound = (minutes: number) => minutes > 0 && minutes <= MOST_MIN;

const takenToEnd = ({ hourOfWeek, doneMin, ahead }: PastOrder) => ({ hourOfWeek, minutes: doneMin, ahead });

/** What a station takes until the customer has it is learned from the orders that waited for it last. */
function timesOfStations(
  made: readonly PastOrder[],
  done: readonly PastOrder[],
  branch: Times,
): Map<string, Times> {
  const names = new Set(made.flatMap(({ parts }) => parts.map(({ station }) => station)));
  const timesOf = (station: string): Times => {
    const parts = made.flatMap(({ hourOfWeek, parts: all }) =>
      all
        .filter((part) => part.station === station && isSound(part.minutes))
        .map(({ minutes, ahead }) => ({ hourOfWeek, minutes, ahead })),
    );
    const handed = (delivered: boolean, of: TimeMeasure | null) =>
      of &&
      fitTimeMeasure(
        done.filter((order) => order.last === station && order.delivered === delivered).map(takenToEnd),
        of.perAhead,
      );
    return {
      kitchen: fitTimeMeasure(parts, branch.kitchen.perAhead),
      delivered: handed(true, branch.delivered),
      fetched: handed(false, branch.fetched),
    };
  };
  return new Map([...names].map((station) => [station, timesOf(station)]));
}

/**
 * How long an order takes that is placed at a moment: as long as the slowest of its stations, each by its own history
 * and by what is ahead there. A station without a history takes what the branch takes in that hour. The kitchen gets at
 * least half and at most three times of what the branch says, so that neither a slip nor a joke of the history becomes a
 * promise.
 */
export function expectTimes(learned: LearnedTimes, moment: Moment): ExpectedTimes {
  const parts = moment.parts.length > 0 ? moment.parts : [{ station: '', ahead: 0 }];
  const each = parts.map((part) => expectPart(learned, moment, part));
  const slowest = (value: (times: PartTimes) => number) => Math.max(...each.map(value));
  const untilMin = slowest(({ until }) => until);
  return {
    kitchenMin: slowest(({ kitchen }) => kitchen),
    fromMin: Math.min(
      slowest(({ from }) => from),
      untilMin,
    ),
    untilMin,
    paces: each.map(({ pace }) => pace),
  };
}

/** Whole minutes, as in `ExpectedTimes`, of what one station makes. */
interface PartTimes {
  kitchen: number;
  from: number;
  until: number;
  pace: StationPace;
}

function expectPart(learned: LearnedTimes, moment: Moment, { station, ahead }: StationQueue): PartTimes {
  const { hourOfWeek, delivered } = moment;
  const { preparationMin, aroundMin } = moment.said;
  const [fromShare, untilShare] = WINDOW_SHARES;
  const own = learned.stations.get(station);
  const paceBy = (
    branch: TimeMeasure,
    station: TimeMeasure | null | undefined,
    share: number,
    said: number,
  ) => {
    const rest = remainingMinutes(branch, hourOfWeek, share, said);
    const minutes = station ? remainingMinutes(station, hourOfWeek, share, rest) : rest;
    const perAhead = (station ?? branch).perAhead;
    return { minutes, perAhead, inAll: minutes + perAhead * ahead };
  };
  const pace = paceBy(learned.kitchen, own?.kitchen, KITCHEN_SHARE, preparationMin);
  const bounds = [Math.max(5, preparationMin / 2), Math.min(180, preparationMin * 3)] as const;
  const part = {
    kitchen: Math.ceil(within(pace.inAll, ...bounds)),
    pace: { station, minutes: Math.ceil(within(pace.minutes, ...bounds)), perAhead: pace.perAhead },
  };
  const handed = delivered ? learned.delivered : learned.fetched;
  // Of what is fetched, its customer is told when it is ready: one instant.
  if (!handed) return { ...part, from: part.kitchen - aroundMin, until: part.kitchen + aroundMin };
  const ownHanded = delivered ? own?.delivered : own?.fetched;
  const until = within(
    paceBy(handed, ownHanded, untilShare, preparationMin + aroundMin).inAll,
    Math.max(5, preparationMin / 2 - aroundMin),
    preparationMin * 3 + aroundMin * 3,
  );
  const from = delivered
    ? paceBy(handed, ownHanded, fromShare, preparationMin - aroundMin).inAll
    : Math.ceil(until);
  return { ...part, from: Math.min(Math.floor(from), Math.ceil(until)), until: Math.ceil(until) };
}

const within = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least), Math.max(least, most));
