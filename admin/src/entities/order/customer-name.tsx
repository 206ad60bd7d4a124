import type { OrderCardDto } from '@contracts/orders';
import { useTranslation } from 'react-i18next';

/** Whom an order is for: who came to the counter and said no name is called by where they stand. */
export function CustomerName({ order }: { order: Pick<OrderCardDto, 'customerName' | 'channel'> }) {
  const { t } = useTranslation('order');
  return order.customerName || (order.channel === 'COUNTER' ? t('card.walkIn') : '');
}
