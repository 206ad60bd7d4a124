import type { OrderCardDto } from '@contracts/orders';
import { useTranslation } from 'react-i18next';
import { stateKey } from './order-moves';
import { ORDER_STATE_LOOKS } from './order-state';
import { Tag } from '@shared/ui/tag';

interface OrderStateTagProps {
  order: Pick<OrderCardDto, 'state'> & Partial<Pick<OrderCardDto, 'missed'>>;
  filled?: boolean;
}

/** The state of an order as colour, icon and word. */
export function OrderStateTag({ order, filled }: OrderStateTagProps) {
  const { t } = useTranslation('order');
  const { tone, icon } = ORDER_STATE_LOOKS[order.state];
  return (
    <Tag tone={tone} icon={icon} filled={filled}>
      {t(`states.${stateKey(order)}`)}
    </Tag>
  );
}
