import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { Actor } from '../../audit/audit';

/** What the Document Service does without changing anything. */
export const READ_ACTIONS = new Set(['findMany', 'findFirst', 'findOne', 'count']);

/** The request of the panel under way; null when it is another door's, or the server's own work. */
export function panelRequest(strapi: Core.Strapi): Context | null {
  const ctx = strapi.requestContext.get();
  const state = ctx?.state as { route?: { info?: { type?: string } } } | undefined;
  return ctx && state?.route?.info?.type === 'admin' ? ctx : null;
}

/** Who makes a request of the panel, as the logs of businesses name them. */
export function actorOfPanel(ctx: Context): Extract<Actor, { kind: 'PLATFORM' }> {
  const { user } = ctx.state as { user?: { firstname?: string | null; lastname?: string | null } };
  const name = [user?.firstname, user?.lastname].filter(Boolean).join(' ');
  return { kind: 'PLATFORM', name: name === '' ? 'Comanda' : `${name} (Comanda)` };
}
