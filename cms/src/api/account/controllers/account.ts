import type { Context } from 'koa';
import {
  accountBody,
  changePasswordBody,
  deletionBody,
  emailBody,
  emailConfirmBody,
} from '../../../contracts/account';
import { parse } from '../../../errors/parse';
import { originOf } from '../../../sessions/open-session';
import { viewerOf } from '../../../sessions/viewer';
import { confirmEmailChange, requestEmailChange } from '../use-cases/change-email';
import { changePassword } from '../use-cases/change-password';
import { exportAccount } from '../use-cases/export-account';
import { readAccount, updateAccount } from '../use-cases/own-account';
import { requestDeletion, withdrawDeletion } from '../use-cases/own-deletion';
import { endOtherSessions, endOwnSession, listOwnSessions } from '../use-cases/own-sessions';
import { idOf } from '../../../routing/parameters';

/** What the signed-in person does with their own account. */
export default {
  async show(ctx: Context) {
    ctx.body = { data: await readAccount(viewerOf(ctx), new Date()) };
  },

  async update(ctx: Context) {
    const body = parse(accountBody, ctx.request.body);
    ctx.body = { data: await updateAccount(viewerOf(ctx), body, new Date()) };
  },

  async changePassword(ctx: Context) {
    const body = parse(changePasswordBody, ctx.request.body);
    await changePassword(viewerOf(ctx), body, originOf(ctx), new Date());
    ctx.status = 204;
  },

  async requestEmail(ctx: Context) {
    const body = parse(emailBody, ctx.request.body);
    const answer = await requestEmailChange(viewerOf(ctx), body, new Date());
    ctx.status = 202;
    ctx.body = { data: answer };
  },

  async confirmEmail(ctx: Context) {
    const body = parse(emailConfirmBody, ctx.request.body);
    ctx.body = { data: await confirmEmailChange(viewerOf(ctx), body, new Date()) };
  },

  async sessions(ctx: Context) {
    ctx.body = { data: await listOwnSessions(viewerOf(ctx), new Date()) };
  },

  async endSession(ctx: Context) {
    await endOwnSession(viewerOf(ctx), idOf(ctx), new Date());
    ctx.status = 204;
  },

  async endOthers(ctx: Context) {
    await endOtherSessions(viewerOf(ctx), new Date());
    ctx.status = 204;
  },

  /** A file to keep. */
  async export(ctx: Context) {
    ctx.attachment('comanda-account.json');
    ctx.body = { data: await exportAccount(viewerOf(ctx), new Date()) };
  },

  async requestDeletion(ctx: Context) {
    const body = parse(deletionBody, ctx.request.body);
    const deletion = await requestDeletion(viewerOf(ctx), body, new Date());
    ctx.status = 201;
    ctx.body = { data: deletion };
  },

  async withdrawDeletion(ctx: Context) {
    await withdrawDeletion(viewerOf(ctx), new Date());
    ctx.status = 204;
  },
};
