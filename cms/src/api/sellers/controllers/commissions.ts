import type { Context } from 'koa';
import { commissionsBody, payOutBody, reverseBody, sumsQuery } from '../../../contracts/sellers';
import { readOne } from '../../../crud/operations';
import { parse } from '../../../errors/parse';
import { idOf } from '../../../routing/parameters';
import { viewerOf } from '../../../sessions/viewer';
import { commission } from '../nouns/commission';
import {
  approveCommissions,
  payCommissions,
  payOutSeller,
  reverseCommission,
} from '../use-cases/move-commissions';
import { readSums } from '../use-cases/read-sums';

export default {
  async sums(ctx: Context) {
    ctx.body = { data: await readSums(viewerOf(ctx), parse(sumsQuery, ctx.query)) };
  },

  async approve(ctx: Context) {
    const body = parse(commissionsBody, ctx.request.body);
    ctx.body = { data: await approveCommissions(viewerOf(ctx), body, new Date()) };
  },

  async pay(ctx: Context) {
    const body = parse(commissionsBody, ctx.request.body);
    ctx.body = { data: await payCommissions(viewerOf(ctx), body, new Date()) };
  },

  async payOut(ctx: Context) {
    const body = parse(payOutBody, ctx.request.body);
    ctx.body = { data: await payOutSeller(viewerOf(ctx), idOf(ctx), body, new Date()) };
  },

  async reverse(ctx: Context) {
    const body = parse(reverseBody, ctx.request.body);
    await reverseCommission(viewerOf(ctx), idOf(ctx), body, new Date());
    ctx.body = { data: await readOne(commission, viewerOf(ctx), idOf(ctx)) };
  },
};
