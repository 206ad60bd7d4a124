import type { Context, Next } from 'koa';
import { FILE_TYPE } from '../contracts/menu-files';
import { environment } from '../environment';
import { ApiError } from '../errors/api-error';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

interface Body {
  types: string[];
  /** How other types are refused. */
  refusal: string;
}

const JSON_BODY: Body = { types: ['application/json'], refusal: 'NOT_JSON' };
/** A file is sent as it is. Like JSON, it is nothing that a form of another site could send unasked. */
const OTHER_BODIES = new Map<string, Body>([
  ['/api/uploads', { types: ['image/*'], refusal: 'UNSUPPORTED_IMAGE' }],
  ['/api/menu/import', { types: [FILE_TYPE], refusal: 'UNSUPPORTED_FILE' }],
  ['/api/customers/import', { types: [FILE_TYPE], refusal: 'UNSUPPORTED_FILE' }],
  ['/api/loyalty-accounts/import', { types: [FILE_TYPE], refusal: 'UNSUPPORTED_FILE' }],
  ['/api/loyalty-accounts/import/preview', { types: [FILE_TYPE], refusal: 'UNSUPPORTED_FILE' }],
]);

const ROOT = '/api';
const ROOT_WRITTEN_ANYHOW = /^\/api(?=\/|$)/i;

/**
 * What changes something is asked in JSON and from our own pages. A form of another site can send neither; clients
 * that are no browser send no Origin and carry no cookie of ours.
 */
export default () =>
  async function sameOrigin(ctx: Context, next: Next): Promise<void> {
    // The router takes `/API/…` for the same; what guards the way, here and elsewhere, knows one way of writing it.
    if ((ROOT_WRITTEN_ANYHOW.exec(ctx.path)?.[0] ?? ROOT) !== ROOT) throw new ApiError(404, 'NOT_FOUND');
    if (!ctx.path.startsWith('/api/') || SAFE.has(ctx.method)) {
      await next();
      return;
    }
    const origin = ctx.get('origin');
    if (origin && origin !== environment.publicUrl && hostOf(origin) !== ctx.host)
      throw new ApiError(403, 'OTHER_ORIGIN');
    if (ctx.get('sec-fetch-site') === 'cross-site') throw new ApiError(403, 'OTHER_ORIGIN');
    const hasBody = ctx.get('transfer-encoding') !== '' || Number(ctx.get('content-length') || 0) > 0;
    const { types, refusal } = OTHER_BODIES.get(ctx.path) ?? JSON_BODY;
    if (hasBody && !ctx.is(types)) throw new ApiError(415, refusal);
    await next();
  };

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
