import type { Language } from './rule';
import { COUPON_RULES } from './rules';

/**
 * The sentences of all refusals that rules declare, by code.
 *
 * @returns one for every code of `RuleRefusalCode`; `{name}` in it is filled from the arguments of the refusal
 */
export const couponSentences = (language: Language): Record<string, string> =>
  Object.assign({}, ...COUPON_RULES.map(({ words }) => words[language].refused)) as Record<string, string>;
