import { Star } from 'lucide-react';
import { useId } from 'react';
import { RATING_MAX } from '@domain/feedback/survey';
import { useLocale } from '../i18n/locale';
import styles from './survey.module.css';

interface PartRatingProps {
  label: string;
  value: number | null;
  onRate: (stars: number) => void;
}

/** One to five stars for a part of an order: a group of radio buttons, so that keys and screen readers know it. */
export function PartRating({ label, value, onRate }: PartRatingProps) {
  const { t } = useLocale();
  const name = useId();
  return (
    <fieldset className={styles.rating}>
      <legend>{label}</legend>
      <div className={styles.stars}>
        {Array.from({ length: RATING_MAX }, (_, index) => index + 1).map((stars) => (
          <label key={stars} className={styles.star} data-lit={value !== null && stars <= value}>
            <input
              type="radio"
              name={name}
              aria-label={t.counted('survey.stars', stars)}
              checked={value === stars}
              onChange={() => onRate(stars)}
            />
            <Star size={28} strokeWidth={1.5} aria-hidden />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
