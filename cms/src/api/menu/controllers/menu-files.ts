import type { Context } from 'koa';
import { importBody, starterBody } from '../../../contracts/menu-files';
import { languageOf } from '../../../errors/language';
import { parse } from '../../../errors/parse';
import { viewerOf } from '../../../sessions/viewer';
import { createStarterMenu } from '../use-cases/create-starter-menu';
import { importMenu } from '../use-cases/import-menu';

export default {
  async starter(ctx: Context) {
    const body = parse(starterBody, ctx.request.body);
    ctx.status = 201;
    ctx.body = { data: await createStarterMenu(viewerOf(ctx), body) };
  },

  async import(ctx: Context) {
    const body = parse(importBody, ctx.request.body);
    const language = languageOf(ctx.get('accept-language'));
    ctx.body = { data: await importMenu(viewerOf(ctx), body, language) };
  },
};
