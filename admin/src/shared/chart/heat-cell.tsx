import type { ReactNode } from 'react';
import styles from './heat-map.module.css';

/** Steps of the scale on which either text or ground can be read; the fourth is too near to both. */
const STEPS = [1, 2, 3, 5, 6] as const;

interface HeatCellProps {
  value: number;
  /** The highest value of the table, > 0. */
  most: number;
  title?: string;
  children: ReactNode;
}

/** A cell of a table whose cells are darker the higher their value is; 0 has no colour. */
export function HeatCell({ value, most, title, children }: HeatCellProps) {
  const step = STEPS[Math.ceil((value * STEPS.length) / most) - 1];
  return (
    <td
      className={styles.cell}
      data-step={step}
      title={title}
      style={step && { background: `var(--chart-scale-${step})` }}
    >
      {children}
    </td>
  );
}
