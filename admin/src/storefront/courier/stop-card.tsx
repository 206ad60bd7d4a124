import { MessageCircle, Navigation, Phone } from 'lucide-react';
import { useState } from 'react';
import type { CourierStep, CourierStopDto } from '@contracts/courier-page';
import { PROBLEM_CODES } from '@domain/couriers/courier';
import { useLocale } from '../i18n/locale';
import { whatsappLink } from '../menu/whatsapp-link';
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
          <p className={styles.items}>
            {handover.items.map(({ quantity, name }) => `${quantity}× ${name}`).join(' · ')}
          </p>
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
          <Collect collect={handover.collect} />
          {problem && <p className={styles.note}>{t(`c.problem.${problem}`)}</p>}
          {(state === 'ON_THE_WAY' || state === 'PROBLEM') && (
            <AtTheDoor at={at} state={state} needsCode={handover.needsCode} press={press} />
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

interface AtTheDoorProps {
  at: { trip: string; order: string };
  state: 'ON_THE_WAY' | 'PROBLEM';
  needsCode: boolean;
  press: (step: CourierStep) => void;
}

/** What can come of standing at a door: handed over, a problem, going on, or going back. */
function AtTheDoor({ at, state, needsCode, press }: AtTheDoorProps) {
  const { t } = useLocale();
  const [code, setCode] = useState('');
  const [asking, setAsking] = useState(false);
  const ready = !needsCode || /^\d{4}$/.test(code);
  return (
    <>
      {needsCode && (
        <label className={styles.code}>
          <span>{t('c.code')}</span>
          <input
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            value={code}
            onChange={({ target }) => setCode(target.value.replace(/\D/g, ''))}
          />
        </label>
      )}
      <button
        type="button"
        className={styles.primary}
        disabled={!ready}
        onClick={() => press({ action: 'deliver', ...at, ...(needsCode && { code }) })}
      >
        {t('c.delivered')}
      </button>
      {state === 'PROBLEM' && (
        <div className={styles.pair}>
          <button
            type="button"
            className={styles.button}
            onClick={() => press({ action: 'turn-back', ...at })}
          >
            {t('c.turnBack')}
          </button>
          <button
            type="button"
            className={styles.button}
            onClick={() => press({ action: 'carry-on', ...at })}
          >
            {t('c.carryOn')}
          </button>
        </div>
      )}
      {state === 'ON_THE_WAY' && (
        <button
          type="button"
          className={styles.button}
          aria-expanded={asking}
          onClick={() => setAsking(!asking)}
        >
          {t(asking ? 'c.close' : 'c.problem')}
        </button>
      )}
      {asking && state === 'ON_THE_WAY' && (
        <div className={styles.problems}>
          {PROBLEM_CODES.map((problem) => (
            <button
              key={problem}
              type="button"
              className={styles.button}
              onClick={() => {
                setAsking(false);
                press({ action: 'problem', ...at, problem });
              }}
            >
              {t(`c.problem.${problem}`)}
            </button>
          ))}
        </div>
      )}
    </>
  );
}
