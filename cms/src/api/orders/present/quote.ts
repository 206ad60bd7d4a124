import type { QuoteDto } from '../../../contracts/storefront';
import type { Language } from '../../../contracts/session';
import { firstTypedCoupon, type Quote } from '../../../domain/quote';
import { moneyArguments } from '../../../errors/messages';
import { issuesWithMessages } from '../../../errors/respond';
import type { LoadedStore } from '../../../store/load-store';

/** A quote on the wire: refusals get their sentences in the customer's language. */
export function toQuoteDto(quote: Quote, store: LoadedStore, language: Language): QuoteDto {
  const { currency } = store.business;
  return {
    type: quote.type,
    items: quote.items,
    fees: quote.fees,
    discounts: quote.discounts,
    ...quote.totals,
    coupon: firstTypedCoupon(quote),
    coupons: quote.coupons,
    skippedCoupons: quote.skippedCoupons,
    reward: quote.reward,
    currency,
    promise: quote.promise,
    zone: quote.zone && { name: quote.zone.name, etaMin: quote.zone.etaMin, etaMax: quote.zone.etaMax },
    refusals: issuesWithMessages(quote.refusals, language, moneyArguments(store.business)),
  };
}
