import type { Context } from 'koa';
import { acceptInvitationBody } from '../../../contracts/team';
import { parse } from '../../../errors/parse';
import { originOf, setSessionCookies } from '../../../sessions/open-session';
import { describeNewSession } from '../../account/use-cases/describe-session';
import { acceptInvitation } from '../use-cases/accept-invitation';
import { readInvitation } from '../use-cases/read-invitation';
import { requestInvitationCode } from '../use-cases/request-invitation-code';
import { parameterOf } from '../../../routing/parameters';

const tokenOf = (ctx: Context): string => parameterOf(ctx, 'token');

export default {
  async show(ctx: Context) {
    ctx.body = { data: await readInvitation(tokenOf(ctx), new Date()) };
  },

  async sendCode(ctx: Context) {
    const answer = await requestInvitationCode(tokenOf(ctx), originOf(ctx), new Date());
    ctx.status = 202;
    ctx.body = { data: answer };
  },

  async accept(ctx: Context) {
    const body = parse(acceptInvitationBody, ctx.request.body);
    const entry = await acceptInvitation(tokenOf(ctx), body, originOf(ctx), new Date());
    ctx.status = 201;
    setSessionCookies(ctx, entry);
    ctx.body = { data: await describeNewSession(entry) };
  },
};
