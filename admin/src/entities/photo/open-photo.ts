import {
  aspectFor,
  cropToAspect,
  IMAGE_SHAPES,
  MIN_IMAGE_WIDTH,
  type ImagePurpose,
  type Size,
} from '@domain/images';

/** A file the browser can show, with its size as it is looked at: upright. */
export interface OpenPhoto extends Size {
  name: string;
  type: string;
  /** Of this page alone; has to be given back with `closePhoto`. */
  url: string;
}

export type PhotoProblem = 'NOT_A_PHOTO' | 'TOO_SMALL';

/** Photos of telephones are made smaller before they are sent; what is larger than this is no photo. */
const MOST_BYTES = 60 * 1024 * 1024;

/** Opens a chosen file, or says why it cannot be used for this. */
export async function openPhoto(file: File, purpose: ImagePurpose): Promise<OpenPhoto | PhotoProblem> {
  if (file.size > MOST_BYTES) return 'NOT_A_PHOTO';
  const url = URL.createObjectURL(file);
  const image = await load(url);
  const problem = image ? problemOf(image, purpose) : 'NOT_A_PHOTO';
  if (image && !problem) return { name: file.name, type: file.type, url, ...image };
  URL.revokeObjectURL(url);
  return problem ?? 'NOT_A_PHOTO';
}

export const closePhoto = ({ url }: { url: string }): void => URL.revokeObjectURL(url);

/** What is too little of a picture once it has the shape of its purpose. */
export function problemOf(size: Size, purpose: ImagePurpose): PhotoProblem | null {
  const { width } = cropToAspect(size, aspectFor(IMAGE_SHAPES[purpose], size));
  return width < MIN_IMAGE_WIDTH ? 'TOO_SMALL' : null;
}

async function load(url: string): Promise<Size | null> {
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
  } catch {
    return null;
  }
  const { naturalWidth: width, naturalHeight: height } = image;
  return width > 0 && height > 0 ? { width, height } : null;
}
