import { ApiError, errorOf } from '@shared/api/error';
import { OWN_ORIGIN_HEADER } from '@shared/api/request';
import { reportSessionEnd } from '@shared/api/session-end';

const unreachable = () => {
  throw new ApiError(0, '', { code: 'UNREACHABLE' });
};

/** Sends a file as it is; gives what the answer has inside `data`. Throws `ApiError`. */
export async function sendFile<T>(path: string, file: Blob): Promise<T> {
  const headers = {
    Accept: 'application/json',
    'Accept-Language': document.documentElement.lang,
    'Content-Type': 'application/octet-stream',
    ...OWN_ORIGIN_HEADER,
  };
  const init: RequestInit = { method: 'POST', credentials: 'same-origin', headers, body: file };
  const response = await fetch(path, init).catch(unreachable);
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) throw reportSessionEnd(errorOf(response.status, answer));
  return (answer as { data: T }).data;
}

/** A file that the API makes, with the name it gives it. Throws `ApiError`. */
export async function fetchFile(path: string): Promise<{ name: string; file: Blob }> {
  const headers = { 'Accept-Language': document.documentElement.lang };
  const response = await fetch(path, { credentials: 'same-origin', headers }).catch(unreachable);
  if (!response.ok) throw reportSessionEnd(errorOf(response.status, await response.json().catch(() => null)));
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  return { name: name ?? 'file', file: await response.blob() };
}
