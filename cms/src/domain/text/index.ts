export { initialsOf } from './initials';
export { plainText } from './plain';
export { freeSlug, slugOf } from './slug';
