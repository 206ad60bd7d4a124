import type { IncomingMessage } from 'node:http';
import { MAX_IMAGE_BYTES } from '../domain/images';
import { ApiError } from '../errors/api-error';

const tooLarge = () =>
  new ApiError(413, 'IMAGE_TOO_LARGE', { args: { megabytes: MAX_IMAGE_BYTES / 1024 / 1024 } });

const unreadable = () => new ApiError(422, 'IMAGE_UNREADABLE');

/**
 * The body of a request, held in memory: no more than a picture may have, and nothing that has to be cleaned up when
 * whoever sends it goes away. What comes beyond the limit runs off unread.
 */
export function readPicture(request: IncomingMessage): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > MAX_IMAGE_BYTES) return Promise.reject(tooLarge());
  if (request.destroyed) return Promise.reject(unreadable());
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    let bytes = 0;
    const stop = (): void => {
      request.off('data', onData).off('end', onEnd).off('close', onClose).off('error', onClose);
    };
    const onData = (part: Buffer): void => {
      bytes += part.length;
      if (bytes <= MAX_IMAGE_BYTES) return void parts.push(part);
      stop();
      request.resume();
      reject(tooLarge());
    };
    const onEnd = (): void => {
      stop();
      resolve(Buffer.concat(parts));
    };
    const onClose = (): void => {
      stop();
      reject(unreadable());
    };
    request.on('data', onData).on('end', onEnd).on('close', onClose).on('error', onClose);
  });
}
