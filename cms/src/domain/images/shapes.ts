/** What pictures are uploaded for. The shape is part of the purpose, so that pictures of a kind go together. */
export const IMAGE_PURPOSES = ['menu', 'logo', 'banner', 'profile', 'support'] as const;
export type ImagePurpose = (typeof IMAGE_PURPOSES)[number];

export interface ImageShape {
  /** Width divided by height; null where a picture keeps its own, as far as `aspectFor` lets it. */
  aspect: number | null;
  /** The largest width that is kept, in pixels. */
  maxWidth: number;
}

export const IMAGE_SHAPES: Record<ImagePurpose, ImageShape> = {
  // Between the square of a list and the wide picture above a product's options: neither cuts much of it away.
  menu: { aspect: 4 / 3, maxWidth: 1600 },
  logo: { aspect: 1, maxWidth: 480 },
  banner: { aspect: 3, maxWidth: 1600 },
  profile: { aspect: 1, maxWidth: 480 },
  // Of a screen everything may matter, whatever its shape.
  support: { aspect: null, maxWidth: 1600 },
};

/** A strip longer than this cannot be shown, nor kept by every format. */
const LONGEST = 4;

/** What may be sent: 5 MiB of file, 25 megapixels once it is unpacked. Source: `Uploads` in the architecture. */
export const MAX_IMAGE_BYTES = 5 * 1024 * 1024;
export const MAX_IMAGE_PIXELS = 25_000_000;
/** Below this width, in pixels and after cropping, nobody recognises anything. */
export const MIN_IMAGE_WIDTH = 96;

/** In pixels. */
export interface Size {
  width: number;
  height: number;
}

/**
 * The shape that a picture is given: the one of its purpose or, where that has none, its own – a strip more than four
 * times as long as wide is cut to that.
 *
 * @param size of the picture as it is looked at, integers ≥ 1
 * @returns width divided by height, > 0
 */
export function aspectFor({ aspect }: ImageShape, { width, height }: Size): number {
  return aspect ?? Math.min(LONGEST, Math.max(1 / LONGEST, width / height));
}

/** A part of a picture in pixels, from its upper left corner. */
export interface Area extends Size {
  x: number;
  y: number;
}

/**
 * The largest part of a picture that has the wished shape, from its middle.
 *
 * @param size of the picture as it is looked at (turned as it says it should be), integers ≥ 1
 * @param aspect width divided by height, > 0
 * @returns whole pixels inside the picture, at least one in each direction
 */
export function cropToAspect({ width, height }: Size, aspect: number): Area {
  const wide = width / height > aspect;
  const cut = {
    width: wide ? Math.max(1, Math.round(height * aspect)) : width,
    height: wide ? height : Math.max(1, Math.round(width / aspect)),
  };
  return { ...cut, x: Math.floor((width - cut.width) / 2), y: Math.floor((height - cut.height) / 2) };
}
