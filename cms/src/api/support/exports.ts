export { forgetAuthor, textsOf } from './store/author';
