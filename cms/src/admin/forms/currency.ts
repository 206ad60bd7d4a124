import { useForm } from '@strapi/strapi/admin';
import { BUSINESS } from '../cells/row-types';
import { useRow } from '../cells/rows';

/** The currency of the row in the form, or of the business it belongs to; null until it is known. */
export function useCurrency(): string | null {
  const { currency, businessId } = useForm('useCurrency', ({ values }) => {
    const { currency, businessId } = values as { currency?: unknown; businessId?: unknown };
    return {
      currency: typeof currency === 'string' ? currency : null,
      businessId: typeof businessId === 'string' ? businessId : null,
    };
  });
  const business = useRow(BUSINESS, currency === null ? businessId : null);
  const known = currency ?? business?.currency ?? null;
  return known !== null && /^[A-Z]{3}$/.test(known) ? known : null;
}
