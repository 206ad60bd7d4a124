export { initialsOf } from './initials';
export {
  hasControlCharacters,
  joinLines,
  normalizeText,
  tidyLines,
  withoutControlCharacters,
} from './normalize';
export { mailName } from './mail-name';
export { mailText } from './mail-text';
export { mailbox } from './mailbox';
export { plainText } from './plain';
export { freeSlug, slugOf } from './slug';
