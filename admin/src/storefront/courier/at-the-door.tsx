import { useState } from 'react';
import type { CourierStep, CourierStopDto } from '@contracts/courier-page';
import { useLocale } from '../i18n/locale';
import styles from './courier.module.css';
import { Otherwise, otherwiseOf, paidOtherwise, type OtherWay } from './paid-otherwise';
import { ProblemChoice } from './problem-choice';

interface AtTheDoorProps {
  at: { trip: string; order: string };
  state: 'ON_THE_WAY' | 'PROBLEM';
  handover: NonNullable<CourierStopDto['handover']>;
  press: (step: CourierStep) => void;
}

/** What can come of standing at a door: handed over, a problem, going on, or going back. */
export function AtTheDoor({ at, state, handover, press }: AtTheDoorProps) {
  const locale = useLocale();
  const { t } = locale;
  const { needsCode, collect } = handover;
  const [code, setCode] = useState('');
  const [other, setOther] = useState<OtherWay | null>(null);
  const paid = other && paidOtherwise(other, collect, locale);
  // By what the courier was told to collect: without a network that may be another sum by the time it arrives.
  const shown = collect.map(({ method, amountCents }) => ({ method, amountCents }));
  const ready = (!needsCode || /^\d{4}$/.test(code)) && (other === null || paid !== null);
  const first = otherwiseOf(handover);
  return (
    <>
      {first && (
        <button
          type="button"
          className={styles.button}
          aria-expanded={other !== null}
          onClick={() => setOther(other ? null : first)}
        >
          {t(other ? 'c.asAgreed' : 'c.otherwise')}
        </button>
      )}
      {other && <Otherwise other={other} handover={handover} onChange={setOther} />}
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
        onClick={() =>
          press({
            ...{ action: 'deliver', ...at, collect: shown },
            ...(needsCode && { code }),
            ...(paid && { paid }),
          })
        }
      >
        {t('c.delivered')}
      </button>
      {state === 'PROBLEM' ? (
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
      ) : (
        <ProblemChoice onProblem={(problem) => press({ action: 'problem', ...at, ...problem })} />
      )}
    </>
  );
}
