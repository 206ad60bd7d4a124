import type { Context } from 'koa';
import { pauseBody } from '../../../contracts/branches';
import { languageOf } from '../../../errors/language';
import { parse } from '../../../errors/parse';
import { viewerOf } from '../../../sessions/viewer';
import { listBranches, readBranch } from '../use-cases/read-branches';
import { noteBoard } from '../use-cases/note-board';
import { pauseBranch, resumeBranch } from '../use-cases/pause-branch';
import { readStatus } from '../use-cases/read-status';

const idOf = (ctx: Context): string => String((ctx.params as { id?: unknown }).id);

export default {
  async find(ctx: Context) {
    const data = await listBranches(viewerOf(ctx));
    ctx.body = {
      data,
      meta: { pagination: { page: 1, pageSize: data.length, pageCount: 1, total: data.length } },
    };
  },

  async findOne(ctx: Context) {
    ctx.body = { data: await readBranch(viewerOf(ctx), idOf(ctx)) };
  },

  async status(ctx: Context) {
    ctx.body = {
      data: await readStatus(viewerOf(ctx), idOf(ctx), languageOf(ctx.get('accept-language')), new Date()),
    };
  },

  async pause(ctx: Context) {
    const viewer = viewerOf(ctx);
    await pauseBranch(viewer, idOf(ctx), parse(pauseBody, ctx.request.body), new Date());
    ctx.body = {
      data: await readStatus(viewer, idOf(ctx), languageOf(ctx.get('accept-language')), new Date()),
    };
  },

  async resume(ctx: Context) {
    const viewer = viewerOf(ctx);
    await resumeBranch(viewer, idOf(ctx), new Date());
    ctx.body = {
      data: await readStatus(viewer, idOf(ctx), languageOf(ctx.get('accept-language')), new Date()),
    };
  },

  /** A board says that somebody could see an order ring. */
  async heartbeat(ctx: Context) {
    await noteBoard(viewerOf(ctx), idOf(ctx), new Date());
    ctx.status = 204;
  },
};
