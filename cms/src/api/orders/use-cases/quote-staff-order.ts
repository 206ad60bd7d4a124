import type { Language } from '../../../contracts/session';
import type { StaffQuoteBody, StaffQuoteDto } from '../../../contracts/staff-orders';
import { read } from '../../../database/transaction';
import { spelledOut } from '../../../errors/respond';
import type { Viewer } from '../../../sessions/viewer';
import { ownStore } from '../../branches/use-cases/own-store';
import { toQuoteDto } from '../present/quote';
import { quoteWithFacts } from './quote-order';

/** What an order that is being typed would cost, what speaks against it, and what does so for customers alone. */
export async function quoteStaffOrder(
  viewer: Viewer,
  { branch, channel, ...request }: StaffQuoteBody,
  { language, now }: { language: Language; now: Date },
): Promise<StaffQuoteDto> {
  return read(async (sql) => {
    const store = await ownStore(sql, viewer, branch);
    const { quote } = await quoteWithFacts(sql, store, request, { channel, now });
    const { currency } = store.business;
    return {
      ...toQuoteDto(quote, store, language),
      overruled: spelledOut(quote.overruled, language, { currency }),
    };
  });
}
