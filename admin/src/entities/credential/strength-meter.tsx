import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './password.module.css';
import { strengthOf, type Strength } from './strength';

interface StrengthMeterProps {
  password: string;
  /** What others know of the person. */
  known: readonly string[];
}

/** How hard the password is to guess, as a bar and as a word. Says nothing while nothing is typed or known. */
export function StrengthMeter({ password, known }: StrengthMeterProps) {
  const { t } = useTranslation('form');
  const strength = useStrength(password, known);
  return (
    <div className={styles.meter} data-strength={strength ?? undefined}>
      <span className={styles.bar} aria-hidden>
        {[1, 2, 3, 4].map((step) => (
          <i key={step} data-on={strength !== null && strength >= step ? true : undefined} />
        ))}
      </span>
      <span role="status" className={styles.word}>
        {strength !== null && t(`strength.${strength}`)}
      </span>
    </div>
  );
}

function useStrength(password: string, known: readonly string[]): Strength | null {
  const [strength, setStrength] = useState<Strength | null>(null);
  const words = known.join('\n');
  useEffect(() => {
    let latest = true;
    // Without the estimator there is no meter; the rule itself is the server's to keep.
    const estimated = password === '' ? Promise.resolve(null) : strengthOf(password, words.split('\n'));
    estimated.then(
      (found) => latest && setStrength(found),
      () => latest && setStrength(null),
    );
    return () => {
      latest = false;
    };
  }, [password, words]);
  return strength;
}
