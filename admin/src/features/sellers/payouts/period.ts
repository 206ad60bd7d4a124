import { addDays } from '@domain/time';

/** Business days, both included. */
export interface Period {
  from: string;
  to: string;
}

const firstOf = (day: string) => `${day.slice(0, 7)}-01`;

/** The month of a day up to that day. */
export const monthTo = (today: string): Period => ({ from: firstOf(today), to: today });

/** The whole month before that of a day. */
export function monthBefore(today: string): Period {
  const to = addDays(firstOf(today), -1);
  return { from: firstOf(to), to };
}
