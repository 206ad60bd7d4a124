import { SECOND_MS } from '@domain/time/units';

/** What the network and the whole seconds of an answer may make of the same clock: no timer jumps for that. */
const JITTER_MS = SECOND_MS;

/** How much later it is by the clock of the server than by the device's; null until an answer told. */
let aheadMs: number | null = null;

/** The time by the clock of the server, for everything that is compared with a moment it told; the device's own until then. */
export const serverNow = (): number => Date.now() + (aheadMs ?? 0);

/** What the device noted by its own clock, ISO 8601 UTC, by that of the server. */
export function byServerClock(at: string): string {
  const time = Date.parse(at) + (aheadMs ?? 0);
  return Number.isNaN(time) ? at : new Date(time).toISOString();
}

/** Whether the clock of the server is known to this page. */
export const knowsServerTime = (): boolean => aheadMs !== null;

/**
 * Reads the clock of the server off an answer. It was told at some time since it was asked, so that an answer which took
 * long says little: what can be true by it stays. Every answer is looked at, as a device's clock may be set at any time.
 *
 * @param askedAt by the clock of the device
 */
export function hearServerTime({ headers }: Pick<Response, 'headers'>, askedAt: number): void {
  const told = Date.parse(headers.get('Date') ?? '');
  // What comes with a mark may have been kept by the browser, and tells the time of before.
  if (Number.isNaN(told) || headers.has('ETag')) return;
  const now = Date.now();
  const canBe = (ms: number) => told - now - JITTER_MS <= ms && ms <= told + SECOND_MS - askedAt + JITTER_MS;
  aheadMs = [aheadMs ?? 0, 0].find(canBe) ?? told + SECOND_MS / 2 - now;
}
