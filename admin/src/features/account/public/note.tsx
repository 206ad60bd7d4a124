import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './public.module.css';

/** Something to know before typing. */
export function Note({ children }: { children: ReactNode }) {
  return (
    <p className={styles.note} role="status">
      <Info size={16} strokeWidth={1.75} aria-hidden />
      <span>{children}</span>
    </p>
  );
}
