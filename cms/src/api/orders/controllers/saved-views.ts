import type { Context } from 'koa';
import { savedViewBody, savedViewPatch, savedViewQuery } from '../../../contracts/saved-views';
import { parse } from '../../../errors/parse';
import { idOf } from '../../../routing/parameters';
import { viewerOf } from '../../../sessions/viewer';
import { changeView, deleteView, listViews, saveView } from '../use-cases/saved-views';

export default {
  async find(ctx: Context) {
    ctx.body = { data: await listViews(viewerOf(ctx), parse(savedViewQuery, ctx.query)) };
  },

  async create(ctx: Context) {
    const body = parse(savedViewBody, ctx.request.body);
    ctx.body = { data: await saveView(viewerOf(ctx), body, new Date()) };
    ctx.status = 201;
  },

  async update(ctx: Context) {
    const body = parse(savedViewPatch, ctx.request.body);
    ctx.body = { data: await changeView(viewerOf(ctx), idOf(ctx), body, new Date()) };
  },

  async delete(ctx: Context) {
    await deleteView(viewerOf(ctx), idOf(ctx));
    ctx.status = 204;
  },
};
