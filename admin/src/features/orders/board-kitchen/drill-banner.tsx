import type { OrderCardDto } from '@contracts/orders';
import { isRinging } from '@entities/order/order-moves';
import { Radio } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../signals/banner';

/** That the devices are being tried out: the kitchen has no card for an order that nobody accepted. */
export function DrillBanner({ orders }: { orders: readonly OrderCardDto[] }) {
  const { t } = useTranslation('devices');
  const drill = orders.find((order) => order.drill && isRinging(order));
  if (!drill) return null;
  return (
    <div data-order={drill.id}>
      <Banner icon={Radio} tone="waiting">
        {t('drill')}
      </Banner>
    </div>
  );
}
