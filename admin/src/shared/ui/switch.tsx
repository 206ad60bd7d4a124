import { Checkbox as AntCheckbox, Segmented, Switch as AntSwitch } from 'antd';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
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
  const control = <AntSwitch onChange={(checked) => onChange?.(checked)} {...rest} />;
  if (!label) return control;
  return (
    <label className={styles.row}>
      {control}
      {label}
    </label>
  );
}

/** Yes or no as part of a form that is sent later. */
export function Checkbox({ label, onChange, ...rest }: SwitchProps) {
  return (
    <AntCheckbox onChange={(event) => onChange?.(event.target.checked)} {...rest}>
      {label}
    </AntCheckbox>
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
  return (
    <Segmented<V | null>
      aria-label={label}
      value={value}
      onChange={(chosen) => chosen !== null && onChange(chosen)}
      options={options.map(({ value: option, label: text, icon: Icon, count }) => ({
        value: option,
        label: (
          <span className={styles.segment}>
            {Icon && <Icon size={16} strokeWidth={1.5} aria-hidden />}
            {text}
            {count !== undefined && <span className={styles.count}>{count}</span>}
          </span>
        ),
      }))}
    />
  );
}
