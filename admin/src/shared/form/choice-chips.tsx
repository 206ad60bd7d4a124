import { Checkbox } from 'antd';
import { Check } from 'lucide-react';
import styles from './chips.module.css';

interface ChoiceChipsProps<V extends string> {
  options: { value: V; label: string; /** Heard in place of a short label. */ name?: string }[];
  value?: readonly V[];
  /** The chosen ones, in the order of the options. */
  onChange?: (value: V[]) => void;
  disabled?: boolean;
}

/** Any number of a few, all in sight; stands inside a `FormGroup`. */
export function ChoiceChips<V extends string>({
  options,
  value = [],
  onChange,
  disabled,
}: ChoiceChipsProps<V>) {
  const inOrder = (chosen: V[]) =>
    options.map((option) => option.value).filter((each) => chosen.includes(each));
  return (
    <Checkbox.Group<V>
      className={styles.chips}
      value={[...value]}
      disabled={disabled}
      onChange={(chosen) => onChange?.(inOrder(chosen))}
    >
      {options.map(({ value: option, label, name }) => (
        <Checkbox key={option} value={option} aria-label={name} className={styles.chip}>
          <Check size={14} strokeWidth={2} aria-hidden />
          {label}
        </Checkbox>
      ))}
    </Checkbox.Group>
  );
}
