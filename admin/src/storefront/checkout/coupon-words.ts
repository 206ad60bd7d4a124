import type { Locale } from '../i18n/locale';
import type { CouponStanding } from './coupon-standing';

/** What a code brings, or why it brings nothing, to be read after the code itself. */
export function couponWords(standing: CouponStanding, { t, money, list }: Locale): string {
  if (standing.is === 'REFUSED') return standing.message;
  if (standing.is === 'SKIPPED') return t('coupon.skipped', { others: list(standing.others) });
  if (standing.is === 'PENDING') return t('sum.asking');
  const brings = standing.amountCents > 0 ? `−${money(standing.amountCents)}` : t('coupon.nothing');
  return standing.later ? `${brings} (${t('coupon.checkedLater')})` : brings;
}
