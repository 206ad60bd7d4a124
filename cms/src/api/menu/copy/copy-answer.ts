import type { CopyBranch } from '../../../contracts/menu-copy';
import type { CopyAction, CopyPlan } from '../../../domain/menu-copy';

/** What a plan comes to, as it is told. */
export function copyAnswer(branchId: string, plan: CopyPlan): CopyBranch {
  const count = (action: CopyAction) => plan.products.filter((one) => one.action === action).length;
  const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name);
  return {
    branchId,
    counts: {
      created: count('CREATE'),
      updated: count('UPDATE'),
      unchanged: count('UNCHANGED'),
      left: count('LEAVE'),
    },
    newCategories: names(plan.newCategories),
    newVariationGroups: names(plan.newVariationGroups),
    newExtraGroups: names(plan.newExtraGroups),
    unlinked: plan.newExtraGroups.flatMap(({ unlinked }) => unlinked),
    unasked: plan.newExtraGroups.flatMap(({ unasked }) => unasked),
    products: plan.products
      .filter(({ action }) => action !== 'UNCHANGED')
      .map(({ productId, name, action, changes, notes, reason }) => ({
        ...{ productId, name, action, changes, notes, reason },
      })),
  };
}
