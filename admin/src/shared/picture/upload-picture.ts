import type { UploadDto } from '@contracts/uploads';
import { IMAGE_SHAPES, type Area, type ImagePurpose } from '@domain/images';
import { ApiError, errorOf } from '../api/error';
import { OWN_ORIGIN_HEADER } from '../api/request';
import { noteRefusal } from '../api/session-end';

const TYPE = 'image/jpeg';

/**
 * Sends the chosen part of a picture, no larger than it is ever shown. It is drawn anew here, so that whatever this
 * browser can show can be sent, and a photograph of a phone does not travel with all of its megapixels.
 */
export async function uploadPicture(
  image: HTMLImageElement,
  part: Area,
  purpose: ImagePurpose,
): Promise<UploadDto> {
  const body = await drawn(image, part, IMAGE_SHAPES[purpose].maxWidth);
  const response = await fetch(`/api/uploads?purpose=${purpose}`, {
    method: 'POST',
    credentials: 'same-origin',
    headers: {
      ...OWN_ORIGIN_HEADER,
      Accept: 'application/json',
      'Accept-Language': document.documentElement.lang,
      'Content-Type': TYPE,
    },
    body,
  }).catch(() => {
    throw new ApiError(0, '', { code: 'UNREACHABLE' });
  });
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) throw noteRefusal(errorOf(response.status, answer));
  return (answer as { data: UploadDto }).data;
}

function drawn(image: HTMLImageElement, part: Area, maxWidth: number): Promise<Blob> {
  const scale = Math.min(1, maxWidth / part.width);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(part.width * scale);
  canvas.height = Math.round(part.height * scale);
  const context = canvas.getContext('2d');
  // What is transparent becomes white, as paper would be.
  if (context) {
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(image, part.x, part.y, part.width, part.height, 0, 0, canvas.width, canvas.height);
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture is too large to draw'))),
      TYPE,
      0.9,
    ),
  );
}
