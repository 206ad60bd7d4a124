import type { Context } from 'koa';
import type { z } from 'zod';
import { pauseBody, soldOutBody, stockBody } from '../../../contracts/menu';
import { parse } from '../../../errors/parse';
import { viewerOf, type Viewer } from '../../../sessions/viewer';
import { adjustExtraStock, adjustVariationStock } from '../use-cases/adjust-part-stock';
import type { PartOf } from '../use-cases/change-part';
import { pauseExtra, pauseVariation } from '../use-cases/pause-part';
import { setExtraSoldOut, setVariationSoldOut } from '../use-cases/set-sold-out';

const partOf = (ctx: Context): PartOf => {
  const { id, partId } = ctx.params as { id?: unknown; partId?: unknown };
  return { groupId: String(id), partId: String(partId) };
};

/** What is said about one extra or variation; answers its whole group. */
const saying =
  <S extends z.ZodType>(
    body: S,
    say: (viewer: Viewer, part: PartOf, body: z.output<S>, now: Date) => Promise<unknown>,
  ) =>
  async (ctx: Context) => {
    ctx.body = { data: await say(viewerOf(ctx), partOf(ctx), parse(body, ctx.request.body), new Date()) };
  };

export default {
  extraSoldOut: saying(soldOutBody, setExtraSoldOut),
  extraPause: saying(pauseBody, pauseExtra),
  extraStock: saying(stockBody, adjustExtraStock),
  variationSoldOut: saying(soldOutBody, setVariationSoldOut),
  variationPause: saying(pauseBody, pauseVariation),
  variationStock: saying(stockBody, adjustVariationStock),
};
