import { z } from 'zod';
import { IMAGE_PURPOSES } from '../domain/images/shapes';

/**
 * Pictures people bring.
 *
 *   POST /api/uploads?purpose=<purpose>   the picture itself as the body, `Content-Type: image/jpeg|png|webp|avif`
 *     → 201 UploadDto
 *     → 413 IMAGE_TOO_LARGE, 415 UNSUPPORTED_IMAGE, 422 IMAGE_UNREADABLE | IMAGE_TOO_MANY_PIXELS | IMAGE_TOO_SMALL |
 *       NO_ROOM_FOR_IMAGES, 429 TOO_MANY_REQUESTS, 503 UNAVAILABLE
 *
 * What is stored is made anew: turned upright, without what cameras write into it, cut to the shape of its purpose. The
 * `url` is what rows keep. A picture that no row has named within a day goes away.
 */
export const uploadQuery = z.strictObject({ purpose: z.enum(IMAGE_PURPOSES) });

/** The types that are taken; what a file really is decides, not what it is called. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

export interface UploadDto {
  url: string;
  /** Of the largest variant, in pixels. */
  width: number;
  height: number;
}
