import type { z } from 'zod';
import { category } from '../../src/api/menu/nouns/category';
import { extraGroup } from '../../src/api/menu/nouns/extra-group';
import { product } from '../../src/api/menu/nouns/product';
import { variationGroup } from '../../src/api/menu/nouns/variation-group';
import { asRows, type Noun, type Row } from '../../src/crud/noun';
import { updateLatest, create, update } from '../../src/crud/operations';
import type { Tx } from '../../src/database/transaction';
import { SOLD_OUT_UNTIL_CHANGED } from '../../src/domain/menu';
import { DAY_MS } from '../../src/domain/time';
import type { Viewer } from '../../src/sessions/viewer';
import { adjustStock } from '../../src/stock/stock';
import type { CategoryPlan, MenuPlan, ProductPlan } from '../menu-plan';
import type { BuiltBranch } from './business';

/** A stored product with what the plan says of how it sells. */
export interface BuiltProduct {
  id: string;
  plan: ProductPlan;
  wanted: NonNullable<CategoryPlan['wanted']>;
}

/** Promotions began so long ago, and last so much longer. */
const PROMOTED_DAYS = { since: 20, until: 12 };

/** Stores a branch's menu through the menu's own use-cases. */
export async function buildMenu(branch: BuiltBranch, owner: Viewer, now: Date): Promise<BuiltProduct[]> {
  const { menu } = branch.plan;
  const branchId = branch.id;
  const sizes = await buildSizes(menu.sizes, branchId, owner);
  const extras = await buildExtras(menu.extras, sizes, branchId, owner);
  const products: BuiltProduct[] = [];
  for (const [position, { products: plans, wanted, ...fields }] of menu.categories.entries()) {
    const stored = await store(asRows(category), owner, { ...fields, branchId, position });
    for (const [place, plan] of plans.entries()) {
      const { documentId } = await store(asRows(product), owner, {
        ...fieldsOf(plan, menu, now),
        branchId,
        categoryIds: [stored.documentId],
        variationGroupId: plan.sizes === undefined ? null : sizes.get(plan.sizes)?.id,
        extraGroupIds: (plan.extras ?? []).map((key) => extras.get(key)),
        position: position * 100 + place,
      });
      products.push({ id: documentId, plan, wanted: wanted ?? { noon: 1, evening: 1 } });
    }
  }
  return products;
}

/** How the menu stands today: what is sold out, what is paused, and how much is left. */
export async function settleToday(
  tx: Tx,
  products: readonly BuiltProduct[],
  branch: BuiltBranch,
  owner: Viewer,
  now: Date,
): Promise<void> {
  const place = { businessId: branch.businessId, branchId: branch.id, at: now, userId: owner.userId };
  for (const { id, plan } of products) {
    if (plan.stock) await adjustStock(tx, 'RECOUNT', id, plan.stock.today, place);
    if (plan.today === 'SOLD_OUT') {
      const soldOut = () => ({ soldOutUntil: SOLD_OUT_UNTIL_CHANGED });
      await updateLatest(asRows(product), owner, id, soldOut, 'sold-out');
    }
    if (plan.today === 'PAUSED') await update(asRows(product), owner, id, { version: 1, state: 'PAUSED' });
  }
}

function store<R extends Row, U extends z.ZodType>(
  noun: Noun<R, z.ZodType, U, R>,
  owner: Viewer,
  body: object,
): Promise<R> {
  return create(noun, owner, noun.body.create.parse(body) as Record<string, unknown>);
}

interface BuiltSizes {
  id: string;
  /** Ids of the variations by their names. */
  variations: ReadonlyMap<string, string>;
}

async function buildSizes(
  plans: MenuPlan['sizes'],
  branchId: string,
  owner: Viewer,
): Promise<Map<string, BuiltSizes>> {
  const built = new Map<string, BuiltSizes>();
  for (const [key, body] of Object.entries(plans)) {
    const { documentId: id, variations } = await store(asRows(variationGroup), owner, { ...body, branchId });
    built.set(key, { id, variations: new Map(variations.map((one) => [one.name, one.id])) });
  }
  return built;
}

/** Groups of extras with what these ask for, which is stored before. */
async function buildExtras(
  plans: MenuPlan['extras'],
  sizes: ReadonlyMap<string, BuiltSizes>,
  branchId: string,
  owner: Viewer,
): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const [key, { extras, ...group }] of Object.entries(plans)) {
    const asking = extras.map(({ asks = [], inSizes, ...extra }) => ({
      ...extra,
      variationPrices: Object.entries(inSizes?.prices ?? {}).map(([name, priceCents]) => ({
        variationId: sizes.get(inSizes?.of ?? '')?.variations.get(name),
        priceCents,
      })),
      extraGroupIds: asks.map((asked) => ids.get(asked)),
    }));
    const { documentId } = await store(asRows(extraGroup), owner, { ...group, branchId, extras: asking });
    ids.set(key, documentId);
  }
  return ids;
}

/** What of a plan is the product's own, and not how it is sold or what it is called in the plan. */
function fieldsOf(plan: ProductPlan, menu: MenuPlan, now: Date): object {
  const { slug, course: _c, loved: _l, sizes: _s, extras: _e, stock: _k, today: _t, ...fields } = plan;
  return {
    ...fields,
    imageUrls: [`/demo/${menu.pictures}/${slug}.webp`],
    ...(fields.promoPriceCents !== undefined && {
      promoFrom: new Date(now.getTime() - PROMOTED_DAYS.since * DAY_MS).toISOString(),
      promoTo: new Date(now.getTime() + PROMOTED_DAYS.until * DAY_MS).toISOString(),
    }),
  };
}
