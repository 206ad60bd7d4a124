import type { Context } from 'koa';
import { businessUpdate } from '../../../contracts/business';
import { parse } from '../../../errors/parse';
import { viewerOf } from '../../../sessions/viewer';
import { readBusiness, updateBusiness } from '../use-cases/own-business';

export default {
  async show(ctx: Context) {
    ctx.body = { data: await readBusiness(viewerOf(ctx)) };
  },

  async update(ctx: Context) {
    const body = parse(businessUpdate, ctx.request.body);
    ctx.body = { data: await updateBusiness(viewerOf(ctx), body, new Date()) };
  },
};
