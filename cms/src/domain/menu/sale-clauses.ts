import type { Product } from './menu';
import type { MenuIndex } from './menu-index';
import { sellable, type NotSellableReason, type SaleContext } from './sellable';
import { isOffered } from './sold-out';

/** What has to be so for a product to be sold, in the order in which it is looked at. */
export type SaleClauseCode =
  | 'ACTIVE'
  | 'CATEGORY_ACTIVE'
  | 'CATEGORY_AVAILABLE'
  | 'CATEGORY_NOT_SOLD_OUT'
  | 'AVAILABLE'
  | 'NOT_SOLD_OUT'
  | 'IN_STOCK'
  | 'CHANNEL'
  | 'VARIATION'
  | 'EXTRAS';

interface SaleClause {
  code: SaleClauseCode;
  holds: boolean;
  /**
   * Ids of the categories, or of the one group, that it is about; none when it is about the product itself. After a group
   * that fails stand those that its extras ask for in vain.
   */
  ids: string[];
}

/**
 * Every clause of "sellable" with whether it holds now: a product can be sold exactly when all of them do. Clauses
 * that ask nothing of the product are left out: stock that is not tracked, variations and extras it does not have,
 * groups of extras that demand nothing. Of its categories only what was reached is told: when none is active, there is
 * nothing to say of when they are available.
 */
export function saleClauses(index: MenuIndex, product: Product, context: SaleContext): SaleClause[] {
  const verdict = sellable(index, product, context);
  const reasons = verdict.sellable ? [] : verdict.reasons;
  const about = (code: SaleClauseCode, reason: NotSellableReason | undefined, ids: string[] = []) => ({
    code,
    holds: reason === undefined,
    ids: [
      ...((reason && 'categoryIds' in reason && reason.categoryIds) || ids),
      ...(reason && 'nestedIds' in reason ? reason.nestedIds : []),
    ],
  });
  const own = (code: NotSellableReason['code']) =>
    reasons.find((reason) => reason.code === code && !('categoryIds' in reason));
  const ofCategories = (code: NotSellableReason['code']) =>
    reasons.find((reason) => reason.code === code && 'categoryIds' in reason);
  const ofGroup = (code: NotSellableReason['code'], id: string) =>
    reasons.find((reason) => reason.code === code && 'groupId' in reason && reason.groupId === id);

  const categories: SaleClause[] = [];
  for (const [code, failing] of CATEGORY_CLAUSES) {
    if (categories.some(({ holds }) => !holds)) break;
    categories.push(about(code, ofCategories(failing), product.categoryIds));
  }
  const { variationGroupId } = product;
  return [
    about('ACTIVE', own('NOT_ACTIVE')),
    ...categories,
    about('AVAILABLE', own('NOT_AVAILABLE_NOW')),
    about('NOT_SOLD_OUT', own('SOLD_OUT')),
    ...(product.stock.tracked ? [about('IN_STOCK', own('OUT_OF_STOCK'))] : []),
    about('CHANNEL', own('CHANNEL_HIDDEN')),
    ...(variationGroupId === null
      ? []
      : [about('VARIATION', ofGroup('NO_VARIATION', variationGroupId), [variationGroupId])]),
    ...product.extraGroupIds
      .filter((id) => demands(index, id, context))
      .map((id) => about('EXTRAS', ofGroup('GROUP_UNSATISFIABLE', id), [id])),
  ];
}

const CATEGORY_CLAUSES = [
  ['CATEGORY_ACTIVE', 'CATEGORY_NOT_ACTIVE'],
  ['CATEGORY_AVAILABLE', 'NOT_AVAILABLE_NOW'],
  ['CATEGORY_NOT_SOLD_OUT', 'SOLD_OUT'],
] as const;

function demands(index: MenuIndex, groupId: string, context: SaleContext): boolean {
  const group = index.extraGroups.get(groupId);
  return group !== undefined && isOffered(group, context) && group.min > 0;
}
