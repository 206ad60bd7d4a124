import { SUPPORT_MESSAGE, SUPPORT_TICKET } from '../rules';
import type { Views } from './view';

export const SUPPORT_VIEWS: Views = {
  [SUPPORT_TICKET]: {
    title: 'subject',
    columns: [
      'subject',
      'businessId',
      'state',
      'priority',
      'openedAt',
      'lastAuthorName',
      'lastMessageAt',
      'category',
      'number',
    ],
    sort: ['queueKey', 'ASC'],
    // The conversation stands where the description would.
    form: [
      ['description'],
      ['state', 'priority', 'category'],
      ['number', 'subject'],
      ['businessId', 'openedByName', 'openedAt'],
      ['inProgressAt', 'waitingCustomerAt'],
      ['resolvedAt', 'reopenedAt', 'closedAt'],
    ],
    without: [
      'attachments',
      'context',
      'openedById',
      'lastAuthor',
      'lastAuthorName',
      'lastMessageAt',
      'answeredAt',
      'queueKey',
      'version',
    ],
    labels: { openedByName: 'Opened by', lastAuthorName: 'Last text by', lastMessageAt: 'Last text at' },
    hints: {
      state: '“In progress” takes the ticket, “Resolved” settles it. Answering and time do the rest.',
    },
  },
  [SUPPORT_MESSAGE]: {
    title: 'authorName',
    columns: ['authorName', 'text', 'businessId', 'at'],
    sort: ['id', 'DESC'],
    form: [['ticketId', 'move'], ['text']],
    without: ['author', 'authorId', 'attachments'],
    labels: { authorName: 'Written by', at: 'Written at' },
    hints: { move: 'Answering waits for the customer, resolving settles the ticket.' },
  },
};
