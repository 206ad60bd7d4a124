import { Button } from 'antd';
import type { ReactNode } from 'react';
import styles from './row-button.module.css';

/** What a row is called, which opens it: in several lines where one has no room. */
export function RowButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <Button type="link" className={styles.button} onClick={onClick}>
      {children}
    </Button>
  );
}
