import {
  aspectFor,
  IMAGE_SHAPES,
  MAX_IMAGE_BYTES,
  type Area,
  type ImagePurpose,
  type Size,
} from '@domain/images';
import type { OpenPhoto } from './open-photo';

const QUALITY = 0.92;

/** How large a part of a photo is drawn: as it is, or as wide as is kept. */
export function croppedSize(area: Size, purpose: ImagePurpose): Size {
  const { maxWidth } = IMAGE_SHAPES[purpose];
  const aspect = aspectFor(IMAGE_SHAPES[purpose], area);
  const width = Math.min(Math.round(area.width), maxWidth);
  return { width, height: Math.max(1, Math.round(width / aspect)) };
}

/**
 * Draws a part of a photo anew, so that no more is sent than is kept, and nothing of what the camera wrote into the
 * file. What reaches beyond the photo stays see-through, or white where the format knows no such thing.
 */
export async function cropPhoto(photo: OpenPhoto, area: Area, purpose: ImagePurpose): Promise<Blob> {
  const image = new Image();
  image.src = photo.url;
  await image.decode();
  const canvas = document.createElement('canvas');
  Object.assign(canvas, croppedSize(area, purpose));
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser draws nothing');
  const opaque = photo.type === 'image/jpeg';
  if (opaque) {
    pen.fillStyle = 'white';
    pen.fillRect(0, 0, canvas.width, canvas.height);
  }
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, canvas.width, canvas.height);
  if (opaque) return encoded(canvas, 'image/jpeg');
  // A browser that cannot write WebP gives PNG instead, which grows large with photos.
  const blob = await encoded(canvas, 'image/webp');
  return blob.size <= MAX_IMAGE_BYTES ? blob : encoded(canvas, 'image/jpeg');
}

const encoded = (canvas: HTMLCanvasElement, type: string): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error(`This browser writes no ${type}`))),
      type,
      QUALITY,
    );
  });
