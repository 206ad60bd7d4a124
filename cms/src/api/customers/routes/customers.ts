import { z } from 'zod';
import { nounRoutes } from '../../../crud/routes';
import { verb } from '../../../crud/verbs';
import caller from '../controllers/caller';
import { customer } from '../nouns/customer';
import { readCustomer } from '../use-cases/read-customer';
import { readSegments, readTags } from '../use-cases/read-segments';

const nothing = z.strictObject({});

export default nounRoutes([
  customer,
  // Before the routes of one customer: it is no id.
  { method: 'GET', path: '/by-phone', permission: 'customer.view', answer: caller.find },
  verb('GET', '/segments', 'customer.view', nothing, ({ viewer, now }) => readSegments(viewer, now)),
  verb('GET', '/tags', 'customer.view', nothing, ({ viewer }) => readTags(viewer)),
  verb('GET', '/:id', 'customer.view', nothing, ({ viewer, id }) => readCustomer(viewer, id)),
]);
