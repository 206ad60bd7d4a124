import type { LoyaltyCardProgram } from '@contracts/loyalty-card';

/** Whether a customer can redeem anything of a program now. */
export const canRedeem = ({ cashbackCents, rewards }: LoyaltyCardProgram): boolean =>
  cashbackCents > 0 || rewards.some(({ affordable }) => affordable);
