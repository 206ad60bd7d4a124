import type { OrderCardDto } from '@contracts/orders';
import { isPartlyMade, type RoutedItem } from '@domain/orders/station-parts';
import { Button } from 'antd';
import { CirclePause, Flame } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useOrderActions, type ActionableOrder } from '../actions/order-actions';

interface CourseButtonProps {
  order: ActionableOrder &
    Pick<OrderCardDto, 'actions' | 'readyStations'> & { items: readonly (RoutedItem & { name: string })[] };
  place: number;
}

/** Keeps one item back until it is fired, or has it made now. Not there where the kitchen is done with the order or with it. */
export function CourseButton({ order, place }: CourseButtonProps) {
  const { t } = useTranslation('orders');
  const { run, readOnly } = useOrderActions();
  const item = order.items[place];
  const action = item?.held ? 'fire' : 'hold';
  if (!item || !order.actions.includes(action) || isPartlyMade(item, order.readyStations)) return null;
  const Icon = item.held ? Flame : CirclePause;
  return (
    <Button
      size="small"
      type={item.held ? 'default' : 'text'}
      disabled={readOnly}
      icon={<Icon size={14} strokeWidth={1.75} aria-hidden />}
      aria-label={t(`courses.${action}One`, { name: item.name })}
      onClick={() => run(order, action, { places: [place] })}
    >
      {t(`courses.${action}`)}
    </Button>
  );
}
