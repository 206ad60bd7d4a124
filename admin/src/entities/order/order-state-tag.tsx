import type { OrderState } from '@domain/orders/order';
import { useTranslation } from 'react-i18next';
import { ORDER_STATE_LOOKS } from './order-state';
import { Tag } from '@shared/ui/tag';

/** The state of an order as colour, icon and word. */
export function OrderStateTag({ state, filled }: { state: OrderState; filled?: boolean }) {
  const { t } = useTranslation('order');
  const { tone, icon } = ORDER_STATE_LOOKS[state];
  return (
    <Tag tone={tone} icon={icon} filled={filled}>
      {t(`states.${state}`)}
    </Tag>
  );
}
