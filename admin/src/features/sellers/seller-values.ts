import type { NounValues } from '@contracts/noun-contract';
import type { SELLER, SellerDto } from '@contracts/sellers';

export type SellerValues = NounValues<typeof SELLER>;

const LONGEST = 12;

/** A code to begin with: the first name in letters without accents; '' for one that has too few of them. */
export function codeFrom(name: string): string {
  const [first = ''] = name.trim().split(/\s+/);
  const code = first
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, LONGEST);
  return code.length < 3 ? '' : code;
}

/** How far a goal is reached, in percent from 0 to 100; null without one. */
export const goalPercent = ({ goalCents, month }: Pick<SellerDto, 'goalCents' | 'month'>): number | null =>
  goalCents === null ? null : Math.min(100, Math.floor((100 * month.soldCents) / goalCents));
