import type { Core } from '@strapi/strapi';
import { registerHealth } from '../health/health';
import { registerTenancy } from '../tenancy/document-middleware';
import { closeForeignDoors } from './foreign-doors';
import { hashPanelTokens, takeAsLongForNobody } from './panel/accounts';
import { limitPanelActions } from './panel/actions';
import { guardPanelSorts } from './panel/sorts';
import { guardPanelWrites } from './panel/writes';

/** What closes a connection before its answer is whole: a phone in a tunnel, a tab that was shut. No failure of ours. */
const LEFT = new Set(['ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE', 'HPE_INVALID_EOF_STATE']);

/** Before the schema is synchronised and the routes are mounted. */
export function register({ strapi }: { strapi: Core.Strapi }): void {
  closeForeignDoors(strapi);
  registerHealth(strapi);
  registerTenancy(strapi);
  takeAsLongForNobody(strapi);
  hashPanelTokens();
  limitPanelActions();
  guardPanelWrites(strapi);
  guardPanelSorts(strapi);
  strapi.server.app.silent = true;
  strapi.server.app.on('error', (error: NodeJS.ErrnoException) => {
    if (!LEFT.has(error.code ?? '')) strapi.log.error('An answer could not be sent', error);
  });
}
