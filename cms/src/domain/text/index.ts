export { initialsOf } from './initials';
export {
  hasControlCharacters,
  joinLines,
  normalizeText,
  tidyLines,
  withoutControlCharacters,
} from './normalize';
export { mailName } from './mail-name';
export { plainText } from './plain';
export { freeSlug, slugOf } from './slug';
