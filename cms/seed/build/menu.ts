import {
  categoryCreate,
  extraGroupCreate,
  productCreate,
  variationGroupCreate,
} from '../../src/contracts/menu';
import { category } from '../../src/api/menu/nouns/category';
import { extraGroup } from '../../src/api/menu/nouns/extra-group';
import { product } from '../../src/api/menu/nouns/product';
import { variationGroup } from '../../src/api/menu/nouns/variation-group';
import { setProductSoldOut } from '../../src/api/menu/use-cases/set-sold-out';
import { create, update } from '../../src/crud/operations';
import { inTransaction } from '../../src/database/transaction';
import { SOLD_OUT_UNTIL_CHANGED } from '../../src/domain/menu';
import type { Viewer } from '../../src/sessions/viewer';
import { adjustStock } from '../../src/stock/stock';
import type { MenuPlan, ProductPlan } from '../menu-plan';
import type { BuiltBranch } from './business';

/** More than the past uses up; how much there is today is set at the end of it. */
const PLENTY = 100_000;

/** A stored product with what the plan says of how it sells. */
export interface BuiltProduct {
  id: string;
  plan: ProductPlan;
}

/** Stores a branch's menu through the menu's own use-cases. */
export async function buildMenu(branch: BuiltBranch, owner: Viewer): Promise<BuiltProduct[]> {
  const { menu } = branch.plan;
  const branchId = branch.id;
  const groups = await buildGroups(menu, branchId, owner);
  const products: BuiltProduct[] = [];
  for (const [position, { products: plans, ...fields }] of menu.categories.entries()) {
    const stored = await create(category, owner, categoryCreate.parse({ ...fields, branchId, position }));
    for (const [place, plan] of plans.entries()) {
      const body = bodyOf(plan, menu, groups);
      const { id } = await create(
        product,
        owner,
        productCreate.parse({
          ...body,
          branchId,
          categoryIds: [stored.id],
          position: position * 100 + place,
        }),
      );
      if (plan.stockTracked) await setStock(owner, branchId, id, PLENTY, 'RESTOCK');
      products.push({ id, plan });
    }
  }
  return products;
}

/** How the menu stands today: what is sold out, paused, and how much is left. */
export async function settleToday(
  products: readonly BuiltProduct[],
  branch: BuiltBranch,
  owner: Viewer,
): Promise<void> {
  for (const { id, plan } of products) {
    if (plan.stock) await setStock(owner, branch.id, id, plan.stock.today, 'RECOUNT');
    if (plan.today === 'SOLD_OUT') await setProductSoldOut(owner, id, { until: SOLD_OUT_UNTIL_CHANGED });
    if (plan.today === 'PAUSED') await update(product, owner, id, { version: 1, state: 'PAUSED' });
  }
}

type Groups = { sizes: Map<string, string>; extras: Map<string, string> };

async function buildGroups(menu: MenuPlan, branchId: string, owner: Viewer): Promise<Groups> {
  const sizes = new Map<string, string>();
  for (const [key, body] of Object.entries(menu.sizes)) {
    sizes.set(
      key,
      (await create(variationGroup, owner, variationGroupCreate.parse({ ...body, branchId }))).id,
    );
  }
  const extras = new Map<string, string>();
  for (const [key, body] of Object.entries(menu.extras)) {
    extras.set(key, (await create(extraGroup, owner, extraGroupCreate.parse({ ...body, branchId }))).id);
  }
  return { sizes, extras };
}

function bodyOf(plan: ProductPlan, menu: MenuPlan, groups: Groups): object {
  const {
    slug,
    pictures = [slug],
    course: _course,
    loved: _loved,
    sizes,
    extras,
    stock: _stock,
    today: _today,
    ...fields
  } = plan;
  return {
    ...fields,
    imageUrls: pictures.map((name) => `/demo/${menu.pictures}/${name}.webp`),
    variationGroupId: sizes === undefined ? null : (groups.sizes.get(sizes) ?? null),
    extraGroupIds: (extras ?? []).flatMap((key) => groups.extras.get(key) ?? []),
  };
}

async function setStock(
  owner: Viewer,
  branchId: string,
  itemId: string,
  quantity: number,
  kind: 'RESTOCK' | 'RECOUNT',
) {
  const place = { businessId: owner.businessId, branchId, at: new Date(), userId: owner.userId };
  await inTransaction((tx) => adjustStock(tx, kind, itemId, quantity, place));
}
