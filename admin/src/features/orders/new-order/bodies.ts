import type { StaffOrderBody, StaffQuoteBody } from '@contracts/staff-orders';
import { draftCodes, rewardOfDraft, type DraftAddress, type OrderDraft } from './draft';
import { placesToHold } from '../items/picked';
import { couponFields, orderItems } from '../../../storefront/ordering';
import { addressSchema } from '@entities/branch/address-values';

const NEEDED = addressSchema.extend({ district: addressSchema.shape.city });

/** Whether a delivery knows where to go; what is half typed could only be refused. */
export const isWhole = (address: DraftAddress) => NEEDED.safeParse(address).success;

function addressOf({ address, type }: OrderDraft): StaffQuoteBody['address'] {
  if (type !== 'DELIVERY' || !isWhole(address)) return null;
  const { complement, reference, ...needed } = address;
  return { ...needed, complement: complement || null, reference: reference || null };
}

/** What is asked for the price; null while there is nothing to ask for. */
export function quoteBodyOf(branch: string, draft: OrderDraft): StaffQuoteBody | null {
  if (draft.items.length === 0) return null;
  const { channel, type, items, coupon, tipCents, scheduledFor, payment } = draft;
  return {
    branch,
    channel,
    type,
    items: orderItems(items),
    address: addressOf(draft),
    ...couponFields(draftCodes(coupon)),
    reward: rewardOfDraft(draft),
    tipCents,
    scheduledFor,
    payment,
  };
}

/**
 * The order itself; null while it is not known how it is paid.
 *
 * @param ring whether it is typed where the branch does not see it
 */
export function orderBodyOf(
  branch: string,
  draft: OrderDraft,
  totalCents: number,
  ring = false,
): StaffOrderBody | null {
  const { channel, type, items, payment, changeForCents, coupon, tipCents, notes } = draft;
  const { ifSoldOut, scheduledFor, accept, seller } = draft;
  const further = draft.further.flatMap(({ method, amountCents }) =>
    amountCents ? [{ method, amountCents }] : [],
  );
  if (payment === null) return null;
  return {
    branch,
    channel,
    type,
    items: orderItems(items),
    customer: {
      name: draft.name.trim() || null,
      phone: draft.phone.trim() || null,
      email: draft.email.trim() || null,
    },
    address: addressOf(draft),
    payment: {
      method: payment,
      changeForCents: payment === 'CASH' ? changeForCents : null,
      ...(further.length > 0 && { further }),
    },
    ...(type === 'DINE_IN' && { table: draft.table.trim() || null }),
    ...couponFields(draftCodes(coupon)),
    reward: rewardOfDraft(draft),
    tipCents,
    notes: notes.trim() || null,
    ifSoldOut,
    scheduledFor,
    hold: type === 'DINE_IN' ? placesToHold(draft) : [],
    seller: seller.trim() || null,
    expectedTotalCents: totalCents,
    accept,
    ring,
  };
}
