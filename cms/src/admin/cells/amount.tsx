import { moneyText } from '../words/language';
import { BUSINESS } from './row-types';
import { useRow } from './rows';

interface Priced {
  currency?: string;
  businessId?: string;
}

/** Money with the code of its currency, in the currency of the row or of its business. */
export function Amount({ cents, of }: { cents: number | null; of: Priced }) {
  const business = useRow(BUSINESS, of.currency ? null : (of.businessId ?? null));
  if (cents === null) return <>–</>;
  const currency = of.currency ?? business?.currency;
  return <>{currency ? moneyText(cents, currency) : '–'}</>;
}
