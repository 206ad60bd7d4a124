import { Readable } from 'node:stream';
import type { Context } from 'koa';
import {
  codesExportQuery,
  codesQuery,
  explainBody,
  simulateBody,
  type SimulationLine,
} from '../../../contracts/coupons';
import { requestLanguage } from '../../../errors/language';
import { parse } from '../../../errors/parse';
import { idOf } from '../../../routing/parameters';
import { viewerOf } from '../../../sessions/viewer';
import { explainCoupon } from '../use-cases/explain-coupon';
import { exportCodes, listCodes } from '../use-cases/list-codes';
import { simulateCoupon } from '../use-cases/simulate-coupon';

async function* toLines(lines: AsyncIterable<SimulationLine>): AsyncGenerator<string> {
  for await (const line of lines) yield `${JSON.stringify(line)}\n`;
}

export default {
  simulate: async (ctx: Context) => {
    const lines = await simulateCoupon(viewerOf(ctx), parse(simulateBody, ctx.request.body), new Date());
    ctx.type = 'application/x-ndjson';
    ctx.set('Cache-Control', 'no-store');
    // Read as fast as it is taken; a client that goes away ends the simulation.
    ctx.body = Readable.from(toLines(lines), { objectMode: false });
  },

  explain: async (ctx: Context) => {
    const scene = { now: new Date(), language: requestLanguage(ctx) };
    ctx.body = { data: await explainCoupon(viewerOf(ctx), parse(explainBody, ctx.request.body), scene) };
  },

  codes: async (ctx: Context) => {
    const { page } = parse(codesQuery, ctx.query);
    ctx.body = await listCodes(viewerOf(ctx), idOf(ctx), page);
  },

  exportCodes: async (ctx: Context) => {
    const query = parse(codesExportQuery, ctx.query);
    const file = await exportCodes(viewerOf(ctx), idOf(ctx), query, requestLanguage(ctx));
    ctx.type = 'text/csv; charset=utf-8';
    ctx.attachment(file.name);
    ctx.body = Readable.from(file.content, { objectMode: false });
  },
};
