import type { Context } from 'koa';
import { cartBody } from '../../../contracts/carts';
import { requestLanguage } from '../../../errors/language';
import { parse } from '../../../errors/parse';
import { optionalKeyOf } from '../../../idempotency/idempotency';
import { parameterOf } from '../../../routing/parameters';
import { CUSTOMER_LIMITS, limitCustomer } from '../../storefront/use-cases/customer-limits';
import { storeOfPath } from '../../storefront/use-cases/store-of-path';
import { keepCart, keepNewCart } from '../use-cases/keep-cart';
import { forgetCart, readKeptCart } from '../use-cases/kept-cart';

const tokenOf = (ctx: Context) => parameterOf(ctx, 'token').slice(0, 80);
const limitCarts = (ctx: Context) => limitCustomer(CUSTOMER_LIMITS.carts, ctx.ip);

export default {
  async create(ctx: Context) {
    const { branch } = await storeOfPath(ctx, 'newCarts');
    const body = parse(cartBody, ctx.request.body);
    const idempotencyKey = optionalKeyOf(ctx.get('idempotency-key'));
    const told = { body, idempotencyKey, language: requestLanguage(ctx), now: new Date() };
    const { status, data } = await keepNewCart(branch.id, told);
    ctx.status = status;
    ctx.body = { data };
  },

  async read(ctx: Context) {
    await limitCarts(ctx);
    ctx.body = { data: await readKeptCart(tokenOf(ctx)) };
  },

  async change(ctx: Context) {
    await limitCarts(ctx);
    const body = parse(cartBody, ctx.request.body);
    const told = { body, language: requestLanguage(ctx), now: new Date() };
    ctx.body = { data: await keepCart(tokenOf(ctx), told) };
  },

  async forget(ctx: Context) {
    await limitCarts(ctx);
    ctx.body = { data: await forgetCart(tokenOf(ctx), requestLanguage(ctx), new Date()) };
  },
};
