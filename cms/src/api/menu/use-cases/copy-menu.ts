import type { CopyBranch, CopyDto } from '../../../contracts/menu-copy';
import { inBatches } from '../../../database/batches';
import { inDocumentTransaction, read, type Tx } from '../../../database/transaction';
import type { CopyChoice, CopyMenu, CopyPlan, PlannedCopy } from '../../../domain/menu-copy';
import { storedAnswer, runOnce } from '../../../idempotency/idempotency';
import type { Viewer } from '../../../sessions/viewer';
import { lockStoreVersion, storeVersion } from '../../../store/version';
import { Semaphore } from '../../../event-loop/semaphore';
import { copyAnswer } from '../copy/copy-answer';
import { copyMenuOf } from '../copy/copy-menu';
import { copySource, planCopyInto, type CopyOrder } from '../copy/plan-copy';
import { createCopyWriter } from '../copy/store-copy';
import { recordImport } from '../files/record-import';

// An order waits for a piece of one copy, not of each.
const storing = new Semaphore(1, 20);

/** Copies products into other branches; the same key and order again get the same answer. */
export async function copyMenu(viewer: Viewer, order: CopyOrder, key: string | null): Promise<CopyDto> {
  return storing.run(async () => {
    const { source, choice, targets } = await read((sql) => copySource(sql, viewer, order));
    const copyAll = async (): Promise<CopyDto> => {
      const branches: CopyBranch[] = [];
      for (const branchId of targets) branches.push(await copyInto(viewer, source, branchId, choice));
      return { preview: false, branches };
    };
    if (key === null) return copyAll();
    const claim = { scope: `menu-copy:${viewer.businessId}`, key, body: order, now: new Date() };
    const earlier = await read((sql) => storedAnswer<CopyDto>(sql, claim));
    if (earlier) return earlier.data;
    const data = await copyAll();
    const answer = () => Promise.resolve({ status: 200, data });
    return (await inDocumentTransaction((tx) => runOnce(tx, claim, answer))).data;
  });
}

/** A plan, and the mark of the store whose menu it is for. */
interface Standing {
  mark: number;
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
  const became = new Map<string, PlannedCopy>();
  const plans = new Set<CopyPlan>();
  let standing: Standing | null = null;
  let last: number | null = null;

  const planAnew = async (tx: Tx, mark: number): Promise<Standing> => {
    const target = await copyMenuOf(tx, viewer, branchId, 'toBranchIds');
    const plan = planCopyInto(source, target.menu, choice);
    last ??= Math.max(-1, ...target.menu.products.map(({ position }) => position));
    return { mark, plan, store: createCopyWriter(viewer, { ...target, branchId }, plan) };
  };
  const told = () =>
    copyAnswer(branchId, { ...madeBy([...plans]), products: order.flatMap((id) => became.get(id) ?? []) });
  try {
    await inBatches(linkedFirst(order, source), async (tx, piece) => {
      const mark = await lockStoreVersion(tx, branchId);
      const now = standing?.mark === mark ? standing : await planAnew(tx, mark);
      // What a piece that fails made is not there.
      standing = null;
      const done: PlannedCopy[] = [];
      for (const id of piece) {
        const copy = now.plan.products.find(({ productId }) => productId === id);
        if (!copy) continue;
        await now.store(copy, (last ?? -1) + 1 + order.indexOf(id));
        done.push(copy);
      }
      const left = await storeVersion(tx, branchId);
      tx.afterCommit(() => {
        standing = { ...now, mark: left };
        plans.add(now.plan);
        for (const copy of done) became.set(copy.productId, copy);
      });
    });
  } finally {
    const { created, updated } = told().counts;
    if (created + updated > 0)
      await inDocumentTransaction((tx) =>
        recordImport(tx, viewer, branchId, 'copy', { products: created + updated }),
      );
  }
  return told();
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
