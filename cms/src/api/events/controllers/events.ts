import type { Context } from 'koa';
import { z } from 'zod';
import { parse } from '../../../errors/parse';
import { viewerOf } from '../../../sessions/viewer';
import { streamEvents } from '../stream-events';

const query = z.strictObject({ after: z.coerce.number().int().min(0).optional() });

export default {
  async stream(ctx: Context) {
    const { after } = parse(query, ctx.query);
    const last = Number(ctx.get('last-event-id') || NaN);
    await streamEvents(ctx, viewerOf(ctx), Number.isInteger(last) && last >= 0 ? last : (after ?? null));
  },
};
