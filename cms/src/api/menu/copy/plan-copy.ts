import type { z } from 'zod';
import type { copyBody } from '../../../contracts/menu-copy';
import type { Sql } from '../../../database/sql';
import { refuseBeyondCeiling } from '../../../crud/require-room';
import { reachesBranch } from '../../../domain/access';
import {
  COPY_PERMISSIONS,
  planCopy,
  type CopyChoice,
  type CopyMenu,
  type CopyPlan,
} from '../../../domain/menu-copy';
import { invalid, type Issue } from '../../../errors/api-error';
import { requirePermission, type Viewer } from '../../../sessions/viewer';
import { openBranchIds } from '../../branches/exports';
import { copyMenuOf } from './copy-menu';

export type CopyOrder = z.output<typeof copyBody>;

/** What is copied, once everything that the order names is there and may be copied by the viewer. */
export async function copySource(
  sql: Sql,
  viewer: Viewer,
  order: CopyOrder,
): Promise<{ source: CopyMenu; choice: CopyChoice; targets: string[] }> {
  const fields = new Set(order.fields);
  requirePermission(viewer, 'menu.edit');
  for (const field of fields) requirePermission(viewer, COPY_PERMISSIONS[field] ?? 'menu.edit');

  const { menu: source } = await copyMenuOf(sql, viewer, order.branchId, 'branchId');
  const known = new Set(source.products.map(({ id }) => id));
  const branches = await openBranchIds(sql, viewer.businessId);
  const open = new Set(branches.filter((id) => reachesBranch(viewer, id)));
  const issues = [
    ...order.productIds.flatMap((id, index): Issue[] =>
      known.has(id) ? [] : [{ code: 'UNKNOWN_REFERENCE', path: ['productIds', index] }],
    ),
    ...order.toBranchIds.flatMap((id, index): Issue[] => {
      if (!open.has(id)) return [{ code: 'UNKNOWN_BRANCH', path: ['toBranchIds', index] }];
      return id === order.branchId ? [{ code: 'SAME_BRANCH', path: ['toBranchIds', index] }] : [];
    }),
  ];
  if (issues.length > 0) throw invalid(issues);
  return {
    source,
    choice: { productIds: new Set(order.productIds), fields, mode: order.mode },
    targets: [...new Set(order.toBranchIds)],
  };
}

/** The counts of a copy into another branch's menu; refused where they exceed the branch's ceilings. */
export function planCopyInto(source: CopyMenu, target: CopyMenu, choice: CopyChoice): CopyPlan {
  const plan = planCopy(source, target, choice);
  const path = ['toBranchIds'];
  const created = plan.products.filter(({ action }) => action === 'CREATE');
  refuseBeyondCeiling('products', target.products.length + created.length, path);
  refuseBeyondCeiling('categories', target.categories.length + plan.newCategories.length, path);
  refuseBeyondCeiling(
    'variation-groups',
    target.variationGroups.length + plan.newVariationGroups.length,
    path,
  );
  refuseBeyondCeiling('extra-groups', target.extraGroups.length + plan.newExtraGroups.length, path);
  return plan;
}
