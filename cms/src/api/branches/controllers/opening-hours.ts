import type { Context } from 'koa';
import { holidaysQuery } from '../../../contracts/hours-exceptions';
import { openAtQuery, openingHoursBody } from '../../../contracts/opening-hours';
import { requestLanguage } from '../../../errors/language';
import { parse } from '../../../errors/parse';
import { idOf } from '../../../routing/parameters';
import { viewerOf } from '../../../sessions/viewer';
import { readHolidays } from '../use-cases/read-holidays';
import { readOpenAt } from '../use-cases/read-open-at';
import { readOpeningHours, setOpeningHours } from '../use-cases/set-opening-hours';

export default {
  async read(ctx: Context) {
    ctx.body = { data: await readOpeningHours(viewerOf(ctx), idOf(ctx)) };
  },

  async set(ctx: Context) {
    const body = parse(openingHoursBody, ctx.request.body);
    ctx.body = { data: await setOpeningHours(viewerOf(ctx), idOf(ctx), body, new Date()) };
  },

  async at(ctx: Context) {
    const { at, service } = parse(openAtQuery, ctx.query);
    const instant = at === undefined ? new Date() : new Date(at);
    ctx.body = { data: await readOpenAt(viewerOf(ctx), idOf(ctx), service, instant) };
  },

  async holidays(ctx: Context) {
    const { year } = parse(holidaysQuery, ctx.query);
    const language = requestLanguage(ctx);
    ctx.body = { data: await readHolidays(viewerOf(ctx), idOf(ctx), year, language) };
  },
};
