import { Tag as AntTag } from 'antd';
import type { LucideIcon } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { font, type Tone } from '../tokens/tokens';

/** Icon and colour of a state, as the props of its tag. */
export type TagLook = Pick<TagProps, 'icon' | 'tone'>;

interface TagProps {
  /** Leave out for a neutral tag. Colour never speaks alone: give an icon with a tone. */
  tone?: Tone;
  icon?: LucideIcon;
  /** Solid colour, for what is late or must be seen from afar. */
  filled?: boolean;
  children: ReactNode;
}

const SHAPE: CSSProperties = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 5,
  minHeight: 22,
  margin: 0,
  paddingInline: 9,
  fontWeight: font.weight.medium,
};

const colorsOf = (tone: Tone, filled: boolean): CSSProperties => ({
  background: `var(--${tone}-${filled ? 'solid' : 'soft'})`,
  color: `var(--${tone}-${filled ? 'on-solid' : 'text'})`,
});

/** antd's tag in the colours of a state. */
export function Tag({ tone, icon: Icon, filled = false, children }: TagProps) {
  return (
    <AntTag
      bordered={false}
      style={{ ...SHAPE, ...(tone && colorsOf(tone, filled)) }}
      icon={Icon && <Icon size={13} strokeWidth={2} style={{ flex: 'none' }} aria-hidden />}
    >
      {children}
    </AntTag>
  );
}
