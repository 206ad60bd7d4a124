import { numberFormat } from './formats';

/** A whole or broken number with the language's separators. */
export function formatNumber(value: number, language: string, digits = 0): string {
  return numberFormat(language, { maximumFractionDigits: digits }).format(value);
}

/** Basis points as a percentage: 9750 is `97.5%`. */
export function formatBps(bps: number, language: string, digits = 1): string {
  return numberFormat(language, { style: 'percent', maximumFractionDigits: digits }).format(bps / 10_000);
}

/** A difference with its sign: `+2`, `−0.5`; zero has none. */
export function formatSigned(value: number, language: string, digits = 0): string {
  return numberFormat(language, { maximumFractionDigits: digits, signDisplay: 'exceptZero' }).format(value);
}

/** A change against before with its sign: `+12%`, `−3%`; null when there was nothing to compare with. */
export function formatChange(now: number, before: number, language: string): string | null {
  if (before === 0) return null;
  const change = (now - before) / before;
  return numberFormat(language, {
    style: 'percent',
    maximumFractionDigits: 0,
    signDisplay: 'exceptZero',
  }).format(change);
}
