import type { ReactNode } from 'react';
import { Icon } from './icon';
import styles from './notice.module.css';

interface NoticeProps {
  kind: 'info' | 'warning' | 'error';
  children: ReactNode;
  /** What can be done about it. */
  action?: ReactNode;
}

/** Something the customer should know, said where it matters. Errors are announced at once. */
export function Notice({ kind, children, action }: NoticeProps) {
  return (
    <div className={`${styles.notice} ${styles[kind]}`} role={kind === 'error' ? 'alert' : 'status'}>
      <Icon sign={kind} className={styles.icon} />
      <div className={styles.words}>{children}</div>
      {action}
    </div>
  );
}
