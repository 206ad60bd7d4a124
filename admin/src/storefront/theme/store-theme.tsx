import { useMemo, type CSSProperties, type ReactNode } from 'react';
import { accentOn, type Accent } from './contrast';
import { DARK, LIGHT } from './surfaces';
import styles from './store-theme.module.css';

/** Dresses what is inside in the restaurant's own colour, readable in the light and in the dark theme. */
export function StoreTheme({ color, children }: { color: string | null; children: ReactNode }) {
  const style = useMemo(
    () => ({ ...variables('light', accentOn(color, LIGHT)), ...variables('dark', accentOn(color, DARK)) }),
    [color],
  );
  return (
    <div className={color ? `${styles.theme} ${styles.branded}` : styles.theme} style={style}>
      {children}
    </div>
  );
}

function variables(theme: 'light' | 'dark', accent: Accent | null): CSSProperties {
  if (!accent) return {};
  return Object.fromEntries([
    [`--brand-${theme}-fill`, accent.fill],
    [`--brand-${theme}-on-fill`, accent.onFill],
    [`--brand-${theme}-hover`, accent.hover],
    [`--brand-${theme}-text`, accent.text],
    [`--brand-${theme}-soft`, accent.soft],
  ]);
}
