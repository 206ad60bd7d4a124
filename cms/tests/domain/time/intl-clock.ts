/** An independent clock: what Intl shows, asked anew each time, in another notation than the code under test uses. */

const clocks = new Map<string, Intl.DateTimeFormat>();

/** The local time of an instant as milliseconds, as if local time were UTC. */
export function wallMs(instantMs: number, timeZone: string): number {
  let clock = clocks.get(timeZone);
  if (!clock) {
    clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
    clocks.set(timeZone, clock);
  }
  return Date.parse(`${clock.format(instantMs).replace(' ', 'T')}Z`);
}

/** Instants around which a clock jumps, with places that jump oddly: at midnight, by half an hour, by a day. */
export const JUMPS = [
  { zone: 'America/Sao_Paulo', at: '2018-11-04T03:00:00Z', name: 'a day of 23 hours that begins at 01:00' },
  { zone: 'America/Sao_Paulo', at: '2018-02-18T02:00:00Z', name: 'a day of 25 hours that ends twice' },
  { zone: 'America/New_York', at: '2026-03-08T07:00:00Z', name: 'a day of 23 hours' },
  { zone: 'America/New_York', at: '2026-11-01T06:00:00Z', name: 'a day of 25 hours' },
  { zone: 'Europe/Lisbon', at: '2026-03-29T01:00:00Z', name: 'a day of 23 hours' },
  { zone: 'Europe/Lisbon', at: '2026-10-25T01:00:00Z', name: 'a day of 25 hours' },
  { zone: 'Asia/Kathmandu', at: '2026-03-29T00:00:00Z', name: 'no jump, five hours and three quarters' },
  { zone: 'Australia/Lord_Howe', at: '2026-04-04T15:00:00Z', name: 'a jump of half an hour' },
  { zone: 'America/St_Johns', at: '2009-11-01T02:31:00Z', name: 'back over midnight' },
  { zone: 'Pacific/Apia', at: '2011-12-30T10:00:00Z', name: 'a day that never was' },
  { zone: 'Africa/Monrovia', at: '1972-01-07T00:44:30Z', name: 'an offset with seconds' },
] as const;
