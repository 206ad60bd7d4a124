import type { Context } from 'koa';
import { figuresQuery, remindBody, type RemindedDto } from '../../../contracts/carts';
import { readOne } from '../../../crud/operations';
import { ApiError } from '../../../errors/api-error';
import { parse } from '../../../errors/parse';
import { idOf } from '../../../routing/parameters';
import { viewerOf } from '../../../sessions/viewer';
import { cart } from '../nouns/cart';
import { readFigures } from '../use-cases/read-figures';
import { remindCart } from '../use-cases/remind-cart';

export default {
  async figures(ctx: Context) {
    ctx.body = { data: await readFigures(viewerOf(ctx), parse(figuresQuery, ctx.query)) };
  },

  async remind(ctx: Context) {
    const viewer = viewerOf(ctx);
    const body = parse(remindBody, ctx.request.body);
    try {
      const whatsappUrl = await remindCart(viewer, idOf(ctx), body, new Date());
      const data: RemindedDto = { cart: await readOne(cart, viewer, idOf(ctx)), whatsappUrl };
      ctx.body = { data };
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409) throw error;
      throw new ApiError(409, error.code, { details: { current: await readOne(cart, viewer, idOf(ctx)) } });
    }
  },
};
