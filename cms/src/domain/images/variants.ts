/** Widths in which a picture is kept, in pixels: a mark in a table, a card, a phone's width, a sharp screen. */
const STEPS = [160, 480, 960, 1600];
/** A step that is hardly smaller than the picture itself would save nothing. */
const WORTHWHILE = 1.2;

const ADDRESS = /^\/uploads\/([a-z0-9]{32})\/(\d{1,4})\.webp$/;

/**
 * The widths in which a picture is kept: the steps below its own, and its own. Nothing is ever made larger.
 *
 * @param width of the picture in pixels, an integer ≥ 1
 * @returns ascending, ending with `width`
 */
export function variantWidths(width: number): number[] {
  return [...STEPS.filter((step) => step * WORTHWHILE <= width), width];
}

/** Where a kept picture is served: `/uploads/<id>/<width>.webp`. With its largest width it stands for all of them. */
export function uploadUrl(id: string, width: number): string {
  return `/uploads/${id}/${width}.webp`;
}

/** The picture and the width that an address names, or null when it is none of an uploaded picture. */
export function parseUploadUrl(url: string): { id: string; width: number } | null {
  const [, id, width] = ADDRESS.exec(url) ?? [];
  return id === undefined ? null : { id, width: Number(width) };
}

export interface ImageSources {
  src: string;
  /** For browsers to choose by; undefined where there is one width only. */
  srcSet: string | undefined;
}

/**
 * What an `<img>` needs to load no more than it shows.
 *
 * @param url as rows hold it: of an uploaded picture at its largest, or of one that comes with the demo
 */
export function imageSources(url: string): ImageSources {
  const upload = parseUploadUrl(url);
  const widths = upload ? variantWidths(upload.width) : [];
  if (!upload || widths.length < 2) return { src: url, srcSet: undefined };
  return { src: url, srcSet: widths.map((width) => `${uploadUrl(upload.id, width)} ${width}w`).join(', ') };
}
