import type { Context } from 'koa';
import { auditQuery } from '../../../contracts/audit';
import { parse } from '../../../errors/parse';
import { viewerOf } from '../../../sessions/viewer';
import { listAudit } from '../use-cases/list-audit';

export default {
  async find(ctx: Context) {
    ctx.body = await listAudit(viewerOf(ctx), parse(auditQuery, ctx.query));
  },
};
