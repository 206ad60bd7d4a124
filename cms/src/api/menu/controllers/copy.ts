import type { Context } from 'koa';
import { copyBody } from '../../../contracts/menu-copy';
import { parse } from '../../../errors/parse';
import { optionalIdempotencyKeyOf } from '../../../idempotency/idempotency';
import { viewerOf } from '../../../sessions/viewer';
import { copyMenu } from '../use-cases/copy-menu';
import { previewMenuCopy } from '../use-cases/preview-menu-copy';

export default {
  async preview(ctx: Context) {
    ctx.body = { data: await previewMenuCopy(viewerOf(ctx), parse(copyBody, ctx.request.body)) };
  },

  async copy(ctx: Context) {
    const order = parse(copyBody, ctx.request.body);
    ctx.body = {
      data: await copyMenu(viewerOf(ctx), order, optionalIdempotencyKeyOf(ctx.get('idempotency-key'))),
    };
  },
};
