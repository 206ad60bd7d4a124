import { statfs } from 'node:fs/promises';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { read } from '../database/transaction';
import { environment } from '../environment';
import { failuresByJob } from '../errors/job-failures';
import { hasRecently, logDatabaseFailure } from '../errors/log-failure';
import { isRelayConnected } from '../realtime/instances';

interface Check {
  /** Rejecting says the same as `false`. */
  holds: () => boolean | Promise<boolean>;
  /** Whether an instance without it should be sent nothing; otherwise `/readyz` only says that it is missing. */
  vital: boolean;
}

/** With less the next order, picture or mail may be the one that does not fit. */
const ROOM_BYTES = 16 * 1024 * 1024;

let draining = false;

/** From here on `/readyz` says no: a proxy sends nothing new while what is under way finishes. */
export function beginDraining(): void {
  draining = true;
}

/** What `/readyz` looks at, by the name it has in its answer. */
const checks: Record<string, Check> = {
  database: { holds: answers, vital: true },
  disk: { holds: hasRoom, vital: true },
  // Without notices everything works, two seconds later: an instance that is turned away for it helps nobody.
  notices: { holds: isRelayConnected, vital: false },
  // A row that a job fails at is no reason to turn an instance away: another one would fail at it too.
  jobs: { holds: () => Object.keys(failuresByJob()).length === 0, vital: false },
};

/** `/livez`: the process answers. `/readyz`: it has all it needs to work and is not on its way out. */
export function registerHealth(strapi: Core.Strapi): void {
  strapi.server.routes([
    { method: 'GET', path: '/livez', handler: live, config: { auth: false } },
    { method: 'GET', path: '/readyz', handler: ready, config: { auth: false } },
  ]);
}

function live(ctx: Context): void {
  ctx.body = { ok: true };
}

async function ready(ctx: Context): Promise<void> {
  const found = await Promise.all(
    Object.entries(checks).map(async ([name, { holds, vital }]) => {
      const held = await Promise.resolve()
        .then(holds)
        .catch(() => false);
      return { name, held, fit: held || !vital };
    }),
  );
  const failingJobs = failuresByJob();
  ctx.status = !draining && found.every(({ fit }) => fit) ? 200 : 503;
  ctx.body = {
    ok: ctx.status === 200,
    ...Object.fromEntries(found.map(({ name, held }) => [name, held])),
    draining,
    ...(Object.keys(failingJobs).length > 0 && { failingJobs }),
  };
}

async function answers(): Promise<boolean> {
  await read((sql) => sql.one('SELECT 1 AS one'));
  return true;
}

async function hasRoom(): Promise<boolean> {
  const { bavail, bsize } = await statfs(environment.dataDir);
  const left = bavail * bsize;
  if (left < ROOM_BYTES) logDatabaseFailure('full', `${Math.floor(left / 1024 ** 2)} MB are left`);
  return !hasRecently('full');
}
