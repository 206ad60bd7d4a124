import type { DeliveryDto } from '@contracts/couriers';
import type { SettlementSums } from '@domain/couriers';
import { useTranslation } from 'react-i18next';
import styles from './settlements.module.css';
import { Money } from '@entities/money/money';
import { useFormat } from '@shared/format/context';

interface SettlementSheetProps {
  sums: SettlementSums;
  trips: readonly DeliveryDto[];
  leftOff?: number;
}

const LINES = ['earnedCents', 'tipsCents', 'cashCents', 'changeCents', 'cashDueCents'] as const;

/** What a settlement is made of: the sums, and under them each trip. */
export function SettlementSheet({ sums, trips, leftOff = 0 }: SettlementSheetProps) {
  const { t } = useTranslation('couriers');
  const { moment } = useFormat();
  return (
    <>
      <dl className={styles.sums}>
        <div>
          <dt>{t('sums.deliveries')}</dt>
          <dd className="figures">{sums.deliveries}</dd>
        </div>
        {LINES.map((key) => (
          <div key={key}>
            <dt>{t(`sums.${key}`)}</dt>
            <dd>
              <Money cents={sums[key]} />
            </dd>
          </div>
        ))}
        <div className={styles.balance}>
          <dt>{t(sums.balanceCents < 0 ? 'sums.handsIn' : 'sums.isPaid')}</dt>
          <dd>
            <Money cents={Math.abs(sums.balanceCents)} />
          </dd>
        </div>
      </dl>
      {trips.length === 0 && <p>{t('settle.empty')}</p>}
      <ul className={styles.trips}>
        {trips.map((trip) => (
          <li key={trip.id}>
            <span>
              <b>{trip.stops.map(({ orderNumber }) => orderNumber).join(', ')}</b>{' '}
              {trip.endedAt && moment(trip.endedAt)}
            </span>
            <span>
              <Money cents={trip.earnedCents + trip.tipCents} /> · {t('sums.cash')}{' '}
              <Money cents={trip.cashCents - trip.changeCents} />
            </span>
          </li>
        ))}
      </ul>
      {leftOff > 0 && <p>{t('settle.leftOff', { count: leftOff })}</p>}
    </>
  );
}
