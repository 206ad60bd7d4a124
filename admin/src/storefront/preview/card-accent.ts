import { accentOn } from '../theme/contrast';
import { LIGHT } from '../theme/surfaces';

/** The store's colour as it is printed on white, and what is written on it; null where it has none. */
export function printedAccent(color: string | null): { fill: string; onFill: string } | null {
  const accent = accentOn(color, LIGHT);
  return accent && { fill: accent.fill, onFill: accent.onFill };
}
