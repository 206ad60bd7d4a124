import { contact } from './contact.feature';

/** Where a new ticket is written. */
export const NEW_TICKET = `${contact.paths.list}?new=1`;
