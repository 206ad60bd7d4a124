import type { LoyaltyCardDto, LoyaltyCardProgram } from '@contracts/loyalty-card';
import { HOUR_MS } from '@domain/time';
import { createLocale } from '../../src/storefront/i18n/locale';
import { words as menuWords } from '../../src/storefront/i18n/words/en/menu';
import { words as orderWords } from '../../src/storefront/i18n/words/en/order';

export const locale = createLocale(
  'en',
  { ...menuWords, ...orderWords },
  { country: 'BR', currency: 'BRL', timezone: 'America/Sao_Paulo' },
);

/** A program of stamps, one for each order, ten of which buy a dessert. */
export const program = (more: Partial<LoyaltyCardProgram> = {}): LoyaltyCardProgram => ({
  ...{ programId: 'club', name: 'The Club', kind: 'STAMPS', earnPer: 'PER_ORDER', every: 1, gives: 1 },
  ...{ minOrderCents: 0, earning: true, available: 0, pending: 0, debt: 0, nextExpiry: null },
  cashbackCents: 0,
  rewards: [reward({ missing: 10, affordable: false })],
  ...more,
});

export const reward = (
  more: Partial<LoyaltyCardProgram['rewards'][number]> = {},
): LoyaltyCardProgram['rewards'][number] => ({
  ...{ id: 'dessert', kind: 'PRODUCT', name: 'Free dessert', cost: 10, affordable: true, missing: 0 },
  ...more,
});

/** The card of a customer whom `proof` names; of nobody where that is null. */
export const cardOf = (
  programs: LoyaltyCardProgram[],
  proof: string | null = 'proof',
  code = '123456',
): LoyaltyCardDto => ({
  programs,
  customer:
    proof === null ? null : { proof, code, codeChangesAt: new Date(Date.now() + HOUR_MS).toISOString() },
});
