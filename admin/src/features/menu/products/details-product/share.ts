import { WHOLE_BPS } from '@domain/money';

/** A part of a whole in basis points, rounded; null of nothing. The part may be negative, as a loss is. */
export const shareBps = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part * WHOLE_BPS) / whole);
