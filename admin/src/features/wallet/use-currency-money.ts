import { formatMoney } from '@domain/money';
import { useSession } from '@entities/session/session';
import { useFormat } from '@shared/format/context';

/** Writes an amount in the currency of its account: only unmatched payments have another than the business. */
export function useCurrencyMoney(): (cents: number, currency: string) => string {
  const { money } = useFormat();
  const { business } = useSession();
  return (cents, currency) =>
    currency === business.currency ? money(cents) : formatMoney(cents, currency, business.country);
}
