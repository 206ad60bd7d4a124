import { forbidden } from '../../errors/api-error';
import type { Viewer } from '../../sessions/viewer';
import { seesContacts } from './nouns/customer';

/**
 * Refuses viewers who read contacts masked: a file of customers, and the end of one, are for those who see all of it.
 *
 * @throws 403 FORBIDDEN
 */
export function requireWholeCustomers(viewer: Viewer): void {
  if (!seesContacts(viewer)) throw forbidden('customer.view');
}
