import { language } from '../words/language';
import { BUSINESS, useRow } from './rows';

interface Priced {
  currency?: string;
  businessId?: string;
}

/** Money as people write it, in the currency of the row or of its business. */
export function Amount({ cents, of }: { cents: number | null; of: Priced }) {
  const business = useRow(BUSINESS, of.currency ? null : (of.businessId ?? null));
  if (cents === null) return <>–</>;
  return <>{written(cents, of.currency ?? business?.currency)}</>;
}

function written(cents: number, currency: string | undefined): string {
  if (!currency) return String(cents);
  const format = new Intl.NumberFormat(language(), { style: 'currency', currency });
  return format.format(cents / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}
