import type { CopyBranch, CopyDto } from '../../../contracts/menu-copy';
import { inPieces } from '../../../database/pieces';
import { inDocumentTransaction, read, type Tx } from '../../../database/transaction';
import {
  planCopy,
  type CopyChoice,
  type CopyMenu,
  type CopyPlan,
  type PlannedCopy,
} from '../../../domain/menu-copy';
import { earlierAnswer, once } from '../../../idempotency/idempotency';
import type { Viewer } from '../../../sessions/viewer';
import { holdStore, storeVersion } from '../../../store/version';
import { copyAnswer } from '../copy/copy-answer';
import { copyMenuOf } from '../copy/copy-menu';
import { copySource, type CopyOrder } from '../copy/plan-copy';
import { storing } from '../copy/store-copy';
import { noteFile } from '../files/note-file';

/** Copies products into other branches; the same key and order again get the same answer. */
export async function copyMenu(viewer: Viewer, order: CopyOrder, key: string | null): Promise<CopyDto> {
  const { source, choice, targets } = await read((sql) => copySource(sql, viewer, order));
  const copyAll = async (): Promise<CopyDto> => {
    const branches: CopyBranch[] = [];
    for (const branchId of targets) branches.push(await copyInto(viewer, source, branchId, choice));
    return { preview: false, branches };
  };
  if (key === null) return copyAll();
  const claim = { scope: `menu-copy:${viewer.businessId}`, key, body: order, now: new Date() };
  const earlier = await read((sql) => earlierAnswer<CopyDto>(sql, claim));
  if (earlier) return earlier.data;
  const data = await copyAll();
  const answer = () => Promise.resolve({ status: 200, data });
  return (await inDocumentTransaction((tx) => once(tx, claim, answer))).data;
}

/** A plan for the menu as it was at a version of the store. */
interface Planned {
  version: number;
  plan: CopyPlan;
  store: (copy: PlannedCopy, position: number) => Promise<void>;
}

/**
 * Each piece holds the branch's menu, and plans anew where somebody else changed it since the piece before: what is
 * copied already stays as it is then.
 */
async function copyInto(
  viewer: Viewer,
  source: CopyMenu,
  branchId: string,
  choice: CopyChoice,
): Promise<CopyBranch> {
  const order = source.products.filter(({ id }) => choice.productIds.has(id)).map(({ id }) => id);
  const done = new Map<string, PlannedCopy>();
  const plans: CopyPlan[] = [];
  let planned: Planned | null = null;
  let end: number | null = null;

  const planAnew = async (tx: Tx, version: number): Promise<Planned> => {
    const target = await copyMenuOf(tx, viewer, branchId, 'toBranchIds');
    const plan = planCopy(source, target.menu, choice);
    end ??= Math.max(-1, ...target.menu.products.map(({ position }) => position));
    plans.push(plan);
    return { version, plan, store: storing(viewer, { ...target, branchId }, plan) };
  };
  await inPieces(linkedFirst(order, source), async (tx, piece) => {
    const version = await holdStore(tx, branchId);
    const current = planned?.version === version ? planned : await planAnew(tx, version);
    // Until it is through: a piece that fails leaves the menu as if it had never been.
    planned = null;
    for (const id of piece) {
      const copy = current.plan.products.find(({ productId }) => productId === id);
      if (!copy) continue;
      await current.store(copy, (end ?? -1) + 1 + order.indexOf(id));
      done.set(id, copy);
    }
    planned = { ...current, version: await storeVersion(tx, branchId) };
  });

  const products = order.flatMap((id) => done.get(id) ?? []);
  const answer = copyAnswer(branchId, { ...madeBy(plans), products });
  const { created, updated } = answer.counts;
  if (created + updated > 0)
    await inDocumentTransaction((tx) =>
      noteFile(tx, viewer, branchId, 'copy', { fields: [...choice.fields], created, updated }),
    );
  return answer;
}

/** Products that extras are pieces of come first, so that the extras find them. */
function linkedFirst(ids: readonly string[], { extraGroups }: CopyMenu): string[] {
  const linked = new Set(
    extraGroups.flatMap(({ extras }) => extras.flatMap((extra) => extra.linkedProductId ?? [])),
  );
  return [...ids.filter((id) => linked.has(id)), ...ids.filter((id) => !linked.has(id))];
}

function madeBy(plans: readonly CopyPlan[]): Omit<CopyPlan, 'products'> {
  const unique = <R extends { id: string }>(rows: readonly R[]): R[] => [
    ...new Map(rows.map((row) => [row.id, row])).values(),
  ];
  return {
    newCategories: unique(plans.flatMap(({ newCategories }) => newCategories)),
    newVariationGroups: unique(plans.flatMap(({ newVariationGroups }) => newVariationGroups)),
    newExtraGroups: unique(plans.flatMap(({ newExtraGroups }) => newExtraGroups)),
  };
}
