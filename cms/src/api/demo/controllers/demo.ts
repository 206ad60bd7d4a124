import type { Context } from 'koa';
import { environment } from '../../../environment';
import { demoAccounts } from '../demo-accounts';

export default {
  /** The sign-ins of the demo, for the login page to offer; none where there is no demo. */
  show(ctx: Context) {
    const accounts = environment.demo ? demoAccounts() : null;
    ctx.body = { data: accounts ?? { accounts: [], password: null } };
  },
};
