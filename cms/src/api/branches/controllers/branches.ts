import type { Context } from 'koa';
import { cloneBody, clonePreviewBody } from '../../../contracts/branch-clone';
import { branchCardsQuery, pauseBody, restoreBranchBody } from '../../../contracts/branches';
import { idOf } from '../../../routing/parameters';
import { requestLanguage } from '../../../errors/language';
import { parse } from '../../../errors/parse';
import { optionalIdempotencyKeyOf } from '../../../idempotency/idempotency';
import { viewerOf } from '../../../sessions/viewer';
import { readOne } from '../../../crud/read-rows';
import { branch } from '../nouns/branch';
import { readArchiveEffects, restoreBranch } from '../use-cases/archive-branch';
import { cloneBranch } from '../use-cases/clone-branch';
import { goLive } from '../use-cases/go-live';
import { listBranchCards } from '../use-cases/list-branch-cards';
import { pauseBranch, resumeBranch } from '../use-cases/pause-branch';
import { placeTestOrder } from '../use-cases/place-test-order';
import { previewClone } from '../use-cases/preview-clone';
import { readStatus } from '../use-cases/read-status';
import { readUnheard } from '../use-cases/read-unheard';

export default {
  async status(ctx: Context) {
    ctx.body = {
      data: await readStatus(viewerOf(ctx), idOf(ctx), requestLanguage(ctx), new Date()),
    };
  },

  async unheard(ctx: Context) {
    ctx.body = { data: await readUnheard(viewerOf(ctx)) };
  },

  async cards(ctx: Context) {
    const { archived } = parse(branchCardsQuery, ctx.query);
    const language = requestLanguage(ctx);
    const wanted = { archived: archived === 'true' };
    ctx.body = { data: await listBranchCards(viewerOf(ctx), wanted, language, new Date()) };
  },

  async clonePreview(ctx: Context) {
    ctx.body = { data: await previewClone(viewerOf(ctx), parse(clonePreviewBody, ctx.request.body)) };
  },

  async clone(ctx: Context) {
    const key = optionalIdempotencyKeyOf(ctx.get('idempotency-key'));
    ctx.status = 201;
    ctx.body = {
      data: await cloneBranch(viewerOf(ctx), parse(cloneBody, ctx.request.body), key, new Date()),
    };
  },

  async archiveEffects(ctx: Context) {
    ctx.body = { data: await readArchiveEffects(viewerOf(ctx), idOf(ctx)) };
  },

  async restore(ctx: Context) {
    parse(restoreBranchBody, ctx.request.body);
    ctx.body = { data: await restoreBranch(viewerOf(ctx), idOf(ctx)) };
  },

  async testOrder(ctx: Context) {
    const language = requestLanguage(ctx);
    const { order, placed } = await placeTestOrder(viewerOf(ctx), idOf(ctx), language, new Date());
    ctx.status = placed ? 201 : 200;
    ctx.body = { data: order };
  },

  async goLive(ctx: Context) {
    const viewer = viewerOf(ctx);
    await goLive(viewer, idOf(ctx), new Date());
    ctx.body = { data: await readOne(branch, viewer, idOf(ctx)) };
  },

  async pause(ctx: Context) {
    const viewer = viewerOf(ctx);
    await pauseBranch(viewer, idOf(ctx), parse(pauseBody, ctx.request.body), new Date());
    ctx.body = {
      data: await readStatus(viewer, idOf(ctx), requestLanguage(ctx), new Date()),
    };
  },

  async resume(ctx: Context) {
    const viewer = viewerOf(ctx);
    await resumeBranch(viewer, idOf(ctx), new Date());
    ctx.body = {
      data: await readStatus(viewer, idOf(ctx), requestLanguage(ctx), new Date()),
    };
  },
};
