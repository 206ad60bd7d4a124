import type { Context } from 'koa';
import { FILE_TYPE } from '../contracts/menu-files';
import { ApiError } from '../errors/api-error';
import { readBody } from '../uploads/read-body';

const PATH = ['file'];

/**
 * The file that a request sends as its body.
 *
 * @param maxBytes a multiple of a megabyte
 * @throws 415 UNSUPPORTED_FILE, 413 FILE_TOO_LARGE, 422 FILE_UNREADABLE at `file`
 */
export function readUpload(ctx: Context, maxBytes: number): Promise<Buffer> {
  // A request without a body passes the check of types in `same-origin`.
  if (ctx.request.type !== FILE_TYPE) throw new ApiError(415, 'UNSUPPORTED_FILE', { path: PATH });
  const args = { megabytes: maxBytes / 1024 / 1024 };
  return readBody(ctx.req, {
    bytes: maxBytes,
    tooLarge: () => new ApiError(413, 'FILE_TOO_LARGE', { path: PATH, args }),
    cutShort: () => new ApiError(422, 'FILE_UNREADABLE', { path: PATH }),
  });
}
