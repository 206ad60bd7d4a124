import sharp, { type Metadata, type Sharp } from 'sharp';
import {
  aspectFor,
  cropToAspect,
  MAX_IMAGE_PIXELS,
  MIN_IMAGE_WIDTH,
  variantWidths,
  type ImageShape,
  type Size,
} from '../domain/images';
import { ApiError } from '../errors/api-error';
import { pictureKind } from './picture-kind';

// Whatever a file pretends to be, nothing else is ever tried on it. One thread a picture and nothing kept in between:
// orders come first.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
});
sharp.concurrency(1);
sharp.cache(false);

/** A file that takes longer to unpack is made to take long. */
const PATIENCE_SECONDS = 15;
const QUALITY = 80;

export interface MadePicture extends Size {
  /** The WebP files by their widths; the largest is as wide as the picture. */
  variants: Map<number, Buffer>;
}

/**
 * Makes a picture of what came in, by its pixels alone: upright, in sRGB, cut to `shape` from its middle, in every
 * width up to its own. Nothing else of the file is carried over. Of moving pictures the first frame counts.
 * Throws `ApiError` for what is none, is damaged, is too small or unpacks to too much.
 */
export async function reencodeImage(file: Buffer, shape: ImageShape): Promise<MadePicture> {
  if (file.length > 0 && !pictureKind(file)) throw new ApiError(415, 'UNSUPPORTED_IMAGE');
  const pixels = await readable(() => unpack(file, shape));
  const variants = new Map<number, Buffer>();
  for (const width of variantWidths(pixels.info.width)) {
    const { width: rawWidth, height, channels } = pixels.info;
    const raw = sharp(pixels.data, { raw: { width: rawWidth, height, channels } });
    const sized = width < rawWidth ? raw.resize(width) : raw;
    variants.set(width, await sized.webp({ quality: QUALITY, smartSubsample: true }).toBuffer());
  }
  return { width: pixels.info.width, height: pixels.info.height, variants };
}

async function unpack(file: Buffer, shape: ImageShape) {
  const { width, height } = targetOf(await sharp(file, { limitInputPixels: false }).metadata(), shape);
  return patient(sharp(file, { limitInputPixels: MAX_IMAGE_PIXELS, failOn: 'error' }))
    .autoOrient()
    .resize(width, height, { fit: 'cover' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
}

const patient = (picture: Sharp): Sharp => picture.timeout({ seconds: PATIENCE_SECONDS });

/** How large the picture will be: no larger than the part of it that has the shape. */
function targetOf(header: Metadata, shape: ImageShape): Size {
  if (header.width * header.height > MAX_IMAGE_PIXELS)
    throw new ApiError(422, 'IMAGE_TOO_MANY_PIXELS', { args: { megapixels: MAX_IMAGE_PIXELS / 1e6 } });
  const aspect = aspectFor(shape, header.autoOrient);
  const cut = cropToAspect(header.autoOrient, aspect);
  if (cut.width < MIN_IMAGE_WIDTH)
    throw new ApiError(422, 'IMAGE_TOO_SMALL', { args: { pixels: MIN_IMAGE_WIDTH } });
  const width = Math.min(cut.width, shape.maxWidth);
  return { width, height: Math.round(width / aspect) };
}

/** What the decoder says of a file is about the file. */
async function readable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw new ApiError(422, 'IMAGE_UNREADABLE');
  }
}
