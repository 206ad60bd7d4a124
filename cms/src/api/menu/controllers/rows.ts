import type { Context } from 'koa';
import type { z } from 'zod';
import { pauseBody, placeBody, soldOutBody, stockBody } from '../../../contracts/menu';
import { productDetailsQuery } from '../../../contracts/product-details';
import { idOf, parameterOf } from '../../../routing/parameters';
import { parse } from '../../../errors/parse';
import { viewerOf, type Viewer } from '../../../sessions/viewer';
import { adjustExtraStock, adjustVariationStock } from '../use-cases/adjust-part-stock';
import { adjustProductStock } from '../use-cases/adjust-product-stock';
import type { PartOf } from '../use-cases/change-part';
import { pauseExtra, pauseVariation } from '../use-cases/pause-part';
import { placeCategory, placeProduct } from '../use-cases/place-row';
import { readProductDetails } from '../use-cases/read-product-details';
import {
  setCategorySoldOut,
  setExtraGroupSoldOut,
  setExtraSoldOut,
  setProductSoldOut,
  setVariationSoldOut,
} from '../use-cases/set-sold-out';

const partOf = (ctx: Context): PartOf => ({
  groupId: idOf(ctx),
  partId: parameterOf(ctx, 'partId'),
});

const saying =
  <Subject>(subjectOf: (ctx: Context) => Subject) =>
  <S extends z.ZodType>(
    body: S,
    say: (viewer: Viewer, subject: Subject, body: z.output<S>, now: Date) => Promise<unknown>,
  ) =>
  async (ctx: Context) => {
    ctx.body = { data: await say(viewerOf(ctx), subjectOf(ctx), parse(body, ctx.request.body), new Date()) };
  };

/** What is said about one row; answers the row. */
const ofRow = saying(idOf);
/** What is said about one extra or variation; answers its whole group. */
const ofPart = saying(partOf);

export default {
  async productDetails(ctx: Context) {
    const { days } = parse(productDetailsQuery, ctx.query);
    ctx.body = { data: await readProductDetails(viewerOf(ctx), idOf(ctx), days, new Date()) };
  },

  placeProduct: ofRow(placeBody, placeProduct),
  placeCategory: ofRow(placeBody, placeCategory),
  productSoldOut: ofRow(soldOutBody, setProductSoldOut),
  categorySoldOut: ofRow(soldOutBody, setCategorySoldOut),
  extraGroupSoldOut: ofRow(soldOutBody, setExtraGroupSoldOut),
  productStock: ofRow(stockBody, adjustProductStock),

  extraSoldOut: ofPart(soldOutBody, setExtraSoldOut),
  extraPause: ofPart(pauseBody, pauseExtra),
  extraStock: ofPart(stockBody, adjustExtraStock),
  variationSoldOut: ofPart(soldOutBody, setVariationSoldOut),
  variationPause: ofPart(pauseBody, pauseVariation),
  variationStock: ofPart(stockBody, adjustVariationStock),
};
