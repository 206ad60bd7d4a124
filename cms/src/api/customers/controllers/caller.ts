import type { Context } from 'koa';
import { callerQuery } from '../../../contracts/staff-orders';
import { parse } from '../../../errors/parse';
import { viewerOf } from '../../../sessions/viewer';
import { findCaller } from '../../orders/use-cases/find-caller';

export default {
  find: async (ctx: Context): Promise<void> => {
    ctx.body = { data: await findCaller(viewerOf(ctx), parse(callerQuery, ctx.query), new Date()) };
  },
};
