import type { Context } from 'koa';
import { twoFactorConfirmBody, twoFactorProofBody, twoFactorSetUpBody } from '../../../contracts/account';
import { parse } from '../../../errors/parse';
import { viewerOf } from '../../../sessions/viewer';
import {
  confirmTwoFactor,
  makeNewRecoveryCodes,
  setUpTwoFactor,
  turnOffTwoFactor,
} from '../use-cases/two-factor';

export default {
  async setUp(ctx: Context) {
    const body = parse(twoFactorSetUpBody, ctx.request.body);
    const secret = await setUpTwoFactor(viewerOf(ctx), body, new Date());
    ctx.status = 201;
    ctx.body = { data: secret };
  },

  async confirm(ctx: Context) {
    const body = parse(twoFactorConfirmBody, ctx.request.body);
    ctx.body = { data: await confirmTwoFactor(viewerOf(ctx), body, new Date()) };
  },

  async renewRecoveryCodes(ctx: Context) {
    const body = parse(twoFactorProofBody, ctx.request.body);
    ctx.body = { data: await makeNewRecoveryCodes(viewerOf(ctx), body, new Date()) };
  },

  async turnOff(ctx: Context) {
    await turnOffTwoFactor(viewerOf(ctx), parse(twoFactorProofBody, ctx.request.body), new Date());
    ctx.status = 204;
  },
};
