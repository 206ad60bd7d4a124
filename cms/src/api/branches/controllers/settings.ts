import type { Context } from 'koa';
import { applySettingsBody, branchSettingsBody } from '../../../contracts/branch-settings';
import { parse } from '../../../errors/parse';
import { idOf } from '../../../routing/parameters';
import { viewerOf } from '../../../sessions/viewer';
import { applySettings, readBranchSettings, setBranchSettings } from '../use-cases/set-settings';

export default {
  async read(ctx: Context) {
    ctx.body = { data: await readBranchSettings(viewerOf(ctx), idOf(ctx)) };
  },

  async set(ctx: Context) {
    const body = parse(branchSettingsBody, ctx.request.body);
    ctx.body = { data: await setBranchSettings(viewerOf(ctx), idOf(ctx), body, new Date()) };
  },

  async apply(ctx: Context) {
    const body = parse(applySettingsBody, ctx.request.body);
    ctx.body = { data: await applySettings(viewerOf(ctx), idOf(ctx), body, new Date()) };
  },
};
