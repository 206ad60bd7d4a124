import { createRequire } from 'node:module';
import type * as Units from '@domain/time/units';

// The cms is CommonJS, of whose TypeScript an import sees no names.
const units = createRequire(import.meta.url)('../../cms/src/domain/time/units') as typeof Units;

export const { DAY_MS, HOUR_MS, MINUTE_MS } = units;

/** The clock of the journeys: the linter refuses Date.now() and new Date() in any other file. */
export const nowMs = (): number => Date.now();
export const later = (ms: number): Date => new Date(nowMs() + ms);
