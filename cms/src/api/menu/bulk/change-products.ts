import type { BulkDto, BulkFields } from '../../../contracts/menu-bulk';
import type { ApiIssue } from '../../../contracts/error';
import type { Language } from '../../../contracts/session';
import { asRows } from '../../../crud/noun';
import { readOne } from '../../../crud/read-rows';
import { instant } from '../../../database/columns';
import { inDocumentTransaction, type Tx } from '../../../database/transaction';
import type { Issue } from '../../../errors/api-error';
import { issuesWithMessages } from '../../../errors/respond';
import type { Viewer } from '../../../sessions/viewer';
import { product } from '../nouns/product';
import { catchRefusal } from '../releases/refusals';
import { writerToRelease, writerToRows } from './bulk-writer';
import { changedGroup, changeGroup, readGroup, type GroupChange } from './change-groups';

type ProductRow = Awaited<ReturnType<typeof rowOf>>;

interface BulkChange {
  /** The word in the audit log. */
  action: string;
  /** What is noted of it there beside the number of products. */
  said: object;
  language: Language;
  /** What a product is to have; one that is to have nothing else is left as it is. */
  fields: (row: ProductRow) => BulkFields | Promise<BulkFields>;
  /** What is to become of groups in the same transaction, before the products. */
  groups?: readonly GroupChange[];
  /** The release in which all of it is staged instead; null for at once. */
  releaseId: string | null;
}

/**
 * Changes each product as if it had been changed by itself – permission, rules, version, audit, event –, all of them in
 * one transaction; or stages just that in a release. Those that were changed meanwhile or cannot be so are left as they
 * are and named.
 */
export async function changeProducts(
  viewer: Viewer,
  wanted: readonly { id: string; version: number }[],
  change: BulkChange,
): Promise<BulkDto> {
  // In one order, so that two of them at once wait for each other instead of both.
  const sorted = [...new Map(wanted.map((each) => [each.id, each])).values()].sort((a, b) =>
    a.id < b.id ? -1 : 1,
  );
  return inDocumentTransaction(async (tx) => {
    const writer = change.releaseId
      ? await writerToRelease(tx, viewer, change.releaseId)
      : writerToRows(tx, viewer);
    const done: BulkDto = { changed: [], groups: [], refused: [] };
    const productsByBranch = new Map<string, number>();
    const rows = new Map<string, ProductRow>();
    for (const { id } of sorted) rows.set(id, await rowOf(viewer, id));
    const wantedOf = new Map<string, BulkFields>();
    for (const [id, row] of rows) wantedOf.set(id, await change.fields(row));
    for (const group of change.groups ?? []) {
      const row = await readGroup(viewer, group);
      const [version, refusal] = await attempt(tx, () => changeGroup(writer, group, row));
      if (refusal)
        done.refused.push({ id: group.id, name: row.name, issue: spelled(refusal, change.language) });
      else done.groups.push(changedGroup(group, version, row));
    }
    for (const seen of sorted) {
      const { id } = seen;
      const row = rows.get(id);
      const fields = wantedOf.get(id);
      if (!row || !fields || Object.keys(fields).length === 0) continue;
      const [version, refusal] = await attempt(tx, () => writer.write('product', seen, fields));
      if (refusal) {
        done.refused.push({ id, name: row.name, issue: spelled(refusal, change.language) });
        continue;
      }
      done.changed.push({ id, name: row.name, version, before: beforeOf(row, fields) });
      productsByBranch.set(row.branchId, (productsByBranch.get(row.branchId) ?? 0) + 1);
    }
    await writer.close({ action: change.action, said: change.said, productsByBranch });
    return done;
  });
}

const rowOf = (viewer: Viewer, id: string) => readOne(asRows(product), viewer, id);

/** What came of it, or why nothing was done, where that is the row's own affair; everything else ends the whole. */
const attempt = (
  tx: Tx,
  work: () => Promise<number>,
): Promise<[version: number, refusal: null] | [0, Issue]> =>
  catchRefusal<[number, null] | [0, Issue]>(
    tx,
    async () => [await work(), null],
    (issue) => [0, issue],
  );

function spelled({ code, path, args }: Issue, language: Language): ApiIssue {
  const [issue] = issuesWithMessages([{ code, path, ...(args && { args }) }], language);
  return issue ?? { code, path, message: '' };
}

function beforeOf(row: ProductRow, fields: BulkFields): BulkFields {
  const had: Required<BulkFields> = {
    priceCents: row.priceCents,
    variationPrices: row.variationPrices ?? [],
    categoryIds: row.categoryIds,
    state: row.state === 'ARCHIVED' ? 'PAUSED' : row.state,
    channels: row.channels ?? [],
    availability: row.availability,
    station: row.station,
    soldOutUntil: instant(row.soldOutUntil),
  };
  return Object.fromEntries(Object.entries(had).filter(([field]) => field in fields));
}
