import type { ReactNode } from 'react';
import styles from './form.module.css';

/** Fields side by side, below each other where there is no room. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
