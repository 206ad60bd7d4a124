import type { ExtraGroup } from '@domain/menu';
import { useTranslation } from 'react-i18next';

type GroupRule = Pick<ExtraGroup, 'min' | 'max' | 'freeQuantity' | 'priceMethod'>;

/** A part of a rule in words: its key below `rule`, and what the words are filled with. */
interface RulePart {
  key: 'optional' | 'exactly' | 'range' | 'free' | 'MAX' | 'AVG';
  args: Record<string, number>;
}

/** How many are chosen, how many of them are free, and how what is left is charged where that is not plain addition. */
export function ruleParts({ min, max, freeQuantity, priceMethod }: GroupRule): RulePart[] {
  const parts: RulePart[] = [
    { key: min === 0 ? 'optional' : min === max ? 'exactly' : 'range', args: { min, max } },
  ];
  if (priceMethod === 'SUM' && freeQuantity > 0) parts.push({ key: 'free', args: { count: freeQuantity } });
  // With one piece at most, every method charges the same.
  if (priceMethod !== 'SUM' && max > 1) parts.push({ key: priceMethod, args: {} });
  return parts;
}

/** Whether every figure of a rule is there: in a form, one of them may just be typed. */
export const isWholeRule = ({ min, max, freeQuantity }: GroupRule): boolean =>
  [min, max, freeQuantity].every(Number.isInteger);

/** Says a group's rule: "choose 1 to 3, 2 free". */
export function useRuleWords() {
  const { t } = useTranslation('menu');
  return (rule: GroupRule): string =>
    ruleParts(rule)
      .map(({ key, args }) => t(`rule.${key}`, args))
      .join(', ');
}
