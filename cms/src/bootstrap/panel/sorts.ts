import type { Core, UID } from '@strapi/strapi';
import { panelRequest, READ_ACTIONS } from './request';

interface Call {
  uid: UID.ContentType;
  action: string;
  params: { sort?: unknown };
}

/** Secrets of people, of ours and of the panel's own: the latter are reached through who made a row. */
const SECRET = /password|token|secret|hash/i;

/**
 * Lists of the panel are never in the order of what it does not show: an order, too, tells something. Strapi takes a
 * field that may not be seen out of a sort, but keeps the sort when nothing else is in it.
 */
export function guardPanelSorts(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const given: unknown = context;
    // The middleware sees every action; only what they have in common is looked at.
    const { uid, action, params } = given as Call;
    if (params.sort === undefined || !READ_ACTIONS.has(action) || !panelRequest(strapi)) return next();
    const sort = JSON.stringify(params.sort);
    if (SECRET.test(sort) || hiddenFields(strapi, uid).some((field) => sort.includes(field)))
      delete params.sort;
    return next();
  });
}

function hiddenFields(strapi: Core.Strapi, uid: UID.ContentType): string[] {
  const type: unknown = strapi.contentType(uid);
  const { config } = type as { config?: { attributes?: Record<string, { hidden?: boolean }> } };
  return Object.entries(config?.attributes ?? {}).flatMap(([name, { hidden }]) => (hidden ? [name] : []));
}
