import type { BranchDto } from '@contracts/branches';
import type { OrderCardDto } from '@contracts/orders';
import { useMemo, useRef, useState } from 'react';
import { OrderActionsProvider } from '../../actions/order-actions-provider';
import { AcceptManyDialog } from '../../board/accept-many';
import { BoardSettings, USUAL_PREPARATION_MIN } from '../../board/board-settings';
import { useApi } from '@shared/api/use-api';

interface BulkAcceptProps {
  orders: readonly OrderCardDto[];
  /** @param done whether anything was accepted, or found to be otherwise by now */
  onClose: (done: boolean) => void;
}

/** The dialog of the board, over orders of the list: items and notes are read before they are accepted. */
export function BulkAccept({ orders, onClose }: BulkAcceptProps) {
  const done = useRef(false);
  const [moved, setMoved] = useState<ReadonlyMap<string, OrderCardDto>>(new Map());
  const acceptable = orders
    .map((order) => moved.get(order.id) ?? order)
    .filter(({ actions }) => actions.includes('accept'));
  const [branchId] = useState(orders[0]?.branchId ?? '');
  const { data: branch } = useApi<BranchDto>(`/api/branches/${branchId}`, { enabled: branchId !== '' });
  const settings = useMemo(
    () => ({ preparationMin: branch?.preparationMin ?? USUAL_PREPARATION_MIN, branches: null }),
    [branch?.preparationMin],
  );
  const onCard = (card: OrderCardDto) => {
    done.current = true;
    setMoved((before) => new Map(before).set(card.id, card));
  };
  return (
    <OrderActionsProvider onCard={onCard}>
      <BoardSettings.Provider value={settings}>
        <AcceptManyDialog acceptable={acceptable} close={() => onClose(done.current)} />
      </BoardSettings.Provider>
    </OrderActionsProvider>
  );
}
