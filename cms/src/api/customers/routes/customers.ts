import { z } from 'zod';
import {
  blockBody,
  consentBody,
  duplicatesQuery,
  mergeBody,
  timelineQuery,
  unblockBody,
  unmergeBody,
} from '../../../contracts/customers';
import { anonymizeBody } from '../../../contracts/personal-data';
import { nounRoutes } from '../../../crud/routes';
import { verb } from '../../../crud/verbs';
import caller from '../controllers/caller';
import files from '../controllers/customer-files';
import { customer } from '../nouns/customer';
import { blockCustomer, unblockCustomer } from '../use-cases/block-customer';
import { changeConsent } from '../use-cases/change-consent';
import { findDuplicates } from '../use-cases/find-duplicates';
import { mergeCustomers, unmergeCustomer } from '../use-cases/merge-customers';
import { readFigures } from '../use-cases/read-figures';
import { readTimeline } from '../use-cases/read-timeline';
import { anonymizeCustomer } from '../use-cases/anonymize-customer';
import { readCustomer } from '../use-cases/read-customer';
import { readSegments, readTags } from '../use-cases/read-segments';

const nothing = z.strictObject({});

export default nounRoutes([
  customer,
  // Before the routes of one customer: it is no id.
  { method: 'GET', path: '/by-phone', permission: 'customer.view', answer: caller.find },
  { method: 'GET', path: '/export', permission: 'customer.export', answer: files.export },
  { method: 'POST', path: '/import', permission: 'customer.edit', answer: files.import },
  { method: 'GET', path: '/import/last', permission: 'customer.edit', answer: files.lastImport },
  { method: 'POST', path: '/import/undo', permission: 'customer.edit', answer: files.undoImport },
  verb('GET', '/segments', 'customer.view', nothing, ({ viewer, now }) => readSegments(viewer, now)),
  verb('GET', '/tags', 'customer.view', nothing, ({ viewer }) => readTags(viewer)),
  verb('GET', '/duplicates', 'customer.view', duplicatesQuery, ({ viewer, body }) =>
    findDuplicates(viewer, body),
  ),
  verb('GET', '/:id/timeline', 'customer.view', timelineQuery, ({ viewer, id, body }) =>
    readTimeline(viewer, id, body),
  ),
  verb('GET', '/:id/figures', 'customer.view', nothing, ({ viewer, id }) => readFigures(viewer, id)),
  verb('POST', '/:id/block', 'customer.edit', blockBody, ({ viewer, id, body, now }) =>
    blockCustomer(viewer, id, body, now),
  ),
  verb('POST', '/:id/unblock', 'customer.edit', unblockBody, ({ viewer, id, body, now }) =>
    unblockCustomer(viewer, id, body, now),
  ),
  verb('POST', '/:id/consents', 'customer.edit', consentBody, ({ viewer, id, body, now }) =>
    changeConsent(viewer, id, body, now),
  ),
  verb('POST', '/:id/merge', 'customer.edit', mergeBody, ({ viewer, id, body, now }) =>
    mergeCustomers(viewer, id, body, now),
  ),
  verb('POST', '/:id/unmerge', 'customer.edit', unmergeBody, ({ viewer, id, body, now }) =>
    unmergeCustomer(viewer, id, body, now),
  ),
  { method: 'GET', path: '/:id/personal-data', permission: 'customer.export', answer: files.personalData },
  verb('POST', '/:id/anonymize', 'customer.edit', anonymizeBody, ({ viewer, id, body, now }) =>
    anonymizeCustomer(viewer, id, body, now),
  ),
  verb('GET', '/:id', 'customer.view', nothing, ({ viewer, id }) => readCustomer(viewer, id)),
]);
