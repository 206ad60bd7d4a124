import { measured, type ProductUnit } from '@domain/menu/unit';
import { Trash2 } from 'lucide-react';
import { useLocale } from '../i18n/locale';
import { Icon } from './icon';
import styles from './stepper.module.css';

interface StepperProps {
  /** What is counted, for those who hear the page. */
  label: string;
  value: number;
  /** What one of it is. */
  unit?: ProductUnit;
  min?: number;
  max: number;
  /** The step to nothing takes it away, and is shown so. */
  removes?: boolean;
  onChange: (value: number) => void;
}

export function Stepper({
  label,
  value,
  unit = 'UN',
  min = 0,
  max,
  removes = false,
  onChange,
}: StepperProps) {
  const { t } = useLocale();
  const takesAway = removes && value === 1;
  return (
    <div className={styles.stepper} role="group" aria-label={label}>
      <button
        type="button"
        aria-label={takesAway ? t('step.remove', { name: label }) : t('step.less', { name: label })}
        disabled={value <= min}
        onClick={() => onChange(value - 1)}
      >
        {takesAway ? <Trash2 size={18} strokeWidth={1.5} aria-hidden /> : <Icon sign="minus" size={18} />}
      </button>
      <output className={styles.value}>{measured(value, unit)}</output>
      <button
        type="button"
        aria-label={t('step.more', { name: label })}
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
      >
        <Icon sign="plus" size={18} />
      </button>
    </div>
  );
}
