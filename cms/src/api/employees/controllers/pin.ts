import type { Context } from 'koa';
import { pinBody } from '../../../contracts/access';
import { parse } from '../../../errors/parse';
import { viewerOf } from '../../../sessions/viewer';
import { readPinState, setPin } from '../use-cases/own-pin';

export default {
  async show(ctx: Context) {
    ctx.body = { data: await readPinState(viewerOf(ctx)) };
  },

  async set(ctx: Context) {
    const viewer = viewerOf(ctx);
    await setPin(viewer, parse(pinBody, ctx.request.body), new Date());
    ctx.body = { data: await readPinState(viewer) };
  },
};
