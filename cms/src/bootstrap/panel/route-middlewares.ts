import { errors } from '@strapi/utils';
import type { Context, Middleware, Next } from 'koa';
import { z } from 'zod';
import { withMinimumDuration } from '../../secrecy/minimum-duration';
import { emailField } from '../../contracts/session';
import { read } from '../../database/transaction';
import { networkOf } from '../../domain/access';
import { parse } from '../../errors/parse';
import { allowTry, countTry, resetTries, refundAttempt, LIMITS, type Limit } from '../../sessions/attempts';
import { sendPasswordResetLink } from './accounts';
import { isKnownDevice, panelDeviceOf, rememberPanelDevice } from './devices';
import { toPanelError } from './refusal';
import { isPasswordUnchanged } from './sessions';

/**
 * The middleware of each of Strapi's routes where somebody signs in or shows who they are. It takes the place of
 * Strapi's rate limits, which count in the memory of one instance and by an account and an address together.
 */
export const PANEL_ROUTE_MIDDLEWARES: Readonly<Record<string, Middleware>> = {
  'POST /login': panelMiddleware(limitSignIn),
  'POST /forgot-password': panelMiddleware(answerForgotPassword),
  'POST /reset-password': panelMiddleware(limitTokenUse),
  'POST /register': panelMiddleware(limitTokenUse),
  'GET /registration-info': panelMiddleware(limitTokenReads),
  'PUT /users/me': panelMiddleware(limitPasswordChange),
};

type Work = (ctx: Context, next: Next, now: Date) => Promise<void>;

/** Passes refusals on in the shape the panel reads. */
function panelMiddleware(work: Work): Middleware {
  return async (ctx: Context, next: Next) => {
    try {
      await work(ctx, next, new Date());
    } catch (error) {
      throw toPanelError(error, ctx);
    }
  };
}

/**
 * Counts sign-ins by account and by network. A device the person signed in on before has a counter of its own and is
 * subject to no other: failures from anywhere else, its own network included, cannot lock it out.
 */
async function limitSignIn(ctx: Context, next: Next, now: Date): Promise<void> {
  const email = emailIn(ctx.request.body);
  const [device, network] = [panelDeviceOf(ctx), networkOf(ctx.ip)];
  const known = device !== null && (await isKnownDevice(device, email));
  const counters: [limit: Limit, subject: string][] = known
    ? [[LIMITS.panelOnDevice, `${email} ${device}`]]
    : [
        [LIMITS.panelToAccountFromNetwork, `${email} ${network}`],
        [LIMITS.panelToAccount, email],
      ];
  if (!known) await allowTry(LIMITS.panelFromNetwork, network, now);
  for (const [limit, subject] of counters) await allowTry(limit, subject, now);
  await next();
  if (ctx.status !== 200) return;
  if (!(await isPasswordUnchanged(ctx))) throw new errors.ApplicationError('Invalid credentials');
  if (!known) await refundAttempt(LIMITS.panelFromNetwork, network);
  await read(async (sql) => {
    for (const [limit, subject] of counters) await resetTries(sql, limit, subject);
  });
  await rememberPanelDevice(ctx, userIdIn(ctx.body), now);
}

function emailIn(body: unknown): string {
  const email = typeof body === 'object' && body !== null && 'email' in body ? body.email : null;
  return typeof email === 'string' ? email.trim().toLowerCase() : '';
}

const signedInBody = z.object({ data: z.object({ user: z.object({ id: z.number() }) }) });
const userIdIn = (body: unknown): number => signedInBody.parse(body).data.user.id;

const AT_LEAST_MS = 150;
const forgotPasswordBody = z.object({ email: emailField });

/**
 * Answers in place of Strapi's controller, which stores a plain token. Known and unknown addresses get the same answer
 * after the same time. The hourly limit is by address and network, so that a stranger's requests use up nobody else's,
 * and a request it refuses does not take the minute of the address.
 */
async function answerForgotPassword(ctx: Context, _next: Next, now: Date): Promise<void> {
  const { email } = parse(forgotPasswordBody, ctx.request.body);
  const network = networkOf(ctx.ip);
  await allowTry(LIMITS.codesFromNetwork, network, now);
  await withMinimumDuration(AT_LEAST_MS, async () => {
    const hour = await countTry(LIMITS.panelMailsForNetwork, `${email} ${network}`, now);
    if (hour.left < 0) return;
    const minute = await countTry(LIMITS.panelMail, email, now);
    if (minute.left >= 0) await sendPasswordResetLink(email, now);
  });
  ctx.status = 204;
}

/** Whoever used a token is signed in: the device is known from now on. */
async function limitTokenUse(ctx: Context, next: Next, now: Date): Promise<void> {
  await limitTokenReads(ctx, next, now);
  if (ctx.status === 200) await rememberPanelDevice(ctx, userIdIn(ctx.body), now);
}

async function limitTokenReads(ctx: Context, next: Next, now: Date): Promise<void> {
  const network = networkOf(ctx.ip);
  await allowTry(LIMITS.checksFromNetwork, network, now);
  await next();
  if (ctx.status === 200) await refundAttempt(LIMITS.checksFromNetwork, network);
}

const passwordChangeBody = z.object({ password: z.string() });
const signedInState = z.object({ user: z.object({ id: z.number() }) });

/** The current password that a change asks for cannot be guessed at an open screen either. */
async function limitPasswordChange(ctx: Context, next: Next, now: Date): Promise<void> {
  if (!passwordChangeBody.safeParse(ctx.request.body).success) {
    await next();
    return;
  }
  const { user } = signedInState.parse(ctx.state);
  const subject = `panel ${user.id}`;
  await allowTry(LIMITS.ownPassword, subject, now);
  await next();
  if (ctx.status !== 200) return;
  await read((sql) => resetTries(sql, LIMITS.ownPassword, subject));
  // A new password makes every device unknown, but the person has just shown who they are on this one.
  await rememberPanelDevice(ctx, user.id, now);
}
