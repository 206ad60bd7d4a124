import type { LucideIcon } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import styles from './switch.module.css';

interface SwitchProps {
  id?: string;
  /** Drawn to the right; leave out where a form draws it, or give `aria-label`. */
  label?: ReactNode;
  'aria-label'?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean;
  checked?: boolean;
  onChange?: (checked: boolean) => void;
  disabled?: boolean;
}

/** On or off, at once. */
export function Switch({ label, onChange, ...rest }: SwitchProps) {
  return (
    <label className={styles.row}>
      <input
        type="checkbox"
        role="switch"
        className={styles.switch}
        onChange={(event) => onChange?.(event.target.checked)}
        {...rest}
      />
      {label}
    </label>
  );
}

/** Yes or no as part of a form that is sent later. */
export function Checkbox({ label, onChange, ...rest }: SwitchProps) {
  return (
    <label className={styles.row}>
      <input
        type="checkbox"
        className={styles.check}
        onChange={(event) => onChange?.(event.target.checked)}
        {...rest}
      />
      {label}
    </label>
  );
}

interface SegmentedProps<V extends string> {
  label: string;
  /** Null while none of them is chosen. */
  value: V | null;
  onChange: (value: V) => void;
  options: { value: V; label: string; icon?: LucideIcon; count?: number }[];
}

/** One of a few, all in sight. */
export function SegmentedControl<V extends string>({ label, value, onChange, options }: SegmentedProps<V>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={styles.segments}>
      {options.map(({ value: option, label: text, icon: Icon, count }) => (
        <label key={option} className={styles.segment}>
          <input type="radio" name={name} checked={option === value} onChange={() => onChange(option)} />
          {Icon && <Icon size={16} strokeWidth={1.5} aria-hidden />}
          {text}
          {count !== undefined && <span className={styles.count}>{count}</span>}
        </label>
      ))}
    </div>
  );
}
