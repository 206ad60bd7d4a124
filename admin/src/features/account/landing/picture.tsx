import { currentLanguage } from '@entities/language/language';
import type { Language } from '@entities/session/session-types';
import { useTheme } from '@shared/tokens/theme';

type Theme = 'light' | 'dark';
interface Shape {
  width: number;
  height: number;
  themes: readonly Theme[];
}

/** Taken from the product by `e2e/pictures/take.mjs`, which has the same sizes. */
const SHAPES = {
  board: { width: 1280, height: 760, themes: ['light', 'dark'] },
  kitchen: { width: 900, height: 600, themes: ['dark'] },
  store: { width: 390, height: 780, themes: ['light', 'dark'] },
} as const satisfies Record<string, Shape>;

const files = import.meta.glob<string>('./pictures/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

export const addressOf = (name: keyof typeof SHAPES, language: Language, theme: Theme) =>
  files[`./pictures/${name}.${language}.${theme}.webp`];

interface PictureProps {
  name: keyof typeof SHAPES;
  alt: string;
  className?: string;
  /** In sight at once: asked for first. */
  first?: boolean;
}

/** A screen of the product as it looks in the reader's language and theme. */
export function Picture({ name, alt, className, first }: PictureProps) {
  const { width, height, themes }: Shape = SHAPES[name];
  const theme = useTheme() === 'light' && themes.includes('light') ? 'light' : 'dark';
  return (
    <img
      src={addressOf(name, currentLanguage(), theme)}
      alt={alt}
      width={width}
      height={height}
      className={className}
      loading={first ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}
