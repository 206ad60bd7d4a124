import type { SalesDimension, SalesGroup } from '@domain/sales';
import { ORDER_CHANNELS, ORDER_TYPES } from '@domain/orders/order';
import { PAYMENT_METHODS } from '@domain/orders/payment';
import { useTranslation } from 'react-i18next';

/** The name of a group: that of its code, that of its row, or that it has none. */
export function useGroupName(by: SalesDimension): (group: SalesGroup) => string {
  const { t } = useTranslation(['sales', 'order']);
  return ({ key, label }) => {
    const channel = by === 'channel' && ORDER_CHANNELS.find((each) => each === key);
    if (channel) return t(`order:channels.${channel}`);
    const type = by === 'type' && ORDER_TYPES.find((each) => each === key);
    if (type) return t(`order:types.${type}`);
    const method = by === 'payment' && PAYMENT_METHODS.find((each) => each === key);
    if (method) return t(`order:payments.${method}`);
    return label ?? key ?? t('breakdown.none');
  };
}
