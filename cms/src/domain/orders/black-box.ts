import { MINUTE_SEC } from '../time';

/** A stretch of time, both ends ISO-8601 UTC. */
export interface TimeSpan {
  from: string;
  to: string;
}

/** The course of an order, as far as it has come. Instants are ISO-8601 UTC; null: it did not come to that. */
export interface OrderMilestones {
  type: 'DELIVERY' | 'TAKEOUT' | 'DINE_IN';
  timing: 'NOW' | 'SCHEDULED';
  placedAt: string;
  /** When its money was there: when it was placed, where that was not waited for. */
  paidAt: string | null;
  /** When one for later left off waiting for its time. */
  releasedAt: string | null;
  /** Since when it asks to be answered; later than it was placed where it was paid first, or is for later. */
  ringsFrom: string | null;
  acknowledgedAt: string | null;
  acceptedAt: string | null;
  readyAt: string | null;
  dispatchedAt: string | null;
  deliveredAt: string | null;
  /** When it was rejected, cancelled or expired. */
  endedAt: string | null;
  promisedAt: string | null;
  /** Minutes that cooking was given. */
  preparationMin: number | null;
  /** When it had to leave the kitchen so that the promise is kept. */
  kitchenDueAt: string | null;
  /** When each device rang for it the first time since it asks, and when it could not hear of anything. */
  devices: readonly { rungAt: string | null; gaps: readonly TimeSpan[] }[];
}

/**
 * One stretch of the way and what it took, whole seconds. `PAYMENT`: until the money was there. `SCHEDULED`: one for later
 * waited for its time. `ANSWER`: until somebody took or refused it; `unheardSec` of them no device rang and nobody had
 * taken note. `KITCHEN`: against what cooking was given. `HANDOVER`: ready and still in the house. `ROAD`: against what the
 * promise left for it. `PROMISE`: after it was promised, or before where below 0.
 */
export type StageDuration =
  | { code: 'PAYMENT' | 'SCHEDULED' | 'HANDOVER' | 'PROMISE'; seconds: number }
  | { code: 'ANSWER'; seconds: number; unheardSec: number }
  | { code: 'KITCHEN' | 'ROAD'; seconds: number; plannedSec: number | null };

/** The stretch that went furthest beyond its plan, and by how many seconds. */
export interface DelayCause {
  code: 'ANSWER' | 'KITCHEN' | 'HANDOVER' | 'ROAD';
  seconds: number;
}

/**
 * Where the time of an order went, in the order of its way; what it has not come to is left out, and what goes on counts
 * up to now.
 */
export function stageDurations(course: OrderMilestones, now: Date): StageDuration[] {
  const { placedAt, paidAt, ringsFrom, acceptedAt, readyAt, dispatchedAt, deliveredAt, endedAt } = course;
  const until = endedAt ?? now.toISOString();
  const findings: StageDuration[] = [];
  if (paidAt !== placedAt)
    findings.push({ code: 'PAYMENT', seconds: secondsBetween(placedAt, paidAt ?? until) });
  if (course.timing === 'SCHEDULED' && paidAt !== null)
    findings.push({ code: 'SCHEDULED', seconds: secondsBetween(paidAt, course.releasedAt ?? until) });
  if (ringsFrom !== null) {
    const answer = { from: ringsFrom, to: acceptedAt ?? until };
    const seconds = secondsBetween(answer.from, answer.to);
    findings.push({ code: 'ANSWER', seconds, unheardSec: unheardSeconds(course, answer) });
  }
  if (acceptedAt !== null) {
    const plannedSec = course.preparationMin === null ? null : course.preparationMin * MINUTE_SEC;
    findings.push({ code: 'KITCHEN', seconds: secondsBetween(acceptedAt, readyAt ?? until), plannedSec });
  }
  const leaves = course.type === 'DELIVERY' ? dispatchedAt : deliveredAt;
  if (readyAt !== null)
    findings.push({ code: 'HANDOVER', seconds: secondsBetween(readyAt, leaves ?? until) });
  if (dispatchedAt !== null) {
    const seconds = secondsBetween(dispatchedAt, deliveredAt ?? until);
    findings.push({ code: 'ROAD', seconds, plannedSec: plannedOnRoad(course) });
  }
  if (course.promisedAt !== null && endedAt === null) {
    const seconds = Math.round((Date.parse(deliveredAt ?? until) - Date.parse(course.promisedAt)) / 1000);
    // What is still under way and not late yet has neither kept nor broken its promise.
    if (deliveredAt !== null || seconds > 0) findings.push({ code: 'PROMISE', seconds });
  }
  return findings;
}

const plannedOnRoad = ({ kitchenDueAt, promisedAt }: OrderMilestones): number | null =>
  kitchenDueAt === null || promisedAt === null ? null : secondsBetween(kitchenDueAt, promisedAt);

/** Less than this beyond its plan makes no order late, in seconds. */
const LEAST_CAUSE_SEC = MINUTE_SEC;

/**
 * Why an order was late above all: the stretch that went furthest beyond its plan. What nobody plans any time for – an
 * answer, standing ready – goes beyond it with all it took; its promise begins with the payment, and with the time its
 * customer chose.
 *
 * @param findings where its time went
 * @returns null where it was not late, or nothing that is known of made it so
 */
export function mainDelayCause(findings: readonly StageDuration[]): DelayCause | null {
  if (!findings.some(({ code, seconds }) => code === 'PROMISE' && seconds > 0)) return null;
  const beyond = findings.flatMap((finding): DelayCause[] => {
    const { code, seconds } = finding;
    if (code === 'PROMISE' || code === 'SCHEDULED' || code === 'PAYMENT') return [];
    if (!('plannedSec' in finding)) return [{ code, seconds }];
    return finding.plannedSec === null ? [] : [{ code, seconds: seconds - finding.plannedSec }];
  });
  const [worst] = beyond.sort((one, other) => other.seconds - one.seconds);
  return worst && worst.seconds >= LEAST_CAUSE_SEC ? worst : null;
}

/** How long of the wait nobody could hear the order, and nobody had taken note of it. */
function unheardSeconds({ acknowledgedAt, devices }: OrderMilestones, wait: TimeSpan): number {
  const noted = acknowledgedAt !== null && acknowledgedAt < wait.to ? acknowledgedAt : wait.to;
  const silent = devices.reduce<TimeSpan[]>(
    (left, { rungAt, gaps }) =>
      rungAt === null ? left : without(left, ringing({ from: rungAt, to: noted }, gaps)),
    [{ from: wait.from, to: noted }],
  );
  return silent.reduce((sum, { from, to }) => sum + secondsBetween(from, to), 0);
}

/** When a device rang: from the first time on, but for when it could not hear. */
const ringing = (rang: TimeSpan, gaps: readonly TimeSpan[]): TimeSpan[] => without([rang], gaps);

/** What is left of some stretches without others. ISO-8601 UTC texts of one form compare like the instants they name. */
function without(stretches: readonly TimeSpan[], others: readonly TimeSpan[]): TimeSpan[] {
  return others.reduce<TimeSpan[]>(
    (left, other) =>
      left.flatMap(({ from, to }) =>
        [
          { from, to: other.from < to ? other.from : to },
          { from: other.to > from ? other.to : from, to },
        ].filter((part) => part.from < part.to),
      ),
    [...stretches],
  );
}

/** Whole seconds from one instant (ISO-8601 UTC) to a later one; 0 where it is earlier. */
export const secondsBetween = (from: string, to: string): number =>
  Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / 1000));
