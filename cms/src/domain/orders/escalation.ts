import type { SettingValues } from '../settings';
import type { Payment } from './payment';

/** What is done, from soft to hard, while nobody takes note of an order. */
export const ESCALATION_STEPS = ['LOUDER', 'EVERYWHERE', 'MANAGERS', 'PAUSE'] as const;
export type EscalationStep = (typeof ESCALATION_STEPS)[number];

type Ladder = Pick<SettingValues['escalation'], 'louderSec' | 'everywhereSec' | 'mailSec' | 'pauseSec'>;

const SECONDS = {
  LOUDER: 'louderSec',
  EVERYWHERE: 'everywhereSec',
  MANAGERS: 'mailSec',
  PAUSE: 'pauseSec',
} as const satisfies Record<EscalationStep, keyof Ladder>;

/**
 * The steps of a branch's ladder whose time has come and that were not taken yet, in the order of `ESCALATION_STEPS`.
 *
 * @param ladder seconds after which each step is taken; null = never
 * @param order since when it rings (ISO-8601 UTC), and what was done already
 */
export function dueSteps(
  ladder: Ladder,
  { since, taken }: { since: string; taken: readonly EscalationStep[] },
  now: Date,
): EscalationStep[] {
  const rungMs = now.getTime() - Date.parse(since);
  return ESCALATION_STEPS.filter((step) => {
    const seconds = ladder[SECONDS[step]];
    return seconds !== null && rungMs >= seconds * 1000 && !taken.includes(step);
  });
}

/**
 * Since when an order rings, ISO 8601 UTC: since it came to the board; one that waits for its money since its customer
 * said that it is paid.
 */
export const ringsSince = ({
  pendingAt,
  payment,
  placedAt,
}: {
  pendingAt: string | null;
  payment: Pick<Payment, 'claim'>;
  placedAt: string;
}): string => pendingAt ?? payment.claim?.at ?? placedAt;

/** How loud an order is by what was done because of it: as the branch wants, or as loud as the device can. */
export const ringsLoud = (taken: readonly EscalationStep[]): boolean => taken.length > 0;

/** Whether other pages than the boards ring for an order. */
export const ringsEverywhere = (taken: readonly EscalationStep[]): boolean => taken.includes('EVERYWHERE');

/** The steps that a branch takes, in the order in which their time comes, each with its seconds. */
export const ladderOf = (ladder: Ladder): { step: EscalationStep; seconds: number }[] =>
  ESCALATION_STEPS.flatMap((step) => {
    const seconds = ladder[SECONDS[step]];
    return seconds === null ? [] : [{ step, seconds }];
  }).sort((one, other) => one.seconds - other.seconds);
