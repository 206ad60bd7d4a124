import { call, type Answer } from './request';

/** A file that the API makes, taken by `read` as it comes in. Throws `ApiError`. */
export const requestFile = <T>(
  path: string,
  read: (response: Response) => Promise<T>,
  signal?: AbortSignal,
) => call('GET', path, { read, signal, isFile: true });

/** A file that the API makes, with the name it gives it. Throws `ApiError`. */
export const requestNamedFile = (path: string): Promise<{ name: string; file: Blob }> =>
  requestFile(path, async (response) => {
    const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
    return { name: name ?? 'file', file: await response.blob() };
  });

/**
 * Sends a file as it is; gives what the answer has inside `data`. A file with a key is stored once, however often it is sent.
 * Throws `ApiError`.
 */
export async function sendFile<T>(path: string, file: Blob, idempotencyKey?: string): Promise<T> {
  const read = async (response: Response) => (await response.json()) as Answer<T>;
  return (await call('POST', path, { body: file, idempotencyKey, read })).data;
}
