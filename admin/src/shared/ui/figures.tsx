import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from './classes';
import styles from './figures.module.css';

interface FiguresProps {
  label: string;
  /** The columns of the page that has them. */
  className?: string | undefined;
  children: ReactNode;
}

/** Key figures of a page side by side, in one box. */
export const Figures = ({ label, className, children }: FiguresProps) => (
  <section aria-label={label} className={classes(styles.figures, className)}>
    {children}
  </section>
);

interface FigureProps {
  name: string;
  label: string;
  value: ReactNode;
  /** `FigureNote`s. */
  children?: ReactNode;
}

/** A key figure: its label, the value large, and notes below. */
export const Figure = ({ name, label, value, children }: FigureProps) => (
  <dl className={styles.figure} data-figure={name}>
    <dt>{label}</dt>
    <dd className={styles.value}>{value}</dd>
    {children}
  </dl>
);

export const FigureNote = ({ children }: { children: ReactNode }) => (
  <dd className={styles.note}>{children}</dd>
);

interface FigureChangeProps {
  now: number | null;
  before: number | null;
  /** The change in words; null where there is none to tell. */
  words: string | null;
  /** Whether less is better, as with cancellations. */
  lessIsBetter?: boolean | undefined;
}

/** The change of a figure as arrow and words, coloured as better or worse; nothing where it did not change. */
export function FigureChange({ now, before, words, lessIsBetter = false }: FigureChangeProps) {
  if (now === null || before === null || now === before || words === null) return null;
  const Icon = now > before ? ArrowUp : ArrowDown;
  return (
    <span className={styles.change} data-better={now > before !== lessIsBetter}>
      <Icon size={12} strokeWidth={2.25} aria-hidden />
      {words}
    </span>
  );
}
