import type { IncomingMessage } from 'node:http';

interface Limits {
  /** More is refused with `tooLarge`. */
  bytes: number;
  tooLarge: () => Error;
  /** When whoever sends it goes away before it is whole. */
  cutShort: () => Error;
}

/**
 * The body of a request, held in memory: no more than it may have, and nothing that has to be cleaned up when whoever
 * sends it goes away. What comes beyond the limit runs off unread.
 */
export function readBody(request: IncomingMessage, { bytes, tooLarge, cutShort }: Limits): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > bytes) return Promise.reject(tooLarge());
  if (request.destroyed) return Promise.reject(cutShort());
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    let read = 0;
    const stop = (): void => {
      request.off('data', onData).off('end', onEnd).off('close', onClose).off('error', onClose);
    };
    const onData = (part: Buffer): void => {
      read += part.length;
      if (read <= bytes) return void parts.push(part);
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
      reject(cutShort());
    };
    request.on('data', onData).on('end', onEnd).on('close', onClose).on('error', onClose);
  });
}
