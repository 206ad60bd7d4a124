import type { Core } from '@strapi/strapi';
import { waitForLocks } from '../database/write-lock';
import { environment } from '../environment';
import { registerHealth } from '../health/health';
import { registerTenancy } from '../tenancy/document-middleware';
import { filterInstants } from './instant-filters';
import { disablePluginRoutes } from './plugin-routes';
import { hashPanelTokens, equalizeLoginTiming } from './panel/accounts';
import { limitPanelActions } from './panel/actions';
import { addBusinessMoves } from './panel/business-moves';
import { searchByIndex } from './panel/search';
import { guardPanelSorts } from './panel/sorts';
import { guardPanelWrites } from './panel/writes';

/**
 * What closes a connection before its answer is whole: a phone in a tunnel, a tab that was shut, bytes that are no HTTP.
 * No failure of ours – and of the last kind the error holds the bytes, cookies and all.
 */
const LEFT = /^(ECONNRESET|EPIPE|ERR_STREAM_PREMATURE_CLOSE|ERR_HTTP_REQUEST_TIMEOUT|HPE_.*)$/;

/** Before the schema is synchronised and the routes are mounted. */
export async function register({ strapi }: { strapi: Core.Strapi }): Promise<void> {
  if (!environment.databaseUrl) waitForLocks(strapi.db.connection);
  disablePluginRoutes(strapi);
  registerHealth(strapi);
  registerTenancy(strapi);
  equalizeLoginTiming(strapi);
  hashPanelTokens();
  limitPanelActions();
  await addBusinessMoves(strapi);
  guardPanelWrites(strapi);
  guardPanelSorts(strapi);
  searchByIndex(strapi);
  filterInstants(strapi);
  strapi.server.app.silent = true;
  strapi.server.app.on('error', (error: NodeJS.ErrnoException) => {
    if (!LEFT.test(error.code ?? '')) strapi.log.error('An answer could not be sent', error);
  });
}
