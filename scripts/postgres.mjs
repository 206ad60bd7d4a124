import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from './environment.mjs';
import { mustRun, Stop } from './processes.mjs';
import { findProgram, isRoot } from './programs.mjs';

const debianHome = '/usr/lib/postgresql';

/** Where PostgreSQL's programs may be: Debian's folders, the newest first, before the PATH. */
export function postgresFolders() {
  const versions = existsSync(debianHome)
    ? readdirSync(debianHome)
        .map(Number)
        .sort((a, b) => b - a)
    : [];
  const debian = versions.map((version) => path.join(debianHome, String(version), 'bin'));
  return [...debian, ...(process.env.PATH ?? '').split(path.delimiter)];
}

/** The folder of a PostgreSQL server's programs; undefined without one. */
function findBinaries() {
  const program = findProgram(['pg_ctl'], postgresFolders());
  return program && findProgram(['initdb'], [path.dirname(program)]) && path.dirname(program);
}

/** PostgreSQL refuses to run as root, so root lends the cluster to the account `postgres`. */
function findOwner() {
  if (!isRoot) return {};
  try {
    const id = (flag) =>
      Number(execFileSync('id', [flag, 'postgres'], { stdio: ['ignore', 'pipe', 'ignore'] }));
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return undefined;
  }
}

/** Why a private cluster cannot run here, in words; undefined when it can. */
export function whyNoPostgres() {
  if (!findBinaries()) return 'no PostgreSQL server is on this machine (Debian: apt-get install postgresql)';
  if (!findOwner()) return 'PostgreSQL does not run as root and there is no account named postgres';
  return undefined;
}

/**
 * Starts a cluster of its own in a temporary folder, on a free port of 127.0.0.1 and without waiting for the disk:
 * it lives no longer than this process. Returns its URL, `stop`, and for an outage `crash` and `start`.
 */
export async function startPostgres() {
  const [binaries, owner] = [findBinaries(), findOwner()];
  if (!binaries || !owner) throw new Stop(`PostgreSQL cannot be started: ${whyNoPostgres()}`);
  const home = mkdtempSync(path.join(tmpdir(), 'comanda-postgres-'));
  const data = path.join(home, 'data');
  const port = await freePort();
  const control = path.join(binaries, 'pg_ctl');
  // pg_ctl reads its working folder, which the borrowed account may not be allowed to.
  const asOwner = { ...owner, cwd: home };

  const crash = () =>
    spawnSync(control, ['stop', '-D', data, '-m', 'immediate'], { ...asOwner, stdio: 'ignore' });
  const stop = () => {
    if (!existsSync(home)) return;
    crash();
    rmSync(home, { recursive: true, force: true });
  };
  process.on('exit', stop);

  if (owner.uid !== undefined) chownSync(home, owner.uid, owner.gid);
  await mustRun(
    'initdb',
    path.join(binaries, 'initdb'),
    ['-D', data, '-U', 'comanda', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    asOwner,
  );
  const options = [
    `-p ${port} -h 127.0.0.1 -c unix_socket_directories=`,
    '-F -c full_page_writes=off -c synchronous_commit=off',
    '-c max_connections=300 -c dynamic_shared_memory_type=mmap',
  ].join(' ');
  const start = () =>
    mustRun(
      'pg_ctl start',
      control,
      ['start', '-w', '-D', data, '-l', path.join(home, 'log'), '-o', options],
      asOwner,
    );
  await start();
  return { url: `postgres://comanda@127.0.0.1:${port}/postgres`, stop, crash, start };
}
