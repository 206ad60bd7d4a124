/* What other contexts use of support beside the use-cases. */
export { anonymizeAuthor, textsOf } from './store/author';
