import type { UploadDto } from '@contracts/uploads';
import type { ImagePurpose } from '@domain/images';
import { ApiError, errorOf } from '@shared/api/error';
import { OWN_ORIGIN_HEADER } from '@shared/api/request';
import { reportSessionEnd } from '@shared/api/session-end';

interface Sending {
  /** Told from 0 to 1 while it goes out. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/**
 * Sends a picture and gives where it is kept now; throws `ApiError`, also when it was broken off. `fetch` would not say
 * how far it has come.
 */
export function sendPhoto(
  photo: Blob,
  purpose: ImagePurpose,
  { onProgress, signal }: Sending,
): Promise<UploadDto> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    const unreachable = () => reject(new ApiError(0, '', { code: 'UNREACHABLE' }));
    call.open('POST', `/api/uploads?purpose=${purpose}`);
    call.responseType = 'json';
    const headers = {
      ...OWN_ORIGIN_HEADER,
      Accept: 'application/json',
      'Accept-Language': document.documentElement.lang,
      'Content-Type': photo.type,
    };
    for (const [name, value] of Object.entries(headers)) call.setRequestHeader(name, value);
    call.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    call.onload = () => {
      if (call.status === 201) resolve((call.response as { data: UploadDto }).data);
      else reject(reportSessionEnd(errorOf(call.status, call.response)));
    };
    call.onerror = unreachable;
    call.onabort = unreachable;
    signal.addEventListener('abort', () => call.abort());
    call.send(photo);
  });
}
