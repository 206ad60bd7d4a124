import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Tone } from '../tokens/tokens';
import { classes } from './classes';
import styles from './tag.module.css';

interface TagProps {
  /** Leave out for a neutral tag. Colour never speaks alone: give an icon with a tone. */
  tone?: Tone;
  icon?: LucideIcon;
  /** Solid colour, for what is late or must be seen from afar. */
  filled?: boolean;
  children: ReactNode;
}

export function Tag({ tone, icon: Icon, filled, children }: TagProps) {
  return (
    <span
      className={classes(styles.tag, tone && styles[tone], filled && styles.filled, !Icon && styles.plain)}
    >
      {Icon && <Icon size={13} strokeWidth={2} aria-hidden />}
      {children}
    </span>
  );
}
