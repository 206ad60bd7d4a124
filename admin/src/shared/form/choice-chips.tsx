import { Check } from 'lucide-react';
import styles from './chips.module.css';

interface ChoiceChipsProps<V extends string> {
  options: { value: V; label: string; /** Heard in place of a short label. */ name?: string }[];
  value: readonly V[];
  /** The chosen ones, in the order of the options. */
  onChange: (value: V[]) => void;
  disabled?: boolean;
}

/** Any number of a few, all in sight; stands inside a `GroupField`. */
export function ChoiceChips<V extends string>({ options, value, onChange, disabled }: ChoiceChipsProps<V>) {
  const toggle = (option: V, on: boolean) =>
    onChange(
      options.map(({ value: each }) => each).filter((each) => (each === option ? on : value.includes(each))),
    );
  return (
    <div className={styles.chips}>
      {options.map(({ value: option, label, name }) => (
        <label key={option} className={styles.chip}>
          <input
            type="checkbox"
            aria-label={name}
            checked={value.includes(option)}
            disabled={disabled}
            onChange={(event) => toggle(option, event.target.checked)}
          />
          <Check size={14} strokeWidth={2} aria-hidden />
          {label}
        </label>
      ))}
    </div>
  );
}
