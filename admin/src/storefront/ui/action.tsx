import type { ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './action.module.css';

interface ActionProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  kind?: 'primary' | 'plain' | 'quiet' | 'danger';
  /** Stands at the far end, such as a price. */
  end?: ReactNode;
  /** Takes the whole width. */
  wide?: boolean;
}

/** A button for thumbs: never under 44 px. */
export function Action({ kind = 'plain', end, wide = false, children, className, ...button }: ActionProps) {
  const classes = [
    styles.action,
    styles[kind],
    wide && styles.wide,
    end !== undefined && styles.withEnd,
    className,
  ];
  return (
    <button type="button" {...button} className={classes.filter(Boolean).join(' ')}>
      <span className={styles.label}>{children}</span>
      {end !== undefined && <span className={styles.end}>{end}</span>}
    </button>
  );
}
