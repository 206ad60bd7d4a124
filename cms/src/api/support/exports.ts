/* What other contexts use of support beside the use-cases. */
export { forgetAuthor, textsOf } from './store/author';
