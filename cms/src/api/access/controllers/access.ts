import type { Context } from 'koa';
import { accessRequestBody, explainQuery } from '../../../contracts/access';
import { parse } from '../../../errors/parse';
import { viewerOf } from '../../../sessions/viewer';
import { requestAccess } from '../use-cases/request-access';
import {
  dismissAccessRequest,
  grantAccessRequest,
  listAccessRequests,
} from '../use-cases/answer-access-requests';
import { explainAccess } from '../use-cases/explain-access';
import { idOf } from '../../../routing/parameters';

export default {
  async explain(ctx: Context) {
    const { permission } = parse(explainQuery, ctx.query);
    ctx.body = { data: await explainAccess(viewerOf(ctx), permission) };
  },

  async ask(ctx: Context) {
    const body = parse(accessRequestBody, ctx.request.body);
    ctx.status = 201;
    ctx.body = { data: await requestAccess(viewerOf(ctx), body, new Date()) };
  },

  async find(ctx: Context) {
    const data = await listAccessRequests(viewerOf(ctx));
    ctx.body = {
      data,
      meta: { pagination: { page: 1, pageSize: data.length, pageCount: 1, total: data.length } },
    };
  },

  async grant(ctx: Context) {
    ctx.body = { data: await grantAccessRequest(viewerOf(ctx), idOf(ctx), new Date()) };
  },

  async dismiss(ctx: Context) {
    ctx.body = { data: await dismissAccessRequest(viewerOf(ctx), idOf(ctx), new Date()) };
  },

  /** Behind a permission that no role has: nobody gets here. */
  test(ctx: Context) {
    ctx.status = 204;
  },
};
