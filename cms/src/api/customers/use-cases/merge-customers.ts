import type { z } from 'zod';
import type { CustomerDetailsDto, mergeBody, unmergeBody } from '../../../contracts/customers';
import { lockName } from '../../../database/advisory-lock';
import type { Tx } from '../../../database/transaction';
import { ApiError, invalid } from '../../../errors/api-error';
import type { Viewer } from '../../../sessions/viewer';
import { changeCustomer, recordChange } from '../change-customer';
import { requireChangeable } from '../nouns/prepare-customer';
import { customerRow, customerRows, memberIdsOf, setHead } from '../store/customer-row';
import { lockCustomers, recomputeFigures } from '../store/figures';
import { gatherHoldings, returnHoldings } from '../store/holders';
import { readCustomer } from './read-customer';

/** Merges of a business run one after another: two could otherwise make each head a member of the other. */
const lockMerges = (tx: Tx, businessId: string) => lockName(tx, `customers.merge:${businessId}`);

/**
 * Makes customers members of another one, with everybody who is merged into them: their phones and orders stay theirs, the
 * head's figures become the sum over all orders. Undone one by one by `unmergeCustomer`.
 *
 * @throws 400 UNKNOWN_REFERENCE at the id, 409 ALREADY_MERGED, CUSTOMER_ANONYMIZED, STALE_VERSION
 */
export async function mergeCustomers(
  viewer: Viewer,
  id: string,
  { version, ids }: z.output<typeof mergeBody>,
  now: Date,
): Promise<CustomerDetailsDto> {
  const { businessId } = viewer;
  const wanted = [...new Set(ids)];
  await changeCustomer(viewer, { id, version, action: 'merge', now }, async (tx) => {
    await lockMerges(tx, businessId);
    const own = await memberIdsOf(tx, businessId, wanted);
    // Members, then those they were merged into, then the head: placing an order locks in this order too.
    for (const group of [own, wanted, [id]]) await lockCustomers(tx, businessId, group);
    // Read again behind the locks: somebody may have merged the head meanwhile.
    const head = await customerRow(tx, businessId, id);
    if (head) requireChangeable(head);
    const rows = await customerRows(tx, businessId, wanted);
    const issues = ids.flatMap((each, index) =>
      each === id || !rows.some((row) => row.id === each)
        ? [{ code: 'UNKNOWN_REFERENCE', path: ['ids', index] }]
        : [],
    );
    if (issues.length > 0) throw invalid(issues);
    rows.forEach(requireChangeable);
    await setHead(tx, businessId, [...wanted, ...own], id);
    await gatherHoldings(tx, businessId, id, [...wanted, ...own]);
    for (const each of [...wanted, id]) await recomputeFigures(tx, businessId, each);
    for (const each of wanted)
      await recordChange(tx, viewer, { id: each, action: 'merge', now, after: { mergedInto: id } });
    return { after: { merged: [...wanted, ...own] } };
  });
  return readCustomer(viewer, id);
}

/**
 * Makes a member a customer of their own again; both get the figures of their own orders.
 *
 * @throws 400 UNKNOWN_REFERENCE for somebody who is not merged into the customer, 409 STALE_VERSION
 */
export async function unmergeCustomer(
  viewer: Viewer,
  id: string,
  { version, id: memberId }: z.output<typeof unmergeBody>,
  now: Date,
): Promise<CustomerDetailsDto> {
  const { businessId } = viewer;
  await changeCustomer(viewer, { id, version, action: 'unmerge', now }, async (tx) => {
    await lockMerges(tx, businessId);
    for (const each of [memberId, id]) await lockCustomers(tx, businessId, [each]);
    const member = await customerRow(tx, businessId, memberId);
    if (member?.mergedInto !== id) throw invalid([{ code: 'UNKNOWN_REFERENCE', path: ['id'] }]);
    if (member.state === 'ANONYMIZED') throw new ApiError(409, 'CUSTOMER_ANONYMIZED');
    await setHead(tx, businessId, [memberId], null);
    await returnHoldings(tx, businessId, id, memberId);
    for (const each of [memberId, id]) await recomputeFigures(tx, businessId, each);
    await recordChange(tx, viewer, { id: memberId, action: 'unmerge', now, before: { mergedInto: id } });
    return { after: { unmerged: memberId } };
  });
  return readCustomer(viewer, id);
}
