import type { Context } from 'koa';
import { placeBody } from '../../../contracts/menu';
import type { Place } from '../../../domain/menu';
import { parse } from '../../../errors/parse';
import { viewerOf, type Viewer } from '../../../sessions/viewer';
import { placeCategory, placeProduct } from '../use-cases/place-row';

/** Another place in the list for one row; answers the row. */
const placing =
  (put: (viewer: Viewer, id: string, place: Place) => Promise<unknown>) => async (ctx: Context) => {
    const { id } = ctx.params as { id?: unknown };
    ctx.body = { data: await put(viewerOf(ctx), String(id), parse(placeBody, ctx.request.body)) };
  };

export default { product: placing(placeProduct), category: placing(placeCategory) };
