import type { OrderCardDto } from '@contracts/orders';
import { OrderCard } from '@entities/order/order-card';
import { isRinging, primaryAction } from '@entities/order/order-moves';
import { memo } from 'react';
import { AcceptControl } from './accept-control';
import { Draggable } from './board-drag';
import { useBoardSettings } from './board-settings';
import { useIsActive } from './board-focus';
import styles from './board-card.module.css';
import { InItsBranch } from './in-its-branch';
import { useIsCalling } from './last-calls';
import { SilenceButton } from './silence-button';
import { ActionButton } from '../actions/action-button';
import { OrderMenu } from '../actions/order-menu';
import { useIsWorking } from '../actions/use-is-working';
import { orders } from '../orders.feature';
import { fillPath } from '@shared/routing/path';

interface BoardCardProps {
  order: OrderCardDto;
  /** The first of its column: where Tab arrives while the keyboard is on no card of it. */
  first: boolean;
  compact: boolean;
}

/** A card of the board: drawn again only when its own order changes. */
export const BoardCard = memo(function BoardCard({ order, first, compact }: BoardCardProps) {
  const branch = useBoardSettings().branches?.get(order.branchId);
  return (
    <li className={styles.place} data-order={order.id}>
      <Draggable order={order}>
        <InItsBranch branch={branch}>
          <CardContent order={order} first={first} compact={compact} />
        </InItsBranch>
      </Draggable>
    </li>
  );
});

const CardContent = memo(function CardContent({ order, first, compact }: BoardCardProps) {
  const active = useIsActive(order.id);
  const working = useIsWorking(order.id);
  const tabStop = active || first;
  const primary = primaryAction(order);
  const calling = useIsCalling(order);
  const { branches } = useBoardSettings();
  return (
    <div className={styles.card} data-working={working || undefined}>
      <OrderCard
        order={order}
        branchName={branches?.get(order.branchId)?.name}
        to={fillPath(orders.paths.show, { id: order.id })}
        tabStop={tabStop}
        compact={compact}
        calling={calling}
        tools={
          <>
            {(calling || (isRinging(order) && primary !== 'acknowledge')) && (
              <SilenceButton order={order} calling={calling} tabStop={tabStop} />
            )}
            <OrderMenu order={order} primary={primary} tabStop={tabStop} />
          </>
        }
      >
        {primary === 'accept' && <AcceptControl order={order} tabStop={tabStop} />}
        {primary && primary !== 'accept' && (
          <ActionButton order={order} action={primary} tabStop={tabStop} primary />
        )}
      </OrderCard>
    </div>
  );
});
