import type { Context } from 'koa';
import { socialLinksBody } from '../../../contracts/social-links';
import { parse } from '../../../errors/parse';
import { idOf } from '../../../routing/parameters';
import { viewerOf } from '../../../sessions/viewer';
import { readLinks, setSocialLinks } from '../use-cases/set-social-links';

export default {
  async read(ctx: Context) {
    ctx.body = { data: await readLinks(viewerOf(ctx), idOf(ctx)) };
  },

  async set(ctx: Context) {
    const body = parse(socialLinksBody, ctx.request.body);
    ctx.body = { data: await setSocialLinks(viewerOf(ctx), idOf(ctx), body, new Date()) };
  },
};
