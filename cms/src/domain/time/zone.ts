import { MINUTE_MS } from './units';

/** Offsets are read at these steps; where two neighbours agree, nothing changed between them. */
const STEP_MS = 15 * MINUTE_MS;
/** Nearly three years of one zone; past that the memory is worth more than the readings. */
const MAX_READINGS = 100_000;

interface Zone {
  formatter: Intl.DateTimeFormat;
  readings: Map<number, number>;
}

const zones = new Map<string, Zone>();

/**
 * Whether a text names a time zone that can be computed with, such as 'America/Sao_Paulo' or 'UTC'. Bare offsets
 * ('+03:00') do not count: a branch follows the law of a place.
 */
export function isTimeZone(text: string): boolean {
  if (!/^[A-Za-z]/.test(text)) return false;
  try {
    zoneOf(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * How far a zone's local time is ahead of UTC at an instant. Asking Intl costs microseconds, so offsets are kept per
 * quarter of an hour, which is exact: a quarter whose ends disagree holds a change and is asked about each time.
 *
 * @param ms instant in milliseconds since the epoch
 * @param timeZone IANA name
 * @returns milliseconds, negative west of Greenwich
 * @throws RangeError for an unknown zone or an invalid instant
 */
export function offsetAt(ms: number, timeZone: string): number {
  const zone = zoneOf(timeZone);
  const step = Math.floor(ms / STEP_MS) * STEP_MS;
  const before = reading(zone, step);
  return before === reading(zone, step + STEP_MS) ? before : ask(zone, ms);
}

/**
 * The first instant in (fromMs, toMs] at which the offset is no longer the one of `fromMs`, to the second, or null when
 * it is the same at both ends. The span must hold at most one change; two days always do.
 */
export function offsetChange(fromMs: number, toMs: number, timeZone: string): number | null {
  const before = offsetAt(fromMs, timeZone);
  if (offsetAt(toMs, timeZone) === before) return null;
  let same = Math.floor(fromMs / 1000);
  let changed = Math.ceil(toMs / 1000);
  while (changed - same > 1) {
    const middle = Math.floor((same + changed) / 2);
    if (offsetAt(middle * 1000, timeZone) === before) same = middle;
    else changed = middle;
  }
  return changed * 1000;
}

function zoneOf(timeZone: string): Zone {
  let zone = zones.get(timeZone);
  if (!zone) {
    const formatter = new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    zone = { formatter, readings: new Map() };
    zones.set(timeZone, zone);
  }
  return zone;
}

function reading(zone: Zone, ms: number): number {
  let offset = zone.readings.get(ms);
  if (offset === undefined) {
    offset = ask(zone, ms);
    if (zone.readings.size >= MAX_READINGS) zone.readings.clear();
    zone.readings.set(ms, offset);
  }
  return offset;
}

/** The offset by Intl's word: what its clock shows, read as if it were UTC, less the instant. */
function ask(zone: Zone, ms: number): number {
  const shown = zone.formatter.format(ms).match(/\d+/g) ?? [];
  const [month = 0, day = 0, year = 0, hour = 0, minute = 0, second = 0] = shown.map(Number);
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(ms / 1000) * 1000;
}
