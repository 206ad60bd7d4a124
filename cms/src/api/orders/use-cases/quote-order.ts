import type { QuoteBody, QuoteDto } from '../../../contracts/storefront';
import type { Language } from '../../../contracts/session';
import type { Sql } from '../../../database/sql';
import { read } from '../../../database/transaction';
import type { OrderChannel } from '../../../domain/orders/order';
import { withQuantities } from '../../../domain/menu';
import { couponCodes } from '../../../domain/quote';
import { quote, type Quote } from '../../../domain/quote/quote';
import type { QuoteItem } from '../../../domain/quote/quote-items';
import { trackedIn } from '../../../domain/quote/stock-demand';
import { stockLevels } from '../../../store/part-stock';
import type { LoadedStore } from '../../../store/load-store';
import { toQuoteDto } from '../present/quote';
import { couponRecords, withUses } from '../../campaign/exports';
import { scheduledAround } from '../store/scheduled-orders';
import { requestedReward } from './requested-reward';
import { storeFacts } from '../../../store/facts';
import { ensureLearnedTimes, learnedTimesOf, partsAhead } from '../../../store/learned';

/** Works out what an order would cost and whether it would be taken, without taking it. */
export async function quoteOrder(
  store: LoadedStore,
  body: QuoteBody,
  { language, now }: { language: Language; now: Date },
): Promise<QuoteDto> {
  await ensureLearnedTimes(store, now);
  const result = await read((sql) => quoteWithFacts(sql, store, body, { channel: 'STORE', now }));
  return toQuoteDto(result, store, language);
}

/** Without a word of who orders: nobody is told by a quote what the store knows about them. */
type Request = Omit<QuoteBody, 'phone'>;

/** The domain's quote with the facts that only the database knows: stock, open orders, the coupon and its uses. */
export async function quoteWithFacts(
  sql: Sql,
  store: LoadedStore,
  request: Request,
  { channel, now }: { channel: OrderChannel; now: Date },
): Promise<Quote> {
  const current = await withCurrentStock(sql, store, request);
  const coupons = {
    named: await couponRecords(sql, store.businessId, couponCodes(request)),
    automatic: await withUses(sql, store.automaticCoupons),
  };
  const scheduled = await scheduledAround(sql, store, request.scheduledFor ?? null);
  const times = learnedTimesOf(store);
  // What will stand before an order for later nobody knows yet.
  const queue =
    times && request.scheduledFor == null ? await partsAhead(sql, store) : new Map<string, number>();
  const learned = times && { times, queue };
  const reward = request.reward ? await requestedReward(sql, store, request.reward, now) : null;
  const facts = { ...(await storeFacts(sql, store, now)), scheduled, now, channel, coupons, learned, reward };
  return quote(current, request, facts);
}

/** A kept store knows whether something is in stock; how much is left is read now, for what is asked for. */
export async function withCurrentStock(
  sql: Sql,
  store: LoadedStore,
  { items }: { items: readonly QuoteItem[] },
): Promise<LoadedStore> {
  const tracked = trackedIn(items, store.menu);
  if (tracked.length === 0) return store;
  const left = await stockLevels(sql, tracked);
  return {
    ...store,
    menu: withQuantities(store.menu, new Map(tracked.map((id) => [id, left.get(id) ?? 0]))),
  };
}
