import type { AuditLogProvider } from '@refinedev/core';
import { requestAnswer } from '@shared/api/request';
import { withQuery } from '../data/query';

/** The server writes the log by itself, in the transaction of what was done; it is only read here. */
const written = () => Promise.resolve();

/**
 * A page of the log, the newest first; `meta` is what `GET /api/audit` takes beside the kind of thing. Gives the answer
 * with its `meta`, where the place of the next page is.
 */
export const auditLogProvider: AuditLogProvider = {
  get: ({ resource, meta }) =>
    requestAnswer('GET', withQuery('/api/audit', { entity: resource || undefined, ...meta })),
  create: written,
  update: written,
};
