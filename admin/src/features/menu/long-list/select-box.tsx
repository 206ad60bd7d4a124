import { Checkbox } from 'antd';
import styles from './long-list.module.css';

interface SelectBoxProps {
  label: string;
  checked: boolean;
  /** Some of several, not all. */
  some?: boolean;
  /** `range` is said with the shift key: everything from the one chosen last up to this one. */
  onToggle: (range: boolean) => void;
}

/** Chooses a row, or all of them. */
export function SelectBox({ label, checked, some = false, onToggle }: SelectBoxProps) {
  return (
    <Checkbox
      className={styles.select}
      aria-label={label}
      checked={checked}
      indeterminate={some && !checked}
      onChange={({ nativeEvent }) => onToggle(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
    />
  );
}
