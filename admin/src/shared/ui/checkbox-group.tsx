import { Checkbox } from 'antd';
import { classes } from './classes';

interface CheckboxOption<V> {
  value: V;
  label: string;
  disabled?: boolean;
  /** The whole word, where the label is short for it. */
  'aria-label'?: string;
}

interface CheckboxGroupProps<V> {
  options: readonly CheckboxOption<V>[];
  className?: string;
  // Told by antd's `Form.Item` to the control in it.
  id?: string;
  value?: readonly V[];
  onChange?: (value: V[]) => void;
}

/**
 * Several of a few, in the order of the options. Not antd's `Checkbox.Group`: that of antd 5 keeps a copy of its value, renewed
 * in an effect, so of two presses that wait while the page is busy the second undoes the first. antd 6 has mended it.
 */
export function CheckboxGroup<V extends string | number>({
  options,
  className,
  id,
  value = [],
  onChange,
}: CheckboxGroupProps<V>) {
  const toggle = (toggled: V, checked: boolean) =>
    onChange?.(
      options
        .map((option) => option.value)
        .filter((each) => (each === toggled ? checked : value.includes(each))),
    );
  return (
    <div id={id} className={classes('ant-checkbox-group', className)}>
      {options.map((option) => (
        <Checkbox
          key={option.value}
          aria-label={option['aria-label']}
          checked={value.includes(option.value)}
          disabled={option.disabled}
          onChange={({ target }) => toggle(option.value, target.checked)}
        >
          {option.label}
        </Checkbox>
      ))}
    </div>
  );
}
