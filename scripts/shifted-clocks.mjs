import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/**
 * Moments at which tests have lied or could: around midnight and the closeout time (04:00), in both nights of a change of
 * clocks, and at the ends of a year and of February. By the clock of the zone, which the machine has meanwhile.
 */
export const moments = [
  { zone: 'America/Sao_Paulo', at: '2027-02-28 03:59:00' },
  { zone: 'America/Sao_Paulo', at: '2027-12-31 23:59:00' },
  { zone: 'Pacific/Auckland', at: '2028-02-29 00:30:00' },
  { zone: 'Australia/Adelaide', at: '2028-02-29 04:01:00' },
  { zone: 'America/New_York', at: '2028-03-12 01:59:00' },
  { zone: 'Europe/Lisbon', at: '2028-10-29 01:30:00' },
];

/** The program that shows another clock to what it runs; undefined where it is not installed. */
function findFaketime() {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return folders
    .map((folder) => path.join(folder, 'faketime'))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}

/** Why no other clock can be shown here, in a sentence; undefined when it can. */
export const whyNoFaketime = () =>
  findFaketime() ? undefined : 'faketime is not on this machine (Debian: apt-get install faketime)';

/** The instant at which a clock of that zone shows that, in milliseconds since 1970. */
const instantOf = ({ zone, at }) =>
  Number(
    execFileSync(process.execPath, ['-p', `new Date('${at.replace(' ', 'T')}').getTime()`], {
      env: { ...process.env, TZ: zone },
    }),
  );

/**
 * What runs a program of node from a moment on: its clock goes on from there, timers keep the time of the machine. The
 * clock is told by how far it is ahead: so what a test starts in turn – a second server, which has UTC for its zone – goes
 * on by the same one.
 *
 * @returns the command, the arguments before those of the program, and the environment
 */
export const nodeAt = (moment) => ({
  command: findFaketime(),
  before: [
    '--exclude-monotonic',
    '-f',
    `+${Math.ceil((instantOf(moment) - Date.now()) / 1000)}s`,
    process.execPath,
  ],
  // Branches that tests make are in that zone as well.
  env: { TZ: moment.zone, TEST_ZONE: moment.zone },
});
