import type { StoreProfileDto } from '@contracts/storefront';
import type { Locale } from '../i18n/locale';

/** What delivery costs at the least and how long it takes, as far as that is known without an address. */
export function deliveryWords(
  { feeFromCents, minutesMin, minutesMax }: NonNullable<StoreProfileDto['delivery']>,
  { t, money }: Pick<Locale, 't' | 'money'>,
): string {
  return t('header.delivery', { fee: money(feeFromCents), from: minutesMin, until: minutesMax });
}
