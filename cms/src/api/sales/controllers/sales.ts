import { Readable } from 'node:stream';
import type { Context } from 'koa';
import { salesBreakdownQuery, salesExportQuery, salesQuery } from '../../../contracts/sales';
import { requestLanguage } from '../../../errors/language';
import { parse } from '../../../errors/parse';
import { viewerOf } from '../../../sessions/viewer';
import { exportSales } from '../use-cases/export-sales';
import { readBreakdown } from '../use-cases/read-breakdown';
import { readSales } from '../use-cases/read-sales';

export default {
  async show(ctx: Context) {
    ctx.body = { data: await readSales(viewerOf(ctx), parse(salesQuery, ctx.query), new Date()) };
  },

  async breakdown(ctx: Context) {
    ctx.body = { data: await readBreakdown(viewerOf(ctx), parse(salesBreakdownQuery, ctx.query)) };
  },

  async export(ctx: Context) {
    const query = parse(salesExportQuery, ctx.query);
    const file = await exportSales(viewerOf(ctx), query, requestLanguage(ctx), new Date());
    ctx.type = file.type;
    ctx.attachment(file.name);
    ctx.body = Readable.from(file.content, { objectMode: false });
  },
};
