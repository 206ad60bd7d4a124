import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { read } from '../database/transaction';

let draining = false;

/** From here on `/readyz` says no: a proxy sends nothing new while what is under way finishes. */
export function beginDraining(): void {
  draining = true;
}

/** `/livez`: the process answers. `/readyz`: it has its database and is not on its way out. */
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
  const database = await read((sql) => sql.one('SELECT 1 AS one')).then(
    () => true,
    () => false,
  );
  ctx.status = database && !draining ? 200 : 503;
  ctx.body = { ok: ctx.status === 200, database, draining };
}
