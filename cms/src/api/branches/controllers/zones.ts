import type { Context } from 'koa';
import { demandQuery, zoneImportBody, zoneOrderBody, zoneTestBody } from '../../../contracts/zone-tools';
import { requestLanguage } from '../../../errors/language';
import { parse } from '../../../errors/parse';
import { idOf, parameterOf } from '../../../routing/parameters';
import { viewerOf } from '../../../sessions/viewer';
import { findPostalCode } from '../use-cases/find-postal-code';
import { importZones } from '../use-cases/import-zones';
import { orderZones } from '../use-cases/order-zones';
import { readDemand } from '../use-cases/read-demand';
import { readMapSettings } from '../use-cases/read-map-settings';
import { testZones } from '../use-cases/test-zones';

export default {
  maps(ctx: Context) {
    ctx.body = { data: readMapSettings() };
  },

  async postalCode(ctx: Context) {
    ctx.body = { data: await findPostalCode(parameterOf(ctx, 'code')) };
  },

  async order(ctx: Context) {
    const { ids } = parse(zoneOrderBody, ctx.request.body);
    await orderZones(viewerOf(ctx), idOf(ctx), ids, new Date());
    ctx.status = 204;
  },

  async importFile(ctx: Context) {
    const { geojson } = parse(zoneImportBody, ctx.request.body);
    ctx.status = 201;
    ctx.body = { data: await importZones(viewerOf(ctx), idOf(ctx), geojson) };
  },

  async demand(ctx: Context) {
    const { days } = parse(demandQuery, ctx.query);
    ctx.body = { data: await readDemand(viewerOf(ctx), idOf(ctx), days, new Date()) };
  },

  async test(ctx: Context) {
    const wish = parse(zoneTestBody, ctx.request.body);
    const asked = { language: requestLanguage(ctx), now: new Date() };
    ctx.body = { data: await testZones(viewerOf(ctx), idOf(ctx), wish, asked) };
  },
};
