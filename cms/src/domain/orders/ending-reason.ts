import type { EndingCode } from './order';

interface Ending {
  code: EndingCode;
  note: string | null;
  by: 'CUSTOMER' | 'STORE' | 'SYSTEM';
}

/** Reasons that accuse the customer or are the store's own affair. */
const KEPT_TO_OURSELVES: readonly EndingCode[] = ['FRAUD', 'SYSTEM_ISSUE'];

/**
 * What a customer is told of the end of their order: never that they are suspected of something, nor what the staff
 * wrote about it then. What the clock ended because nobody answered was not answered, also where it was noted as
 * something else before there was a word for it.
 */
export function endingForCustomer({ code, note, by }: Ending): Ending {
  if (by === 'SYSTEM' && code === 'SYSTEM_ISSUE') return { code: 'NO_ANSWER', note, by };
  return isInternalReason(code) ? { code: 'OTHER', note: null, by } : { code, note, by };
}

/** Whether customers are told of a reason only that the store could not take the order. */
export function isInternalReason(code: EndingCode): boolean {
  return KEPT_TO_OURSELVES.includes(code);
}
