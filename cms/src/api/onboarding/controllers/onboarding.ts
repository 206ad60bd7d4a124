import type { Context } from 'koa';
import { requestLanguage } from '../../../errors/language';
import { viewerOf } from '../../../sessions/viewer';
import { readOnboarding } from '../use-cases/read-onboarding';
import { skipStep } from '../use-cases/skip-step';
import { parameterOf } from '../../../routing/parameters';

const answer = async (ctx: Context) => ({
  data: await readOnboarding(viewerOf(ctx), requestLanguage(ctx), new Date()),
});

export default {
  async show(ctx: Context) {
    ctx.body = await answer(ctx);
  },

  async skip(ctx: Context) {
    await skipStep(viewerOf(ctx), parameterOf(ctx, 'step'), new Date());
    ctx.body = await answer(ctx);
  },
};
