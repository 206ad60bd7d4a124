import { Button } from 'antd';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './filter-chip.module.css';
import { Dropdown } from '../ui/dropdown';

interface FilterChipProps {
  label: string;
  /** What is chosen, in words; null while the filter is off. */
  value: string | null;
  children: (close: () => void) => ReactNode;
}

/** A filter that says what it is set to, and opens to be set. */
export function FilterChip({ label, value, children }: FilterChipProps) {
  return (
    <Dropdown panel={{ 'aria-label': label, className: styles.panel, content: children }}>
      <Button
        size="small"
        shape="round"
        className={styles.chip}
        icon={<ChevronDown size={14} strokeWidth={1.75} aria-hidden />}
        iconPosition="end"
        data-on={value !== null || undefined}
      >
        {value === null ? label : `${label}: ${value}`}
      </Button>
    </Dropdown>
  );
}
