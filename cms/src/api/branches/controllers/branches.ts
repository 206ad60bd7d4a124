import type { Context } from 'koa';
import { pauseBody } from '../../../contracts/branches';
import { openingHoursBody } from '../../../contracts/opening-hours';
import { idOf } from '../../../crud/controller';
import { languageOf } from '../../../errors/language';
import { parse } from '../../../errors/parse';
import { viewerOf } from '../../../sessions/viewer';
import { readOne } from '../../../crud/operations';
import { branch } from '../nouns/branch';
import { goLive } from '../use-cases/go-live';
import { noteBoard } from '../use-cases/note-board';
import { pauseBranch, resumeBranch } from '../use-cases/pause-branch';
import { placeTestOrder } from '../use-cases/place-test-order';
import { readStatus } from '../use-cases/read-status';
import { readOpeningHours, setOpeningHours } from '../use-cases/set-opening-hours';

export default {
  async status(ctx: Context) {
    ctx.body = {
      data: await readStatus(viewerOf(ctx), idOf(ctx), languageOf(ctx.get('accept-language')), new Date()),
    };
  },

  async hours(ctx: Context) {
    ctx.body = { data: await readOpeningHours(viewerOf(ctx), idOf(ctx)) };
  },

  async setHours(ctx: Context) {
    const body = parse(openingHoursBody, ctx.request.body);
    ctx.body = { data: await setOpeningHours(viewerOf(ctx), idOf(ctx), body, new Date()) };
  },

  async testOrder(ctx: Context) {
    const language = languageOf(ctx.get('accept-language'));
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
