import type { Context, Next } from 'koa';
import { classifyFailure } from '../database/failure';
import { ApiError } from '../errors/api-error';
import { uniqueViolationPath } from '../errors/constraint';
import { requestLanguage } from '../errors/language';
import { logFailure } from '../errors/log-failure';
import { errorBody } from '../errors/respond';

/** In whatever case it is written. */
const OF_THE_API = /^\/api(\/|$)/i;

/** What the database cannot do now it may be able to do after so long. */
const RETRY_SECONDS = 2;

/**
 * Gives every refusal under `/api` the one shape. What the panel asks keeps Strapi's own, but for what is refused
 * before Strapi sees it and for a database that cannot answer.
 */
export default () =>
  async function apiErrors(ctx: Context, next: Next): Promise<void> {
    const ofTheApi = OF_THE_API.test(ctx.path);
    try {
      // No thing has such a name, and PostgreSQL would stumble over the question.
      if (ofTheApi && ctx.path.includes('%00')) throw new ApiError(404, 'NOT_FOUND');
      await next();
      if (ofTheApi && ctx.status >= 400 && !isShaped(ctx.body))
        answer(ctx, new ApiError(ctx.status, codeFor(ctx.status)));
    } catch (error) {
      if (!ofTheApi && !isOurs(error, ctx)) throw error;
      answer(ctx, asApiError(error, ctx));
    }
  };

/** Whether something outside the API is to be answered here: what Strapi had no part in, and what it has no answer to. */
function isOurs(error: unknown, ctx: Context): boolean {
  const beforeStrapi = !ctx._matchedRoute && statusOf(error) < 500;
  return beforeStrapi || error instanceof ApiError || classifyFailure(error) !== null;
}

function answer(ctx: Context, error: ApiError): void {
  ctx.status = error.status;
  const retryAfter = error.options.details?.retryAfter;
  if (retryAfter !== undefined) ctx.set('Retry-After', String(retryAfter));
  ctx.body = errorBody(error, requestLanguage(ctx));
}

function asApiError(error: unknown, ctx: Context): ApiError {
  if (error instanceof ApiError) return error;
  const field = uniqueViolationPath(error);
  if (field) return new ApiError(409, 'ALREADY_EXISTS', { path: field });
  const status = statusOf(error);
  if (status >= 400 && status < 500) return new ApiError(status, codeFor(status));
  return logFailure(`${ctx.method} ${String(ctx._matchedRoute ?? ctx.path)} failed`, error)
    ? new ApiError(503, 'UNAVAILABLE', { details: { retryAfter: RETRY_SECONDS } })
    : new ApiError(500, 'INTERNAL');
}

function statusOf(error: unknown): number {
  if (typeof error !== 'object' || error === null) return 500;
  if ('status' in error && typeof error.status === 'number') return error.status;
  // Strapi's application errors carry no status of their own; all of them are the caller's.
  return 'name' in error && error.name === 'ValidationError' ? 400 : 500;
}

const CODES: Record<number, string> = {
  400: 'INVALID',
  401: 'NOT_SIGNED_IN',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  409: 'CONFLICT',
  413: 'TOO_LARGE',
  415: 'NOT_JSON',
  429: 'TOO_MANY_REQUESTS',
  501: 'METHOD_NOT_ALLOWED',
  503: 'UNAVAILABLE',
};

const codeFor = (status: number) => CODES[status] ?? 'INVALID';

function isShaped(body: unknown): boolean {
  if (typeof body !== 'object' || body === null || !('error' in body)) return false;
  const { error } = body;
  return (
    typeof error === 'object' &&
    error !== null &&
    'details' in error &&
    typeof error.details === 'object' &&
    error.details !== null &&
    'code' in error.details
  );
}
