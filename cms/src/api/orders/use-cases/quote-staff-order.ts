import type { Language } from '../../../contracts/session';
import type { StaffQuoteBody, StaffQuoteDto } from '../../../contracts/staff-orders';
import { read } from '../../../database/transaction';
import { moneyArguments } from '../../../errors/messages';
import { issuesWithMessages } from '../../../errors/respond';
import type { Viewer } from '../../../sessions/viewer';
import type { LoadedStore } from '../../../store/load-store';
import { ensureLearnedTimes } from '../../../store/learned';
import { ownStore } from '../../branches/use-cases/own-store';
import { toQuoteDto } from '../present/quote';
import { quoteWithFacts } from './quote-order';

/** The store of a branch that the viewer reaches, with its times learned before a transaction asks for them. */
export async function learnedStore(viewer: Viewer, branchId: string, now: Date): Promise<LoadedStore> {
  const store = await read((sql) => ownStore(sql, viewer, branchId));
  await ensureLearnedTimes(store, now);
  return store;
}

/** What an order that is being typed would cost, what speaks against it, and what does so for customers alone. */
export async function quoteStaffOrder(
  viewer: Viewer,
  { branch, channel, ...request }: StaffQuoteBody,
  { language, now }: { language: Language; now: Date },
): Promise<StaffQuoteDto> {
  const store = await learnedStore(viewer, branch, now);
  return read(async (sql) => {
    const quote = await quoteWithFacts(sql, store, request, { channel, now });
    return {
      ...toQuoteDto(quote, store, language),
      overruled: issuesWithMessages(quote.overruled, language, moneyArguments(store.business)),
    };
  });
}
