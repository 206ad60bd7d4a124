export {
  aspectFor,
  cropToAspect,
  IMAGE_PURPOSES,
  IMAGE_SHAPES,
  MAX_IMAGE_BYTES,
  MAX_IMAGE_PIXELS,
  MIN_IMAGE_WIDTH,
  type Area,
  type ImagePurpose,
  type ImageShape,
  type Size,
} from './shapes';
export { imageSources, parseUploadUrl, uploadUrl, variantWidths, type ImageSources } from './variants';
