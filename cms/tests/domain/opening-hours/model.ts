import fc from 'fast-check';
import type { HoursException, OpeningHours, Period } from '../../../src/domain/opening-hours';
import { DAY_MS, MINUTE_MS } from '../../../src/domain/time';
import { wallMs } from '../time/intl-clock';

/** A time of day on a quarter of an hour. */
export const clock = fc
  .integer({ min: 0, max: 95 })
  .map((quarter) => new Date(quarter * 15 * MINUTE_MS).toISOString().slice(11, 16));

export const weeks: fc.Arbitrary<Period[]> = fc.array(
  fc.record({ weekday: fc.constantFrom(0, 1, 2, 3, 4, 5, 6), opens: clock, closes: clock }),
  { maxLength: 6 },
);

/** Days that differ, some days to either side of an instant. */
export function exceptionsAround(at: number, days: number, maxLength = 2): fc.Arbitrary<HoursException[]> {
  const period = fc.record({ opens: clock, closes: clock });
  return fc.array(
    fc
      .record({
        from: fc.integer({ min: -days, max: days }).map((ahead) => dayOf(at + ahead * DAY_MS)),
        length: fc.integer({ min: 0, max: 2 }),
        kind: fc.constantFrom('CLOSED' as const, 'SPECIAL' as const),
        periods: fc.array(period, { maxLength: 2 }),
        yearly: fc.boolean(),
      })
      .map(({ from, length, ...rest }) => ({
        ...rest,
        from,
        to: dayOf(Date.parse(from) + length * DAY_MS),
        reason: '',
      })),
    { maxLength },
  );
}

export function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

function covers({ from, to, yearly }: HoursException, day: string): boolean {
  for (let year = 0; year <= (yearly ? 60 : 0); year++) {
    const moved = (text: string) => `${Number(text.slice(0, 4)) + year}${text.slice(4)}`;
    if (moved(from) <= day && day <= moved(to)) return true;
  }
  return false;
}

export function expectedException(exceptions: readonly HoursException[], day: string): HoursException | null {
  const length = ({ from, to }: HoursException) => Date.parse(to) - Date.parse(from);
  const particular = exceptions
    .filter((exception) => covers(exception, day))
    .sort((one, other) => Number(one.yearly) - Number(other.yearly) || length(one) - length(other));
  return particular[0] ?? null;
}

/**
 * Whether it is open in each minute of some days around an instant, found by walking them (`reached`, see below): a period begins in the first
 * minute at which the clock has reached its start, and is over in the first at which it has reached its end.
 */
export function isOpenByTheClock(
  { mode, periods }: Pick<OpeningHours, 'mode' | 'periods'>,
  exceptions: readonly HoursException[],
  reached: (wall: number) => number,
  around: number,
  days = 6,
): (ms: number) => boolean {
  const open = new Set<number>();
  const firstDay = Math.floor(around / DAY_MS) - days;
  for (let day = firstDay; day <= firstDay + 2 * days; day++) {
    const name = dayOf(day * DAY_MS);
    const exception = expectedException(exceptions, name);
    const weekday = new Date(day * DAY_MS).getUTCDay();
    const usual =
      mode === 'ALWAYS'
        ? [{ opens: '00:00', closes: '00:00' }]
        : periods.filter((row) => row.weekday === weekday);
    const special = exception?.kind === 'SPECIAL' ? exception.periods : [];
    for (const { opens, closes } of exception ? special : usual) {
      const at = (text: string, days: number) => Date.parse(`${name}T${text}:00Z`) + days * DAY_MS;
      const start = reached(at(opens, 0));
      const end = reached(at(closes, closes <= opens ? 1 : 0));
      for (let ms = start; ms < end; ms += MINUTE_MS) open.add(ms);
    }
  }
  return (ms) => open.has(ms);
}

/** For a local time near an instant, the first minute at which the clock had shown it or had jumped over it. */
export function clockReaches(zone: string, around: number, days = 9): (wall: number) => number {
  const first = new Map<number, number>();
  let furthest = -Infinity;
  for (let ms = around - days * DAY_MS; ms < around + days * DAY_MS; ms += MINUTE_MS) {
    const wall = Math.floor(wallMs(ms, zone) / MINUTE_MS) * MINUTE_MS;
    if (furthest === -Infinity) furthest = wall - MINUTE_MS;
    for (; furthest < wall; furthest += MINUTE_MS) first.set(furthest + MINUTE_MS, ms);
  }
  return (wall) => first.get(wall) ?? Number.NaN;
}
