import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { ApiError } from '../../errors/api-error';
import { brokenUnique } from '../../errors/constraint';
import { languageOf } from '../../errors/language';
import { message } from '../../errors/messages';

/** A refusal of ours in the shape the panel reads: a sentence, and what is wrong with which field of the form. */
export function inWordsOfThePanel(error: unknown, ctx: Context): unknown {
  const unique = brokenUnique(error);
  const refusal = unique ? new ApiError(409, 'ALREADY_EXISTS', { path: unique }) : error;
  if (!(refusal instanceof ApiError)) return error;

  const language = languageOf(ctx.get('accept-language'));
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
