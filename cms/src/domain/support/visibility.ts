import { grantOf, type Access } from '../access';

/**
 * Which tickets of their business somebody is shown: `all` who holds `support.contact` fully and works at every branch –
 * a ticket is about the business as a whole, of which a manager of some branches sees nothing else either –, `own` ones
 * everybody else, null who was denied it.
 */
export function ticketVisibility(person: Access): 'all' | 'own' | null {
  const grant = grantOf(person, 'support.contact');
  if (grant === null) return null;
  return grant === 'full' && person.branchIds.length === 0 ? 'all' : 'own';
}
