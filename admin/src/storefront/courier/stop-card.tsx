import { MessageCircle, Navigation, Phone } from 'lucide-react';
import { counted } from '@domain/menu/unit';
import type { CourierStep, CourierStopDto } from '@contracts/courier-page';
import { useLocale } from '../i18n/locale';
import { whatsappLink } from '../menu/whatsapp-link';
import { AtTheDoor } from './at-the-door';
import { Collect } from './collect';
import styles from './courier.module.css';
import { mapLink } from './map-link';

interface StopCardProps {
  tripId: string;
  stop: CourierStopDto;
  press: (step: CourierStep) => void;
  unsent: boolean;
}

const ICON = { size: 20, strokeWidth: 1.5, 'aria-hidden': true } as const;

/** One order of a trip: whom, where to, what to collect, and what became of it. */
export function StopCard({ tripId, stop, press, unsent }: StopCardProps) {
  const { t, clock } = useLocale();
  const { number, state, district, handover, promisedAt, problem } = stop;
  const at = { trip: tripId, order: stop.orderId };
  const address = handover?.address;
  return (
    <li className={styles.stop} data-state={state}>
      <header className={styles.tripHead}>
        <h3>{t('c.order', { number })}</h3>
        {promisedAt && <span>{t('c.promised', { time: clock(promisedAt) })}</span>}
        {unsent && <span className={styles.unsent}>{t('c.waiting')}</span>}
      </header>
      {!handover && <p>{district}</p>}
      {handover && (
        <>
          <p className={styles.name}>{handover.name}</p>
          {address && (
            <p className={styles.address}>
              {address.street}, {address.number}
              {address.complement && ` – ${address.complement}`}
              <br />
              {address.district}, {address.city}
              {address.reference && (
                <>
                  <br />
                  {address.reference}
                </>
              )}
            </p>
          )}
          {handover.notes && <p className={styles.note}>{handover.notes}</p>}
          <ul className={styles.goods}>
            {handover.items.map((item, place) => (
              <li key={place}>
                {counted(item.quantity, item.unit)} {item.name}
                {item.choices && <span>{item.choices}</span>}
                {item.notes && <span>“{item.notes}”</span>}
              </li>
            ))}
          </ul>
          <nav className={styles.links} aria-label={t('c.order', { number })}>
            {address && (
              <a className={styles.button} href={mapLink(address)} target="_blank" rel="noreferrer">
                <Navigation {...ICON} /> {t('c.navigate')}
              </a>
            )}
            <a className={styles.button} href={`tel:${handover.phone}`}>
              <Phone {...ICON} /> {t('c.call')}
            </a>
            <a className={styles.button} href={whatsappLink(handover.phone)} rel="noreferrer">
              <MessageCircle {...ICON} /> {t('c.whatsapp')}
            </a>
          </nav>
          <Collect handover={handover} />
          {problem && <p className={styles.note}>{t(`c.problem.${problem}`)}</p>}
          {(state === 'ON_THE_WAY' || state === 'PROBLEM') && (
            <AtTheDoor at={at} state={state} handover={handover} press={press} />
          )}
          {state === 'RETURNING' && (
            <button
              type="button"
              className={styles.primary}
              onClick={() => press({ action: 'returned', ...at })}
            >
              {t('c.returned')}
            </button>
          )}
        </>
      )}
    </li>
  );
}
