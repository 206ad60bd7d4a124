import type { CourierStep, CourierTripDto } from '@contracts/courier-page';
import { useLocale } from '../i18n/locale';
import { Countdown } from './countdown';
import styles from './courier.module.css';
import { StopCard } from './stop-card';

interface TripCardProps {
  trip: CourierTripDto;
  press: (step: CourierStep) => void;
  isUnsent: (orderId?: string) => boolean;
}

/** A trip: asked for, to be picked up, or under way, with its stops in their order. */
export function TripCard({ trip, press, isUnsent }: TripCardProps) {
  const { t } = useLocale();
  const { id, state, stops, offerEndsAt } = trip;
  const isOffer = state === 'OFFERED';
  const late = stops.filter(
    (stop) => stop.state === 'WAITING' && !['READY', 'RETURNING'].includes(stop.orderState),
  );
  const title = isOffer ? t('c.offer') : isKnown(state) ? t(`c.state.${state}`) : '';
  return (
    <section className={styles.trip} data-state={state} aria-label={title}>
      <header className={styles.tripHead}>
        <h2>{title}</h2>
        {isOffer && offerEndsAt && <Countdown key={offerEndsAt} until={offerEndsAt} />}
        {isUnsent() && <span className={styles.unsent}>{t('c.waiting')}</span>}
      </header>
      <ol className={styles.stops}>
        {stops.map((stop) => (
          <StopCard
            key={stop.orderId}
            tripId={id}
            stop={stop}
            press={press}
            unsent={isUnsent(stop.orderId)}
          />
        ))}
      </ol>
      {isOffer && (
        <div className={styles.pair}>
          <button
            type="button"
            className={styles.button}
            onClick={() => press({ action: 'reject', trip: id })}
          >
            {t('c.reject')}
          </button>
          <button
            type="button"
            className={styles.primary}
            onClick={() => press({ action: 'accept', trip: id })}
          >
            {t('c.accept')}
          </button>
        </div>
      )}
      {state === 'ACCEPTED' && (
        <>
          {late.length > 0 && (
            <p>{t('c.notReady', { numbers: late.map(({ number }) => number).join(', ') })}</p>
          )}
          <button
            type="button"
            className={styles.primary}
            disabled={late.length > 0}
            onClick={() => press({ action: 'pick-up', trip: id })}
          >
            {t('c.pickUp')}
          </button>
        </>
      )}
    </section>
  );
}

const KNOWN = ['ACCEPTED', 'PICKED_UP', 'PROBLEM', 'RETURNING', 'DELIVERED', 'RETURNED'] as const;
const isKnown = (state: string): state is (typeof KNOWN)[number] => KNOWN.some((each) => each === state);
