import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './banner.module.css';

interface BannerProps {
  icon: LucideIcon;
  tone: 'waiting' | 'cancelled';
  children: ReactNode;
  action?: ReactNode;
}

/** Something about the whole screen that a person has to know now. */
export function Banner({ icon: Icon, tone, children, action }: BannerProps) {
  return (
    <div className={styles.banner} data-tone={tone} role="status">
      <Icon size={18} strokeWidth={1.75} aria-hidden />
      <span className={styles.words}>{children}</span>
      {action}
    </div>
  );
}
