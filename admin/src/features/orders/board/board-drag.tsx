import {
  DndContext,
  DragOverlay,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
  type DragEndEvent,
  type DraggableSyntheticListeners,
} from '@dnd-kit/core';
import type { OrderCardDto } from '@contracts/orders';
import type { BoardColumn } from '@domain/orders/life-cycle';
import { OrderCard } from '@entities/order/order-card';
import { actionInto } from '@entities/order/order-moves';
import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './board-card.module.css';
import { acceptWords } from './chosen-minutes';
import { SHOWN_COLUMNS } from './board-columns';
import { DropColumns, useDropColumns } from './drop-columns';
import { useOrderActions } from '../actions/order-actions';
import { useIsWorking } from '../actions/use-is-working';
import { serverNow } from '@shared/state/server-clock';
import { useDragWords } from '@shared/ui/drag-words';
import { isPressable } from '@shared/ui/pressable';

/** A press is a press until the pointer has moved this far, or a finger has rested this long. */
const MOUSE = { activationConstraint: { distance: 6 } };
const TOUCH = { activationConstraint: { delay: 220, tolerance: 8 } };

/** A column that is seen whole does not slip away from under a finger that waits in it. */
const EDGES = { threshold: { x: 0.1, y: 0.2 } };

/** Lets cards be dragged into columns, where the life cycle leads there. The keyboard has its own, shorter ways. */
export function BoardDrag({
  orders,
  children,
}: {
  orders: ReadonlyMap<string, OrderCardDto>;
  children: ReactNode;
}) {
  const { t } = useTranslation('orders');
  const { run } = useOrderActions();
  const sensors = useSensors(useSensor(MouseSensor, MOUSE), useSensor(TouchSensor, TOUCH));
  const [dragged, setDragged] = useState<{ id: string; columns: readonly BoardColumn[] } | null>(null);
  const order = dragged && orders.get(dragged.id);

  const begin = (id: string) => {
    const begun = orders.get(id);
    const now = serverNow();
    if (begun) setDragged({ id, columns: SHOWN_COLUMNS.filter((column) => actionInto(begun, column, now)) });
  };
  const end = ({ active, over }: DragEndEvent) => {
    setDragged(null);
    const dropped = orders.get(String(active.id));
    if (!dropped || !over) return;
    const action = actionInto(dropped, over.id as BoardColumn, serverNow());
    if (!action) return;
    // Said and not pressed: dnd-kit keeps the click that follows a drag from everybody.
    run(dropped, action, action === 'accept' ? acceptWords(dropped.id) : undefined);
  };
  const accessibility = useDragWords(t('board.dragHint'));

  return (
    <DndContext
      sensors={sensors}
      autoScroll={EDGES}
      collisionDetection={pointerWithin}
      accessibility={accessibility}
      onDragStart={({ active }) => begin(String(active.id))}
      onDragCancel={() => setDragged(null)}
      onDragEnd={end}
    >
      <DropColumns.Provider value={dragged?.columns ?? null}>{children}</DropColumns.Provider>
      <DragOverlay dropAnimation={null}>
        {order && (
          <div className={styles.dragged}>
            <OrderCard order={order} to="" tabStop={false} />
          </div>
        )}
      </DragOverlay>
    </DndContext>
  );
}

/** A card that can be picked up. What is inside is not drawn again while anything is dragged. */
export function Draggable({ order, children }: { order: OrderCardDto; children: ReactNode }) {
  const { readOnly } = useOrderActions();
  const working = useIsWorking(order.id);
  const { setNodeRef, listeners, isDragging } = useDraggable({
    id: order.id,
    disabled: readOnly || working || order.actions.length === 0,
  });
  return (
    <div
      ref={setNodeRef}
      className={styles.draggable}
      data-dragging={isDragging || undefined}
      {...onCardOnly(listeners)}
    >
      {children}
    </div>
  );
}

/**
 * A card is picked up beside its buttons: dnd-kit keeps the click from a press that rested or slipped, and it would be lost.
 * React tells a card of presses on its menus too, which stand elsewhere in the page: they pick nothing up either.
 */
const onCardOnly = (listeners: DraggableSyntheticListeners) =>
  Object.fromEntries(
    Object.entries(listeners ?? {}).map(([name, begin]) => [
      name,
      (event: SyntheticEvent) => {
        const { target, currentTarget } = event;
        if (!(target instanceof Node && currentTarget.contains(target)) || isPressable(target)) return;
        // dnd-kit types its listeners as any `Function`.
        Reflect.apply(begin, undefined, [event]);
      },
    ]),
  );

/** A column as the place where a card is let go: `yes` where it may go, `here` where it is just over. */
export function useColumnDrop(column: BoardColumn) {
  const allowed = useDropColumns();
  const accepts = allowed?.includes(column) ?? false;
  const { setNodeRef, isOver } = useDroppable({ id: column, disabled: !accepts });
  const state = allowed === null ? undefined : accepts ? (isOver ? 'here' : 'yes') : 'no';
  return [setNodeRef, state] as const;
}
