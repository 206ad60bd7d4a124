import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context, Next } from 'koa';
import { read } from '../../database/transaction';
import { ApiError } from '../../errors/api-error';
import { languageOf } from '../../errors/language';
import { message } from '../../errors/messages';
import { allowFrom, allowTry, forgetTries, giveBackFrom, LIMITS } from '../../sessions/attempts';
import { passwordMatches } from '../../sessions/passwords';
import { strapiService } from '../../strapi/parts';

/**
 * Counts who signs in to the panel as it is counted for everybody: by account and by network, in the database. Strapi
 * counts by both together and in memory alone, which another address, another instance or a restart gets round.
 */
export async function slowGuessing(ctx: Context, next: Next): Promise<void> {
  const email = addressIn(ctx.request.body);
  const now = new Date();
  try {
    await allowFrom(LIMITS.panelFromNetwork, ctx.ip, now);
    await allowTry(LIMITS.panelToAccount, email, now);
  } catch (error) {
    throw inItsWords(error, ctx);
  }
  await next();
  if (ctx.status !== 200) return;
  await giveBackFrom(LIMITS.panelFromNetwork, ctx.ip);
  await read((sql) => forgetTries(sql, LIMITS.panelToAccount, email));
}

function addressIn(body: unknown): string {
  const email = typeof body === 'object' && body !== null && 'email' in body ? body.email : null;
  return typeof email === 'string' ? email.trim().toLowerCase() : '';
}

function inItsWords(error: unknown, ctx: Context): unknown {
  if (!(error instanceof ApiError)) return error;
  const { args, details } = error.options;
  ctx.set('Retry-After', String(details?.retryAfter ?? ''));
  return new errors.RateLimitError(message(error.code, languageOf(ctx.get('accept-language')), args));
}

interface Credentials {
  email: string;
  password: string;
}

interface Auth {
  checkCredentials: (given: Credentials) => Promise<unknown>;
}

/** Strapi answers at once for an address that nobody has: how long it took would tell which ones are super-admins'. */
export function takeAsLongForNobody(strapi: Core.Strapi): void {
  const auth = strapiService<Auth>('admin::auth');
  const check = auth.checkCredentials;
  auth.checkCredentials = async (given) => {
    const { email, password } = given;
    const found: unknown = await strapi.db
      .query('admin::user')
      .findOne({ where: { email }, select: ['id', 'password'] });
    const known = found as { password?: string | null } | null;
    if (!known?.password) await passwordMatches(password, null);
    return check(given);
  };
}
