import type { Context } from 'koa';
import { cartBody } from '../../../contracts/carts';
import { requestLanguage } from '../../../errors/language';
import { parse } from '../../../errors/parse';
import { optionalIdempotencyKeyOf } from '../../../idempotency/idempotency';
import { parameterOf } from '../../../routing/parameters';
import { CUSTOMER_LIMITS, limitCustomer } from '../../storefront/use-cases/customer-limits';
import { storeOfPath } from '../../storefront/use-cases/store-of-path';
import { updateCart, createCart } from '../use-cases/save-cart';
import { readSavedCart, resumeReminders, withdrawConsent } from '../use-cases/saved-cart';

const tokenOf = (ctx: Context) => parameterOf(ctx, 'token').slice(0, 80);
/** Of a link it also says to which contact it was sent. */
const linkTokenOf = (ctx: Context) => parameterOf(ctx, 'token').slice(0, 200);
const limitCarts = (ctx: Context) => limitCustomer(CUSTOMER_LIMITS.carts, ctx.ip);

export default {
  async create(ctx: Context) {
    const { branch } = await storeOfPath(ctx, 'newCarts');
    const body = parse(cartBody, ctx.request.body);
    const idempotencyKey = optionalIdempotencyKeyOf(ctx.get('idempotency-key'));
    const told = { body, idempotencyKey, language: requestLanguage(ctx), now: new Date() };
    const { status, data } = await createCart(branch.id, told);
    ctx.status = status;
    ctx.body = { data };
  },

  async read(ctx: Context) {
    await limitCarts(ctx);
    ctx.body = { data: await readSavedCart(tokenOf(ctx)) };
  },

  async change(ctx: Context) {
    await limitCarts(ctx);
    const body = parse(cartBody, ctx.request.body);
    const told = { body, language: requestLanguage(ctx), now: new Date() };
    ctx.body = { data: await updateCart(tokenOf(ctx), told) };
  },

  async forget(ctx: Context) {
    await limitCarts(ctx);
    ctx.body = { data: await withdrawConsent(linkTokenOf(ctx), requestLanguage(ctx), new Date()) };
  },

  async resume(ctx: Context) {
    await limitCarts(ctx);
    ctx.body = { data: await resumeReminders(linkTokenOf(ctx), requestLanguage(ctx), new Date()) };
  },
};
