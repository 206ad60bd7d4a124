import { useNotification } from '@refinedev/core';
import type { CourierOnBoard, DeliveryDto, WaitingOrder } from '@contracts/couriers';
import type { OrderCardDto } from '@contracts/orders';
import { hasCapacity, MAX_STOPS } from '@domain/couriers';
import { Alert, Button, Modal, Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AvailabilityTag } from './availability-tag';
import styles from './courier.module.css';
import { useCourierBoard } from './use-courier-board';
import { ApiError } from '@shared/api/error';
import { request } from '@shared/api/request';
import { useFormat } from '@shared/format/context';
import { dialogWidth } from '@shared/tokens/tokens';
import { Skeleton } from '@shared/ui/states';
import { CheckboxGroup } from '@shared/ui/checkbox-group';

type Order = Pick<OrderCardDto, 'id' | 'number' | 'version' | 'branchId'>;

interface AssignDialogProps {
  order: Order;
  onClose: () => void;
  onAssigned?: () => void;
  /** The order leaves with the courier who is chosen, or without one: what happens then. */
  onDispatchAlone?: () => void;
}

/** Whoever is free first: those who are there before those who are under way, and of each whoever carries least. */
const RANK = { AVAILABLE: 0, ON_DELIVERY: 1, OFFLINE: 2 } as const;
const byFreedom = (a: CourierOnBoard, b: CourierOnBoard) =>
  RANK[a.availability] - RANK[b.availability] || a.load - b.load || a.name.localeCompare(b.name);

/** What can leave now first; each as early as it was promised. */
const byReadiness = (a: WaitingOrder, b: WaitingOrder) =>
  Number(b.state === 'READY') - Number(a.state === 'READY') ||
  (a.promisedAt ?? a.placedAt).localeCompare(b.promisedAt ?? b.placedAt);

/** Gives an order to a courier, and others that wait with it: what goes together is one trip. */
export function AssignDialog({ order, onClose, onAssigned, onDispatchAlone }: AssignDialogProps) {
  const { t } = useTranslation('couriers');
  const { open: notify } = useNotification();
  const board = useCourierBoard(order.branchId);
  const dispatch = onDispatchAlone !== undefined;
  const words = dispatch ? 'dispatch' : 'assign';
  const [courierId, setCourierId] = useState<string | null>(null);
  const [along, setAlong] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState<ApiError | null>(null);
  const [busy, setBusy] = useState(false);
  const couriers = (board.data?.couriers ?? []).filter(({ state }) => state === 'ACTIVE').toSorted(byFreedom);
  const others = (board.data?.waiting ?? [])
    .filter(({ id, state }) => id !== order.id && (!dispatch || state === 'READY'))
    .toSorted(byReadiness);
  const chosen = couriers.find(({ id }) => id === courierId);

  const assign = async () => {
    if (!chosen) return;
    setBusy(true);
    setProblem(null);
    const orders = [order, ...others.filter(({ id }) => along.includes(id))];
    try {
      await request<DeliveryDto>('POST', '/api/deliveries', {
        courierId: chosen.id,
        orders: orders.map(({ id, version }) => ({ id, version })),
        ...(dispatch && { dispatch }),
      });
      notify?.({ type: 'success', message: t(`${words}.done`, { name: chosen.name }) });
      onAssigned?.();
      onClose();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error);
      board.refetch();
    } finally {
      setBusy(false);
    }
  };

  return (
    <Modal
      open
      title={t(`${words}.title`, { number: order.number })}
      width={dialogWidth.regular}
      okText={t(`${words}.ok`)}
      okButtonProps={{ disabled: !chosen }}
      confirmLoading={busy}
      onOk={() => void assign()}
      onCancel={onClose}
      footer={(_, { OkBtn, CancelBtn }) => (
        <>
          {dispatch ? (
            <Button
              disabled={busy}
              onClick={() => {
                onClose();
                onDispatchAlone();
              }}
            >
              {t('dispatch.alone')}
            </Button>
          ) : (
            <CancelBtn />
          )}
          <OkBtn />
        </>
      )}
    >
      {problem && <Alert type="error" showIcon role="alert" message={problem.message} />}
      {board.isLoading && <Skeleton lines={3} height={44} />}
      {board.error && !board.data && <Alert type="error" showIcon message={board.error.message} />}
      {board.data && couriers.length === 0 && <p>{t('assign.nobody')}</p>}
      <Radio.Group
        className={styles.choices}
        aria-label={t('assign.who')}
        value={courierId}
        onChange={({ target }) => setCourierId(String(target.value))}
      >
        {couriers.map((courier) => (
          <Radio key={courier.id} value={courier.id} disabled={!hasCapacity(courier, 1 + along.length)}>
            <span className={styles.choice}>
              <span>
                {courier.name} · {t('load', { count: courier.load, most: courier.maxConcurrent })}
              </span>
              <AvailabilityTag availability={courier.availability} />
            </span>
          </Radio>
        ))}
      </Radio.Group>
      {others.length > 0 && <Along orders={others} value={along} onChange={setAlong} />}
      {chosen && !dispatch && (
        <p>{t(chosen.available ? 'assign.asked' : 'assign.given', { name: chosen.name })}</p>
      )}
    </Modal>
  );
}

interface AlongProps {
  orders: readonly WaitingOrder[];
  value: readonly string[];
  onChange: (ids: readonly string[]) => void;
}

function Along({ orders, value, onChange }: AlongProps) {
  const { t } = useTranslation(['couriers', 'order']);
  const { clock } = useFormat();
  return (
    <>
      <p className={styles.title}>{t('assign.along')}</p>
      <CheckboxGroup
        className={styles.choices}
        value={value}
        onChange={onChange}
        options={orders.slice(0, 20).map(({ id, number, district, state, promisedAt }) => ({
          value: id,
          label: [number, district, t(`order:states.${state}`), promisedAt && clock(promisedAt)]
            .filter(Boolean)
            .join(' · '),
          disabled: value.length + 1 >= MAX_STOPS && !value.includes(id),
        }))}
      />
    </>
  );
}
