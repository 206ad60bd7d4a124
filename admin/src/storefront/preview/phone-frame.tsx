import type { ReactNode } from 'react';
import styles from './preview.module.css';
import { StoreFrame } from './store-frame';

interface PhoneFrameProps {
  title: string;
  language: string;
  children: ReactNode;
}

/** A window as wide as a phone. */
export function PhoneFrame(props: PhoneFrameProps) {
  return (
    <div className={styles.phone}>
      <StoreFrame {...props} />
    </div>
  );
}
