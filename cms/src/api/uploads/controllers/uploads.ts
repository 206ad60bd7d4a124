import type { Context } from 'koa';
import { IMAGE_TYPES, uploadQuery } from '../../../contracts/uploads';
import { ApiError } from '../../../errors/api-error';
import { parse } from '../../../errors/parse';
import { viewerOf } from '../../../sessions/viewer';
import { receivePicture } from '../use-cases/receive-picture';

export default {
  async create(ctx: Context) {
    const { purpose } = parse(uploadQuery, ctx.query);
    if (!ctx.is([...IMAGE_TYPES])) throw new ApiError(415, 'UNSUPPORTED_IMAGE');
    const picture = await receivePicture(viewerOf(ctx), purpose, ctx.req, leaving(ctx), new Date());
    ctx.status = 201;
    ctx.body = { data: picture };
  },
};

/** Whether whoever asked has gone before the answer was whole. */
function leaving({ res }: Context): AbortSignal {
  const left = new AbortController();
  res.once('close', () => {
    if (!res.writableFinished) left.abort(new ApiError(499, 'IMAGE_UNREADABLE'));
  });
  return left.signal;
}
