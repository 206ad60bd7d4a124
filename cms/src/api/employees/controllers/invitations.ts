import type { Context } from 'koa';
import { acceptInvitationBody } from '../../../contracts/team';
import { parse } from '../../../errors/parse';
import { originOf, welcome } from '../../account/controllers/entering';
import { acceptInvitation } from '../use-cases/accept-invitation';
import { readInvitation } from '../use-cases/read-invitation';
import { requestInvitationCode } from '../use-cases/request-invitation-code';

const tokenOf = (ctx: Context): string => String((ctx.params as { token?: unknown }).token);

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
    ctx.body = { data: await welcome(ctx, entry) };
  },
};
