import { Store } from 'lucide-react';
import styles from './branch-name.module.css';

/** Whose something is, where things of several branches stand together: each has an order 001 of its own. */
export function BranchName({ children }: { children: string }) {
  return (
    <span className={styles.branch}>
      <Store size={14} strokeWidth={1.75} aria-hidden />
      <span className={styles.name}>{children}</span>
    </span>
  );
}
