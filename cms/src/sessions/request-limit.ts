import { ApiError } from '../errors/api-error';
import { countTry, type Limit } from './attempts';

/** How many requests there may be in a stretch of time on all instances together. */
export interface RequestLimit extends Limit {
  /**
   * So many requests an instance lets through by itself, and so many it takes at a time from what all instances share.
   * Small, it is exact; large, it is cheap: whoever stays below costs the database nothing.
   */
  step: number;
}

/** What one instance knows of one caller until the stretch is over. */
interface Stretch {
  used: number;
  /** How many requests this instance may let through. */
  granted: number;
  /** Milliseconds since 1970 from which on everything begins anew. */
  until: number;
  /** The instances have used up together what there is. */
  full: boolean;
  /** What was let through unasked stands in the database by now. */
  told: boolean;
  /** Set while the database is asked: whoever comes meanwhile waits for the same answer. */
  asking: Promise<void> | null;
}

/** A stretch costs some hundred bytes. Beyond this the oldest are forgotten, and begin anew with one step. */
const MOST = 20_000;
const stretches = new Map<string, Stretch>();

/**
 * Counts a request, and refuses it with 429 when there were too many.
 *
 * Counted in the database alone, each request would wait for a write; counted in memory alone, each instance would give
 * the whole limit. Here an instance takes `step` requests at a time from the counter that all of them share. Together
 * they let through at most `most`, and `step` more for each instance after the first.
 */
export async function allowRequest(limit: RequestLimit, subject: string, now: Date): Promise<void> {
  const stretch = stretchOf(limit, subject, now);
  const turn = (stretch.used += 1);
  while (turn > stretch.granted && !stretch.full) {
    stretch.asking ??= takeStep(limit, subject, stretch, now).finally(() => {
      stretch.asking = null;
    });
    await stretch.asking;
  }
  if (turn <= stretch.granted) return;
  const seconds = Math.ceil((stretch.until - now.getTime()) / 1000);
  throw new ApiError(429, 'TOO_MANY_REQUESTS', { details: { retryAfter: Math.max(1, seconds) } });
}

/** A request that was let through, and does not count after all. */
export function refundRequest(limit: RequestLimit, subject: string): void {
  const stretch = stretches.get(keyOf(limit, subject));
  if (stretch && stretch.used > 0) stretch.used -= 1;
}

const keyOf = ({ name }: RequestLimit, subject: string) => `${name}\n${subject}`;

function stretchOf(limit: RequestLimit, subject: string, now: Date): Stretch {
  const key = keyOf(limit, subject);
  const at = now.getTime();
  const known = stretches.get(key);
  if (known && at < known.until && !isBeyond(known, limit, at)) return known;
  const until = at + limit.seconds * 1000;
  const fresh = { used: 0, granted: limit.step, until, full: false, told: false, asking: null };
  stretches.delete(key);
  stretches.set(key, fresh);
  if (stretches.size > MOST) stretches.delete(stretches.keys().next().value ?? '');
  return fresh;
}

/** As in the database: a stretch that ends so late was begun while the clock was wrong. */
const isBeyond = ({ until }: Stretch, { seconds }: RequestLimit, at: number) =>
  until > at + 2 * seconds * 1000;

async function takeStep(limit: RequestLimit, subject: string, stretch: Stretch, now: Date): Promise<void> {
  const unasked = stretch.told ? 0 : limit.step;
  const wanted = limit.step + unasked;
  const { left, seconds } = await countTry(limit, subject, now, wanted);
  const taken = Math.min(wanted, Math.max(0, left + wanted));
  stretch.told = true;
  stretch.granted += Math.max(0, taken - unasked);
  if (taken === wanted) return;
  stretch.full = true;
  stretch.until = now.getTime() + seconds * 1000;
}
