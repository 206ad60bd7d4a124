/* What other contexts use of support beside the use-cases. */
export { anonymizeTickets } from './store/anonymize-tickets';
export { anonymizeAuthor, textsOf } from './store/author';
