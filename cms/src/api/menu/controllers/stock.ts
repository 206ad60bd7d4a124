import type { Context } from 'koa';
import { soldOutBody, stockBody } from '../../../contracts/menu';
import { parse } from '../../../errors/parse';
import { viewerOf } from '../../../sessions/viewer';
import { adjustProductStock } from '../use-cases/adjust-product-stock';
import { setCategorySoldOut, setExtraGroupSoldOut, setProductSoldOut } from '../use-cases/set-sold-out';

const idOf = (ctx: Context): string => String((ctx.params as { id?: unknown }).id);

export default {
  async productSoldOut(ctx: Context) {
    ctx.body = {
      data: await setProductSoldOut(viewerOf(ctx), idOf(ctx), parse(soldOutBody, ctx.request.body)),
    };
  },

  async categorySoldOut(ctx: Context) {
    ctx.body = {
      data: await setCategorySoldOut(viewerOf(ctx), idOf(ctx), parse(soldOutBody, ctx.request.body)),
    };
  },

  async extraGroupSoldOut(ctx: Context) {
    ctx.body = {
      data: await setExtraGroupSoldOut(viewerOf(ctx), idOf(ctx), parse(soldOutBody, ctx.request.body)),
    };
  },

  async adjust(ctx: Context) {
    ctx.body = {
      data: await adjustProductStock(
        viewerOf(ctx),
        idOf(ctx),
        parse(stockBody, ctx.request.body),
        new Date(),
      ),
    };
  },
};
