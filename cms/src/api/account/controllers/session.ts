import type { Context } from 'koa';
import { loginBody, twoFactorLoginBody } from '../../../contracts/session';
import { parse } from '../../../errors/parse';
import { read } from '../../../database/transaction';
import { originOf } from '../../../sessions/open-session';
import { endSession } from '../../../sessions/open-sessions';
import { resolveViewer } from '../../../sessions/resolve';
import { clearCookie, hashOf, tokenOf } from '../../../sessions/token';
import { describeSession } from '../use-cases/describe-session';
import { signIn } from '../use-cases/sign-in';
import { signInSecondStep } from '../use-cases/sign-in-second-step';
import { sendSession } from './send-session';

export default {
  async create(ctx: Context) {
    const body = parse(loginBody, ctx.request.body);
    ctx.body = { data: await sendSession(ctx, await signIn(body, originOf(ctx), new Date())) };
  },

  async secondStep(ctx: Context) {
    const body = parse(twoFactorLoginBody, ctx.request.body);
    ctx.body = { data: await sendSession(ctx, await signInSecondStep(body, originOf(ctx), new Date())) };
  },

  /** Who is signed in, which may be nobody: pages ask it before they know. */
  async show(ctx: Context) {
    const token = tokenOf(ctx);
    const viewer = token === null ? null : await resolveViewer(token);
    ctx.body = { data: viewer && (await describeSession(viewer)) };
  },

  /** Signing out works without a session too: it leaves nobody signed in. */
  async end(ctx: Context) {
    const token = tokenOf(ctx);
    if (token) await read((sql) => endSession(sql, hashOf(token)));
    clearCookie(ctx);
    ctx.status = 204;
  },
};
