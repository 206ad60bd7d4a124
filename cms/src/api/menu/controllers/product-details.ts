import type { Context } from 'koa';
import { productDetailsQuery } from '../../../contracts/product-details';
import { parse } from '../../../errors/parse';
import { viewerOf } from '../../../sessions/viewer';
import { readProductDetails } from '../use-cases/read-product-details';

export default {
  async show(ctx: Context) {
    const { id } = ctx.params as { id?: unknown };
    const { days } = parse(productDetailsQuery, ctx.query);
    ctx.body = { data: await readProductDetails(viewerOf(ctx), String(id), days, new Date()) };
  },
};
