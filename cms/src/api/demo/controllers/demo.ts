import type { Context } from 'koa';
import { environment } from '../../../environment';
import { notFound } from '../../../errors/api-error';
import { demoAccounts } from '../demo-accounts';

export default {
  /** The sign-ins of the demo, for the login page to offer; nothing where there is no demo. */
  show(ctx: Context) {
    const accounts = environment.demo ? demoAccounts() : null;
    if (!accounts) throw notFound();
    ctx.body = { data: accounts };
  },
};
