import type { Context } from 'koa';
import { accountBody } from '../../../contracts/account';
import { loginBody } from '../../../contracts/session';
import { parse } from '../../../errors/parse';
import { resolveViewer } from '../../../sessions/resolve';
import { clearCookie, setCookie, tokenOf } from '../../../sessions/token';
import { viewerOf } from '../../../sessions/viewer';
import { describeSession } from '../use-cases/describe-session';
import { endSession } from '../use-cases/end-session';
import { signIn } from '../use-cases/sign-in';
import { updateAccount } from '../use-cases/update-account';

export default {
  async create(ctx: Context) {
    const body = parse(loginBody, ctx.request.body);
    const { token, viewer } = await signIn(body, { ip: ctx.ip, userAgent: ctx.get('user-agent') });
    setCookie(ctx, token, body.remember);
    ctx.body = { data: await describeSession(viewer) };
  },

  /** Who is signed in, which may be nobody: pages ask it before they know. */
  async show(ctx: Context) {
    const token = tokenOf(ctx);
    const viewer = token === null ? null : await resolveViewer(token);
    ctx.body = { data: viewer && (await describeSession(viewer)) };
  },

  async update(ctx: Context) {
    const viewer = viewerOf(ctx);
    ctx.body = { data: await updateAccount(viewer, parse(accountBody, ctx.request.body)) };
  },

  /** Signing out works without a session too: it leaves nobody signed in. */
  async end(ctx: Context) {
    const token = tokenOf(ctx);
    if (token) await endSession(token);
    clearCookie(ctx);
    ctx.status = 204;
  },
};
