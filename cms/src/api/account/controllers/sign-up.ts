import type { Context } from 'koa';
import {
  codeBody,
  codeCheckBody,
  codeLinkBody,
  newPasswordBody,
  signUpBody,
  type CodeCheckedDto,
} from '../../../contracts/account';
import { ApiError } from '../../../errors/api-error';
import { parse } from '../../../errors/parse';
import { setDeviceCookie } from '../../../sessions/device';
import { originOf } from '../../../sessions/open-session';
import { checkCode, openLink, type Checked } from '../use-cases/check-code';
import { chooseNewPassword } from '../use-cases/choose-new-password';
import { requestCode } from '../use-cases/request-code';
import { signUp } from '../use-cases/sign-up';
import { sendSession } from './send-session';

/** What people do before they are anybody: sign up, confirm an address, get back in. */
export default {
  async create(ctx: Context) {
    const body = parse(signUpBody, ctx.request.body);
    const { answer, deviceToken } = await signUp(body, originOf(ctx), new Date());
    setDeviceCookie(ctx, deviceToken);
    ctx.status = 202;
    ctx.body = { data: answer };
  },

  async sendCode(ctx: Context) {
    const body = parse(codeBody, ctx.request.body);
    const answer = await requestCode(body, originOf(ctx), new Date());
    ctx.status = 202;
    ctx.body = { data: answer };
  },

  async checkCode(ctx: Context) {
    const body = parse(codeCheckBody, ctx.request.body);
    ctx.body = { data: await next(ctx, await checkCode(body, originOf(ctx), new Date())) };
  },

  async openLink(ctx: Context) {
    const body = parse(codeLinkBody, ctx.request.body);
    ctx.body = { data: await next(ctx, await openLink(body, originOf(ctx), new Date())) };
  },

  async choosePassword(ctx: Context) {
    const body = parse(newPasswordBody, ctx.request.body);
    ctx.body = { data: await sendSession(ctx, await chooseNewPassword(body, originOf(ctx), new Date())) };
  },
};

async function next(ctx: Context, checked: Checked): Promise<CodeCheckedDto> {
  if ('ticket' in checked) return { next: 'NEW_PASSWORD', ticket: checked.ticket };
  const session = await sendSession(ctx, checked.entry);
  // Suspended in the same moment.
  if (!session) throw new ApiError(401, 'NOT_SIGNED_IN');
  return { next: 'SIGNED_IN', session };
}
