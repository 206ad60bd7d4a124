import type { IncomingMessage } from 'node:http';
import { MAX_IMAGE_BYTES } from '../domain/images';
import { ApiError } from '../errors/api-error';
import { readBody } from './read-body';

/** The body of a request that is a picture, held in memory. */
export function readPicture(request: IncomingMessage): Promise<Buffer> {
  return readBody(request, {
    bytes: MAX_IMAGE_BYTES,
    tooLarge: () =>
      new ApiError(413, 'IMAGE_TOO_LARGE', { args: { megabytes: MAX_IMAGE_BYTES / 1024 / 1024 } }),
    cutShort: () => new ApiError(422, 'IMAGE_UNREADABLE'),
  });
}
