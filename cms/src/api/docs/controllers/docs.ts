import type { Context } from 'koa';
import { storefrontOpenApi } from '../storefront-openapi';

export default {
  /** The storefront API in OpenAPI 3.1, made of the schemas the server itself checks with. */
  show(ctx: Context) {
    ctx.set('Cache-Control', 'public, max-age=3600');
    ctx.body = storefrontOpenApi();
  },
};
