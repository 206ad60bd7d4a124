import { programCreate, type LoyaltyProgramDto } from '@contracts/loyalty';
import type { LoyaltyEarnPer, LoyaltyKind, RewardKind } from '@domain/loyalty';
import type { z } from 'zod';
import { fieldIssue, type FieldIssue } from '@shared/form/issues';

/** The values of the program form, which are the body of a new program. */
export type ProgramForm = z.output<typeof programCreate>;
export type RewardForm = ProgramForm['rewards'][number];

/** Minor units in which the share of a cashback is counted: 100.00, so that a unit that it gives is a basis point. */
export const PERCENT_EVERY = 10_000;
const DEFAULT_CASHBACK_BPS = 500;
const DEFAULT_CREDIT_CENTS = 100;
const DEFAULT_EVERY_CENTS = 100;
const STAMP_EVERY_CENTS = 3000;

export const NEW_PROGRAM: ProgramForm = { ...programCreate.parse({ name: '--' }), name: '' };

export const NEW_REWARD: RewardForm = {
  ...{ kind: 'PRODUCT', name: '', cost: 10, valueBps: 0, valueCents: 0, productIds: [] },
  ...{ maxDiscountCents: null, usageLimit: null },
};

/** The values of the form for a stored program. */
export const valuesOf = (row: LoyaltyProgramDto): ProgramForm => ({
  name: row.name,
  kind: row.kind,
  earnPer: row.earnPer,
  every: row.every,
  gives: row.gives,
  minOrderCents: row.minOrderCents,
  branchIds: row.branchIds,
  productIds: row.productIds,
  expireDays: row.expireDays,
  rewards: row.rewards,
});

/** True if cashback is a share of the order, which the form shows as a percentage. */
export const isShare = ({ kind, earnPer, every }: Pick<ProgramForm, 'kind' | 'earnPer' | 'every'>) =>
  kind === 'CASHBACK' && earnPer === 'PER_AMOUNT' && every === PERCENT_EVERY;

/** The rule that a kind begins with; amounts of another kind mean something else in this one. */
export function earnRuleOf(kind: LoyaltyKind, earnPer: LoyaltyEarnPer): Pick<ProgramForm, 'every' | 'gives'> {
  if (kind === 'CASHBACK')
    return earnPer === 'PER_AMOUNT'
      ? { every: PERCENT_EVERY, gives: DEFAULT_CASHBACK_BPS }
      : { every: 1, gives: DEFAULT_CREDIT_CENTS };
  if (earnPer !== 'PER_AMOUNT') return { every: 1, gives: 1 };
  return { every: kind === 'STAMPS' ? STAMP_EVERY_CENTS : DEFAULT_EVERY_CENTS, gives: 1 };
}

/** The values that a change of the kind resets. A cashback program has no rewards. */
export const withKind = (
  { earnPer, rewards }: ProgramForm,
  kind: LoyaltyKind,
): Pick<ProgramForm, 'every' | 'gives' | 'rewards'> => ({
  ...earnRuleOf(kind, earnPer),
  rewards: kind === 'CASHBACK' ? [] : rewards,
});

/** The values that a change of the way to earn resets. */
export const withEarnPer = (
  { kind, productIds }: ProgramForm,
  earnPer: LoyaltyEarnPer,
): Pick<ProgramForm, 'every' | 'gives' | 'productIds'> => ({
  ...earnRuleOf(kind, earnPer),
  productIds: earnPer === 'PER_ITEM' ? productIds : [],
});

/** A reward of another kind, without the values that the new kind does not show. */
export const withRewardKind = (reward: RewardForm, kind: RewardKind): RewardForm => ({
  ...reward,
  kind,
  valueBps: kind === 'PERCENT' ? reward.valueBps || 1000 : 0,
  valueCents: kind === 'FIXED' ? reward.valueCents : 0,
  productIds: kind === 'PRODUCT' ? reward.productIds : [],
  maxDiscountCents: kind === 'FIXED' ? null : reward.maxDiscountCents,
});

/** Problems of a reward that concern several fields, as the server checks them. */
export const checkProgram = ({ rewards }: ProgramForm): FieldIssue[] =>
  rewards.flatMap(({ kind, valueBps, valueCents, productIds }, index) => {
    const missing = (field: keyof RewardForm) => [
      fieldIssue({ code: 'REQUIRED', path: ['rewards', index, field] }),
    ];
    if (kind === 'PERCENT' && valueBps === 0) return missing('valueBps');
    if (kind === 'FIXED' && valueCents === 0) return missing('valueCents');
    return kind === 'PRODUCT' && productIds.length === 0 ? missing('productIds') : [];
  });
