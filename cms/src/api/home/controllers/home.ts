import type { Context } from 'koa';
import { z } from 'zod';
import { parse } from '../../../errors/parse';
import { viewerOf } from '../../../sessions/viewer';
import { readHome } from '../use-cases/read-home';

const query = z.strictObject({ branch: z.string().min(1).max(64) });

export default {
  async show(ctx: Context) {
    const { branch } = parse(query, ctx.query);
    ctx.body = { data: await readHome(viewerOf(ctx), branch, new Date()) };
  },
};
