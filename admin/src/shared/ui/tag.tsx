import { Tag as AntTag } from 'antd';
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

/** antd's tag in the colours of a state. */
export function Tag({ tone, icon: Icon, filled, children }: TagProps) {
  return (
    <AntTag
      bordered={false}
      className={classes(styles.tag, tone && styles[tone], filled && styles.filled)}
      icon={Icon && <Icon size={13} strokeWidth={2} aria-hidden />}
    >
      {children}
    </AntTag>
  );
}
