import type { CustomerDetailsDto } from '../../../contracts/customers';
import { readOne } from '../../../crud/read-rows';
import { read } from '../../../database/transaction';
import { maskPhone } from '../../../domain/access';
import { notFound } from '../../../errors/api-error';
import type { Viewer } from '../../../sessions/viewer';
import { customer, seesContacts } from '../nouns/customer';
import { customerRow } from '../store/customer-row';
import { headOf, membersOf } from '../store/members';
import { consentStates } from './change-consent';

/**
 * A customer as the details page shows them. The id of somebody who is merged into another answers that other.
 *
 * @throws 404 NOT_FOUND; 403 FORBIDDEN for couriers, who look up the customers of their deliveries by phone
 */
export async function readCustomer(viewer: Viewer, id: string): Promise<CustomerDetailsDto> {
  const { businessId } = viewer;
  const found = await read(async (sql) => {
    const head = await headOf(sql, businessId, id);
    const row = head === null ? null : await customerRow(sql, businessId, head);
    if (!row) return null;
    const members = await membersOf(sql, businessId, row.id);
    return { head: row.id, members, consents: await consentStates(sql, businessId, row) };
  });
  const dto = await readOne(customer, viewer, found?.head ?? id);
  if (!found) throw notFound();
  const isWhole = seesContacts(viewer);
  return {
    ...dto,
    merged: found.members.map(({ id, name, phone }) => ({
      id,
      name,
      phone: isWhole ? phone : maskPhone(phone),
    })),
    consents: found.consents,
  };
}
