import type { Context } from 'koa';
import { HOUR_SEC } from '../../../domain/time';
import { notFound } from '../../../errors/api-error';
import { parameterOf } from '../../../routing/parameters';
import { limitCustomer, STORE_PAGES } from '../../../store/limit-customer';
import { DOCS_PAGE, docsFile } from '../page';
import { storefrontOpenApi } from '../storefront-openapi';
import { exampleOrder } from '../use-cases/example-order';

const keepAnHour = (ctx: Context) => ctx.set('Cache-Control', `public, max-age=${HOUR_SEC}`);

export default {
  /** The storefront API in OpenAPI 3.1, made of the schemas the server itself checks with. */
  async document(ctx: Context) {
    await limitCustomer(STORE_PAGES, ctx.ip);
    ctx.set('Cache-Control', 'no-cache');
    ctx.body = storefrontOpenApi(await exampleOrder(new Date()));
  },

  /** The same for people: to be read, and tried. */
  page(ctx: Context) {
    keepAnHour(ctx);
    ctx.type = 'html';
    ctx.body = DOCS_PAGE;
  },

  file(ctx: Context) {
    const found = docsFile(parameterOf(ctx, 'file'));
    if (!found) throw notFound();
    keepAnHour(ctx);
    ctx.type = found.type;
    ctx.body = found.body;
  },
};
