import type { CourierOnBoard } from '@contracts/couriers';
import { Bike } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CourierCard } from './courier-card';
import styles from './now.module.css';
import { WaitingOrders } from './waiting-orders';
import { useCourierBoard } from '@entities/courier/use-courier-board';
import { useMay } from '@entities/session/use-may';
import { EmptyState, ErrorState, Skeleton } from '@shared/ui/states';

// With controls that the board has no other use for: they come when they are opened.
const CourierDrawer = lazy(async () => ({ default: (await import('../courier-drawer')).CourierDrawer }));
const SettleDrawer = lazy(async () => ({
  default: (await import('../settlements/settle-drawer')).SettleDrawer,
}));

/**
 * Waiting orders stand first, then the couriers who could carry them. The drawers stand beside the board, not at a courier's card: a card that goes
 * while the board is read again takes nothing along that is typed.
 */
export function NowTab({ branchId }: { branchId: string }) {
  const board = useCourierBoard(branchId);
  const [editing, setEditing] = useState<CourierOnBoard | null>(null);
  const [settling, setSettling] = useState<CourierOnBoard | null>(null);
  const asNow = (courier: CourierOnBoard) =>
    board.data?.couriers.find(({ id }) => id === courier.id) ?? courier;
  return (
    <>
      <Board branchId={branchId} board={board} onEdit={setEditing} onSettle={setSettling} />
      <Suspense fallback={null}>
        {editing && (
          <CourierDrawer
            branchId={branchId}
            courier={editing}
            onClose={() => {
              setEditing(null);
              board.refetch();
            }}
          />
        )}
        {settling && <SettleDrawer courier={asNow(settling)} onClose={() => setSettling(null)} />}
      </Suspense>
    </>
  );
}

interface BoardProps {
  branchId: string;
  board: ReturnType<typeof useCourierBoard>;
  onEdit: (courier: CourierOnBoard) => void;
  onSettle: (courier: CourierOnBoard) => void;
}

function Board({ branchId, board: { data, error, isLoading, refetch }, onEdit, onSettle }: BoardProps) {
  const { t } = useTranslation(['couriers', 'navigation']);
  const mayEdit = useMay('couriers', 'edit');
  if (error && !data) return <ErrorState error={error} onRetry={refetch} />;
  if (isLoading || !data) return <Skeleton lines={6} height={56} />;
  if (data.couriers.length === 0)
    return (
      <EmptyState
        icon={Bike}
        title={t('empty')}
        text={t('emptyText')}
        action={mayEdit && <Link to="?new=1">{t('navigation:create.couriers')}</Link>}
      />
    );
  return (
    <div className={styles.now}>
      {data.waiting.length > 0 && (
        <WaitingOrders orders={data.waiting} branchId={branchId} mayAssign={mayEdit} />
      )}
      <ul className={styles.cards} aria-label={t('tabs.now')}>
        {data.couriers.map((courier) => (
          <li key={courier.id}>
            <CourierCard
              courier={courier}
              mayEdit={mayEdit}
              onEdit={() => onEdit(courier)}
              onSettle={() => onSettle(courier)}
              onChanged={refetch}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
