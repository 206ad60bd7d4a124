import type { z } from 'zod';
import type { blockBody, CustomerDto, unblockBody } from '../../../contracts/customers';
import { readOne } from '../../../crud/read-rows';
import { invalid } from '../../../errors/api-error';
import type { Viewer } from '../../../sessions/viewer';
import { changeCustomer } from '../change-customer';
import { customer } from '../nouns/customer';
import { setBlock } from '../store/customer-row';

/**
 * Refuses the orders of a customer until an instant, or for good. Who orders by a phone that is merged into the customer is
 * refused as well.
 *
 * @throws 400 UNTIL_IN_THE_PAST
 */
export async function blockCustomer(
  viewer: Viewer,
  id: string,
  { version, reason, until = null }: z.output<typeof blockBody>,
  now: Date,
): Promise<CustomerDto> {
  if (until !== null && Date.parse(until) <= now.getTime())
    throw invalid([{ code: 'UNTIL_IN_THE_PAST', path: ['until'] }]);
  await changeCustomer(viewer, { id, version, action: 'block', reason, now }, async (tx, row) => {
    const block = { state: 'BLOCKED', blockReason: reason, blockedUntil: until } as const;
    await setBlock(tx, viewer.businessId, id, block);
    return { before: { state: row.state }, after: block };
  });
  return readOne(customer, viewer, id);
}

/** Takes the orders of a customer again. */
export async function unblockCustomer(
  viewer: Viewer,
  id: string,
  { version }: z.output<typeof unblockBody>,
  now: Date,
): Promise<CustomerDto> {
  await changeCustomer(viewer, { id, version, action: 'unblock', now }, async (tx, row) => {
    await setBlock(tx, viewer.businessId, id, { state: 'ACTIVE', blockReason: null, blockedUntil: null });
    return { before: { state: row.state }, after: { state: 'ACTIVE' } };
  });
  return readOne(customer, viewer, id);
}
