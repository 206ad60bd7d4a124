import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../../../src/domain/time';

/** The clock of the tests: the linter refuses Date.now() and new Date() in any other file. */
export const nowMs = (): number => Date.now();
export const now = (): Date => new Date(nowMs());
export const ago = (ms: number): Date => new Date(nowMs() - ms);
export const later = (ms: number): Date => new Date(nowMs() + ms);

export { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS };
