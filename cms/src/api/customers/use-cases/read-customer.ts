import type { CustomerDetailsDto } from '../../../contracts/customers';
import { readOne } from '../../../crud/operations';
import { read } from '../../../database/transaction';
import { maskPhone } from '../../../domain/access';
import { notFound } from '../../../errors/api-error';
import type { Viewer } from '../../../sessions/viewer';
import { customer, seesContacts } from '../nouns/customer';
import { headOf, membersOf } from '../store/members';

/**
 * A customer as the details page shows them. The id of somebody who is merged into another answers that other.
 *
 * @throws 404 NOT_FOUND; 403 FORBIDDEN for couriers, who look up the customers of their deliveries by phone
 */
export async function readCustomer(viewer: Viewer, id: string): Promise<CustomerDetailsDto> {
  const found = await read(async (sql) => {
    const head = await headOf(sql, viewer.businessId, id);
    return head === null ? null : { head, members: await membersOf(sql, viewer.businessId, head) };
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
    consents: [],
  };
}
