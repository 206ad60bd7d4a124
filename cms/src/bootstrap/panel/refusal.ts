import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import type { Language } from '../../contracts/session';
import { ApiError } from '../../errors/api-error';
import { uniqueViolationPath } from '../../errors/constraint';
import { requestLanguage } from '../../errors/language';
import { message } from '../../errors/messages';

/** A refusal of ours in the shape the panel reads: a sentence, and what is wrong with which field of the form. */
export function toPanelError(error: unknown, ctx: Context): unknown {
  const unique = uniqueViolationPath(error);
  const refusal = unique ? new ApiError(409, 'ALREADY_EXISTS', { path: unique }) : error;
  const language = requestLanguage(ctx);
  if (!(refusal instanceof ApiError)) return translated(error, language);

  const { issues, path, args } = refusal.options;
  const all = issues ?? [{ code: refusal.code, path: path ?? [], ...(args && { args }) }];
  const spelled = all.map((issue) => ({
    path: issue.path.map(String),
    message: message(issue.code, language, issue.args),
    name: 'ValidationError',
  }));
  const sentence = message(refusal.code, language, args);
  if (refusal.status === 404) return new errors.NotFoundError(sentence);
  if (refusal.status === 429) {
    ctx.set('Retry-After', String(refusal.options.details?.retryAfter ?? ''));
    return new errors.RateLimitError(sentence);
  }
  // Not Strapi's error for what is forbidden: it answers that one without its sentence.
  return new errors.ValidationError(sentence, { errors: spelled });
}

/** What Strapi says in English only, on the pages of those who are not signed in. */
const OF_STRAPI: ReadonlyMap<string, string> = new Map([
  ['Invalid credentials', 'WRONG_CREDENTIALS'],
  ['Invalid registrationToken', 'TICKET_EXPIRED'],
]);

function translated(error: unknown, language: Language): unknown {
  if (!(error instanceof errors.ApplicationError)) return error;
  const said: unknown = error.message;
  const code = typeof said === 'string' ? OF_STRAPI.get(said) : undefined;
  return code === undefined ? error : new errors.ApplicationError(message(code, language));
}
