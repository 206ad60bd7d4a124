import type { CourierOnBoard, DeliveryDto, StopDto } from '@contracts/couriers';
import { isBeforePickUp } from '@domain/couriers';
import { Button, Switch } from 'antd';
import { HandCoins, Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './now.module.css';
import { useCourierActions } from './use-courier-actions';
import { CourierLink } from '../courier-link';
import { AvailabilityTag } from '@entities/courier/availability-tag';
import { RefusedStops } from '@entities/courier/refused-stops';
import { Money } from '@entities/money/money';
import { Card } from '@shared/ui/card';

interface CourierCardProps {
  courier: CourierOnBoard;
  mayEdit: boolean;
  onEdit: () => void;
  onSettle: () => void;
  onChanged: () => void;
}

/** One courier: whether they are free, what they carry, what they owe and are owed. */
export function CourierCard({ courier, mayEdit, onEdit, onSettle, onChanged }: CourierCardProps) {
  const { t } = useTranslation('couriers');
  const actions = useCourierActions(onChanged);
  const { name, kind, vehicle, load, maxConcurrent, trips, open } = courier;
  return (
    <Card>
      <article className={styles.card} aria-label={name}>
        <header className={styles.head}>
          <h2 className={styles.name}>{name}</h2>
          <span className={styles.row}>
            <AvailabilityTag availability={courier.availability} />
            {mayEdit && (
              <Button
                type="text"
                aria-label={t('editName', { name })}
                title={t('editName', { name })}
                icon={<Pencil size={16} strokeWidth={1.5} aria-hidden />}
                onClick={onEdit}
              />
            )}
          </span>
        </header>
        <p className={styles.quiet}>
          {[
            t(`kinds.${kind}`),
            t(`vehicles.${vehicle}`),
            t('load', { count: load, most: maxConcurrent }),
            ...(courier.state === 'PAUSED' ? [t('states.PAUSED')] : []),
          ].join(' · ')}
        </p>
        {trips.length > 0 && (
          <ul className={styles.trips} aria-label={t('trips', { name })}>
            {trips.map((trip) => (
              <Trip
                key={trip.id}
                trip={trip}
                mayEdit={mayEdit}
                withdraw={() => void actions.withdraw(trip)}
                receive={(stop) => void actions.receive(trip, stop)}
              />
            ))}
          </ul>
        )}
        <dl className={styles.money}>
          <div>
            <dt>{t('sums.earned')}</dt>
            <dd>
              <Money cents={open.earnedCents + open.tipsCents} />
            </dd>
          </div>
          <div>
            <dt>{t(open.balanceCents > 0 ? 'sums.isPaid' : 'sums.handsIn')}</dt>
            <dd>
              <Money cents={Math.abs(open.balanceCents)} />
            </dd>
          </div>
        </dl>
        {mayEdit && (
          <footer className={styles.foot}>
            <label>
              <Switch
                checked={courier.available}
                loading={actions.isBusy}
                disabled={courier.state !== 'ACTIVE'}
                aria-label={t('there.label', { name })}
                onChange={(available) => void actions.setAvailable(courier, available)}
              />
              {t(courier.available ? 'there.on' : 'there.off')}
            </label>
            <Button icon={<HandCoins size={16} strokeWidth={1.5} aria-hidden />} onClick={onSettle}>
              {t('settle.open')}
            </Button>
            <CourierLink courier={courier} onRenewed={onChanged} />
          </footer>
        )}
      </article>
    </Card>
  );
}

interface TripProps {
  trip: DeliveryDto;
  mayEdit: boolean;
  withdraw: () => void;
  /** What was brought back of a stop is in the house. */
  receive: (stop: StopDto) => void;
}

function Trip({ trip, mayEdit, withdraw, receive }: TripProps) {
  const { t } = useTranslation('couriers');
  const state = t(`deliveryStates.${trip.state}`);
  /** What is so of the stop and not said of the whole trip already. */
  const more = ({ problem, note, state: own }: StopDto) => {
    const words = problem ? t(`problems.${problem}`) : t(`stops.${own}`);
    return note ? `${words}: ${note}` : words === state ? null : words;
  };
  return (
    <li className={styles.trip}>
      <div className={styles.row}>
        <b>{state}</b>
        {mayEdit && isBeforePickUp(trip.state) && (
          <Button size="small" type="text" onClick={withdraw}>
            {t('withdraw')}
          </Button>
        )}
      </div>
      {trip.stops.map((stop) => (
        <div key={stop.orderId} className={styles.stop}>
          <span>
            {stop.orderNumber} {stop.district}
          </span>
          <span>{more(stop)}</span>
          {mayEdit && stop.state === 'RETURNING' && (
            <Button
              size="small"
              aria-label={t('isBack', { number: stop.orderNumber })}
              onClick={() => receive(stop)}
            >
              {t('back')}
            </Button>
          )}
        </div>
      ))}
      <RefusedStops stops={trip.stops} />
    </li>
  );
}
