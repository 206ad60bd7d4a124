import type { PriceProblem } from '@domain/pricing';
import type { Translate } from '../i18n/translate';
import { controlOf, extraList } from './choice';
import type { Choice } from './chosen';
import { extraGroupsOf, type StoreExtraGroup, type StoreMenu } from '../menu/store-menu';
import type { StoreProduct } from '@contracts/storefront';

/** The key under which what is wrong with the variation is kept; groups of extras have their ids. */
export const VARIATION = 'variation';

/** The key of a group that an extra asks for: several extras may ask for the same. */
export const nestedKey = (extraId: string, groupId: string) => `${extraId}/${groupId}`;

/** The id of a group on the page. */
export const optionGroupId = (key: string) => `option-${key}`;

interface Shown {
  menu: StoreMenu;
  product: StoreProduct;
  choice: Choice;
  t: Translate;
}

/** What is wrong with a choice, in words, by the group it is to be put right in; in the order of the page. */
export function problemsByGroup(
  problems: readonly PriceProblem[],
  { menu, product, choice, t }: Shown,
): Map<string, string> {
  const found = new Map<string, string>();
  const list = extraList(choice);
  if (problems.some(({ path }) => path[0] === 'variationId')) found.set(VARIATION, t('problem.choose'));
  const note = (group: StoreExtraGroup, askedBy?: string) => {
    const problem = problems.find(
      ({ args, path }) =>
        args.groupId === group.id &&
        (path.length > 1 ? list[Number(path[1])]?.extraId : undefined) === askedBy,
    );
    if (problem) found.set(askedBy ? nestedKey(askedBy, group.id) : group.id, inWords(problem, group, t));
  };
  for (const group of extraGroupsOf(menu, product)) {
    note(group);
    for (const extra of group.extras) for (const inner of extraGroupsOf(menu, extra)) note(inner, extra.id);
  }
  return found;
}

function inWords({ code, args }: PriceProblem, group: StoreExtraGroup, t: Translate): string {
  if (code === 'GROUP_TOO_MANY') return t('problem.tooMany', { max: group.max });
  if (controlOf(group) === 'RADIO') return t('problem.choose');
  return t.counted('problem.missing', group.min - Number(args.chosen));
}
