import { execFileSync } from 'node:child_process';
import { postgresFolders } from '../postgres.mjs';
import { mustRun, Stop } from '../processes.mjs';
import { findProgram } from '../programs.mjs';

function majorOf(program) {
  try {
    const said = execFileSync(program, ['--version'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return Number(/ (\d+)/.exec(said)?.[1]);
  } catch {
    return NaN;
  }
}

/**
 * The program that fits a server of that major version: its own, or a newer one. An older one cannot read what it does
 * not know.
 */
export function programFor(name, major, folders = postgresFolders()) {
  const found = folders
    .flatMap((folder) => findProgram([name], [folder]) ?? [])
    .map((program) => ({ program, version: majorOf(program) }))
    .filter(({ version }) => version > 0);
  const fitting =
    found.find(({ version }) => version === major) ?? found.find(({ version }) => version > major);
  if (fitting) return fitting.program;
  const install = `Install PostgreSQL's client programs of version ${major} (Debian: apt-get install postgresql-client-${major}), or put them into the PATH.`;
  if (found.length === 0) throw new Stop(`${name} is not on this machine. ${install}`);
  const newest = Math.max(...found.map(({ version }) => version));
  throw new Stop(
    `${name} is of version ${newest} here, older than the database server's ${major}. ${install}`,
  );
}

const PASSED_ON = {
  sslmode: 'PGSSLMODE',
  sslrootcert: 'PGSSLROOTCERT',
  sslcert: 'PGSSLCERT',
  sslkey: 'PGSSLKEY',
};

/** A connection in the words of PostgreSQL's programs: in their environment, where nobody else can read a password. */
export function environmentOf(url, { host, port, user, password, database }) {
  const asked = new URLSearchParams(url.split('?')[1]);
  const ssl = Object.entries(PASSED_ON).flatMap(([name, variable]) => {
    const value = asked.get(name);
    // Theirs is the node driver's word for it.
    return value === null ? [] : [[variable, value === 'no-verify' ? 'require' : value]];
  });
  if (asked.get('ssl') === 'true' && !asked.has('sslmode')) ssl.push(['PGSSLMODE', 'require']);
  return {
    PGHOST: host,
    PGPORT: String(port),
    PGUSER: user,
    ...(password && { PGPASSWORD: password }),
    PGDATABASE: database,
    ...Object.fromEntries(ssl),
  };
}

/** Runs one of PostgreSQL's programs against a database; what it complains of explains a failure. */
export const runProgram = (program, args, env) => mustRun(program, program, args, { env });
