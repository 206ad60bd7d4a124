export { plainText } from './plain';
export { freeSlug, slugOf } from './slug';
