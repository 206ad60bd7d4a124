import type { OrderCardDto } from '@contracts/orders';
import { Bike, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './courier.module.css';

/** Whose an order is to carry, and how far that is settled; nothing where nobody was asked. */
export function CourierLine({
  order: { courier, state },
}: {
  order: Pick<OrderCardDto, 'courier' | 'state'>;
}) {
  const { t } = useTranslation('couriers');
  if (!courier) return null;
  const { trip } = courier;
  const isOver = state === 'DELIVERED' || state === 'CONCLUDED';
  const isOut = state === 'DISPATCHED' || state === 'RETURNING';
  const words = isOver ? 'DELIVERED' : trip === 'ACCEPTED' && isOut ? 'ON_THE_WAY' : trip;
  const Icon = trip === 'PROBLEM' || trip === 'UNASSIGNED' ? TriangleAlert : Bike;
  return (
    <p className={styles.line} data-trip={words}>
      <Icon size={14} strokeWidth={2} aria-hidden />
      {courier.name && <b>{courier.name}</b>}
      <span>{t(`line.${words}`)}</span>
    </p>
  );
}
