import type { Context, Next } from 'koa';
import { refundPinAttempt } from '../sessions/manager-pin';
import type { Viewer } from '../sessions/viewer';

/** Once a request has been answered, a PIN that did approve something is no longer counted as a guess. */
export default () =>
  async function managerPin(ctx: Context, next: Next): Promise<void> {
    try {
      await next();
    } finally {
      const { viewer } = ctx.state as { viewer?: Viewer };
      if (viewer?.approval?.usedBy) await refundPinAttempt(viewer);
    }
  };
