import { useTranslation } from 'react-i18next';
import type { CouponForm } from './coupon-values';
import { useFormat } from '@shared/format/context';

type Terms = Pick<
  CouponForm,
  'kind' | 'valueBps' | 'valueCents' | 'maxDiscountCents' | 'buyQuantity' | 'getQuantity'
> & { productIds: readonly string[]; categoryIds: readonly string[] };

const NOTHING = '–';

/** The discount of a coupon in a few words: "10% off, up to $15.00". */
export function useGiftWords(): (terms: Terms) => string {
  const { t } = useTranslation('coupons');
  const { money, percent } = useFormat();
  const amount = (cents: number | null) => (cents === null || Number.isNaN(cents) ? NOTHING : money(cents));
  const share = (bps: number | null) => (bps === null || Number.isNaN(bps) ? NOTHING : percent(bps, 2));
  const gift = ({ kind, valueBps, valueCents, buyQuantity, getQuantity, productIds, categoryIds }: Terms) => {
    const isForSome = productIds.length + categoryIds.length > 0;
    switch (kind) {
      case 'PERCENT':
        return t(isForSome ? 'gives.offSome' : 'gives.off', { value: share(valueBps) });
      case 'FIXED':
        return t(isForSome ? 'gives.offSome' : 'gives.off', { value: amount(valueCents) });
      case 'FREE_DELIVERY':
        return t('gives.FREE_DELIVERY');
      case 'DELIVERY_DISCOUNT':
        return t('gives.offDelivery', { value: valueBps === null ? amount(valueCents) : share(valueBps) });
      case 'FREE_ITEM':
        return t('gives.FREE_ITEM', { count: getQuantity });
      case 'BUY_X_GET_Y':
        return t('gives.BUY_X_GET_Y', { buy: buyQuantity, get: getQuantity });
    }
  };
  return (terms) => {
    const { maxDiscountCents } = terms;
    const words = gift(terms);
    return maxDiscountCents === null || Number.isNaN(maxDiscountCents)
      ? words
      : t('gives.upTo', { words, amount: money(maxDiscountCents) });
  };
}
