import { useId, type ReactNode } from 'react';
import styles from './card.module.css';
import { classes } from './classes';

interface CardProps {
  title?: ReactNode;
  /** To the right of the title. */
  actions?: ReactNode;
  /** No padding, for lists and tables that reach the edge. */
  flush?: boolean;
  className?: string;
  children: ReactNode;
}

export function Card({ title, actions, flush, className, children }: CardProps) {
  const id = useId();
  return (
    <section className={classes(styles.card, className)} aria-labelledby={title ? id : undefined}>
      {(title || actions) && (
        <header className={styles.head}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          {actions}
        </header>
      )}
      <div className={classes(styles.body, flush && styles.flush)}>{children}</div>
    </section>
  );
}
