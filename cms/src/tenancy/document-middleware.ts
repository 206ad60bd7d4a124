import type { Core, UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Viewer } from '../sessions/viewer';

/** Types that belong to nobody and are only the panel's or the server's own. */
const GLOBAL_TYPES: ReadonlySet<string> = new Set(['api::plans.plan']);
const BUSINESS = 'api::businesses.business';

const READS = new Set(['findMany', 'findFirst', 'findOne', 'count']);
const CHANGES = new Set(['update', 'delete']);

interface Call {
  uid: UID.ContentType;
  action: string;
  params: { documentId?: string; filters?: unknown; data?: Record<string, unknown>; populate?: unknown };
}

/**
 * The last wall between businesses: whatever asks the Document Service during a person's request sees and touches
 * rows of their business alone, and a type nobody wrote a rule for is refused. The server's own work (no request) and
 * the panel pass.
 */
export function registerTenancy(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const given: unknown = context;
    // The middleware sees every action; only what they have in common is looked at.
    const call = given as Call;
    if (!call.uid.startsWith('api::')) return next();
    const scope = scopeOf(strapi);
    if (scope === 'open') return next();
    if (scope === 'closed' || GLOBAL_TYPES.has(call.uid))
      throw new errors.ForbiddenError(`${call.uid} is not reached from here`);
    if (call.params.populate) throw new errors.ForbiddenError('Relations are not read through');

    const own = call.uid === BUSINESS ? { documentId: scope.businessId } : { businessId: scope.businessId };
    if (READS.has(call.action)) {
      // Wrapped, because reading one document overwrites a condition on its id that stands beside it.
      call.params.filters = { $and: call.params.filters ? [call.params.filters, own] : [own] };
      return next();
    }
    if (CHANGES.has(call.action)) {
      const row: unknown = await strapi.db
        .query(call.uid)
        .findOne({ select: ['id'], where: { $and: [{ documentId: call.params.documentId }, own] } });
      if (!row) throw new errors.NotFoundError();
      if (call.params.data) delete call.params.data.businessId;
      return next();
    }
    if (call.action === 'create' && call.params.data && call.uid !== BUSINESS) {
      call.params.data.businessId = scope.businessId;
      return next();
    }
    throw new errors.ForbiddenError(`${call.action} is not allowed here`);
  });
}

function scopeOf(strapi: Core.Strapi): Viewer | 'open' | 'closed' {
  const ctx = strapi.requestContext.get();
  if (!ctx) return 'open';
  const state = ctx.state as { route?: { info?: { type?: string } }; viewer?: Viewer };
  if (state.route?.info?.type === 'admin') return 'open';
  return state.viewer ?? 'closed';
}
