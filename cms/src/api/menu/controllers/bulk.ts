import type { Context } from 'koa';
import type { z } from 'zod';
import {
  bulkCategoryBody,
  bulkChannelBody,
  bulkPriceBody,
  bulkScheduleBody,
  bulkSoldOutBody,
  bulkStateBody,
  bulkStationBody,
  bulkUndoBody,
  type BulkDto,
} from '../../../contracts/menu-bulk';
import type { Language } from '../../../contracts/session';
import { requestLanguage } from '../../../errors/language';
import { parse } from '../../../errors/parse';
import { viewerOf, type Viewer } from '../../../sessions/viewer';
import { changeChannel } from '../use-cases/change-channel';
import { changePrices } from '../use-cases/change-prices';
import { bulkUpdateProducts } from '../use-cases/bulk-update-products';
import { sellOutProducts } from '../use-cases/sell-out-products';
import { undoBulkChange } from '../use-cases/undo-bulk-change';

/** A change of many products; answers which of them were changed and which not. */
const changing =
  <S extends z.ZodType>(
    body: S,
    change: (viewer: Viewer, body: z.output<S>, language: Language) => Promise<BulkDto>,
  ) =>
  async (ctx: Context) => {
    const language = requestLanguage(ctx);
    ctx.body = { data: await change(viewerOf(ctx), parse(body, ctx.request.body), language) };
  };

export default {
  price: changing(bulkPriceBody, changePrices),
  category: changing(bulkCategoryBody, bulkUpdateProducts('bulk-category')),
  state: changing(bulkStateBody, bulkUpdateProducts('bulk-state')),
  channel: changing(bulkChannelBody, changeChannel),
  schedule: changing(bulkScheduleBody, bulkUpdateProducts('bulk-schedule')),
  station: changing(bulkStationBody, bulkUpdateProducts('bulk-station')),
  soldOut: changing(bulkSoldOutBody, sellOutProducts),
  undo: changing(bulkUndoBody, undoBulkChange),
};
