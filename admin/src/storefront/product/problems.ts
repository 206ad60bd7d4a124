import type { PriceProblem } from '@domain/pricing';
import type { Translate } from '../i18n/translate';
import { controlOf } from './choice';
import { extraGroupsOf, type StoreMenu } from '../menu/store-menu';
import type { StoreProduct } from '@contracts/storefront';

/** The key under which what is wrong with the variation is kept; groups of extras have their ids. */
export const VARIATION = 'variation';

/** What is wrong with a choice, in words, by the group it is to be put right in; in the order of the page. */
export function problemsByGroup(
  problems: readonly PriceProblem[],
  { menu, product, t }: { menu: StoreMenu; product: StoreProduct; t: Translate },
): Map<string, string> {
  const found = new Map<string, string>();
  if (problems.some(({ path }) => path[0] === 'variationId')) found.set(VARIATION, t('problem.choose'));
  for (const group of extraGroupsOf(menu, product)) {
    const problem = problems.find(({ args }) => args.groupId === group.id);
    if (!problem) continue;
    const missing = group.min - Number(problem.args.chosen);
    if (problem.code === 'GROUP_TOO_MANY') found.set(group.id, t('problem.tooMany', { max: group.max }));
    else
      found.set(
        group.id,
        controlOf(group) === 'RADIO' ? t('problem.choose') : t.counted('problem.missing', missing),
      );
  }
  return found;
}
