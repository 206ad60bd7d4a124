import { Gift } from 'lucide-react';
import type { LoyaltyCardProgram } from '@contracts/loyalty-card';
import { rewardProgress } from '@domain/loyalty/progress';
import { useLocale } from '../i18n/locale';
import { nextWords, promiseWords, stampsOf, unitWords } from './card-words';
import styles from './program-card.module.css';

/** The balance of a customer in a program: the rewards that it buys, the distance to the next one, and the next expiry. */
export function ProgramCard({ program }: { program: LoyaltyCardProgram }) {
  const locale = useLocale();
  const { t, date } = locale;
  const { kind, pending, nextExpiry } = program;
  const next = nextWords(program, locale);
  return (
    <div className={styles.program}>
      <Balance program={program} />
      {rewardProgress(program).affordable.map(({ id, name }) => (
        <p key={id} className={styles.ready}>
          <Gift size={20} strokeWidth={1.5} aria-hidden /> {t('loyalty.ready', { reward: name })}
        </p>
      ))}
      {next && <p className={styles.next}>{next}</p>}
      {pending > 0 && <p>{t('loyalty.pending', { units: unitWords(kind, pending, locale) })}</p>}
      {nextExpiry && (
        <p>
          {t('loyalty.expiry', {
            units: unitWords(kind, nextExpiry.amount, locale),
            // A day has no time zone: noon in London is the same day in all of America and Europe.
            date: date(`${nextExpiry.lastDay}T12:00:00Z`),
          })}
        </p>
      )}
    </div>
  );
}

function Balance({ program }: { program: LoyaltyCardProgram }) {
  const locale = useLocale();
  const { t, money } = locale;
  const { kind, available, pending } = program;
  const all = stampsOf(program);
  if (kind === 'CASHBACK')
    return (
      <p>
        <strong className={styles.balance}>{money(available)}</strong> {t('loyalty.spendable')}
      </p>
    );
  const units = unitWords(kind, available, locale);
  if (all === null) return <strong className={styles.balance}>{units}</strong>;
  const fill = (place: number) =>
    place < available ? 'full' : place < available + pending ? 'pending' : 'empty';
  return (
    <>
      <div className={styles.stamps} role="img" aria-label={t('loyalty.progress', { have: available, all })}>
        {Array.from({ length: all }, (_, place) => (
          <span key={place} className={styles.stamp} data-is={fill(place)} />
        ))}
      </div>
      {available > all && <strong>{units}</strong>}
    </>
  );
}

/** How a program works, for somebody of whom nothing is known. */
export function ProgramPromise({ program }: { program: LoyaltyCardProgram }) {
  const locale = useLocale();
  return (
    <div className={styles.program}>
      {promiseWords(program, locale).map((words) => (
        <p key={words}>{words}</p>
      ))}
    </div>
  );
}
