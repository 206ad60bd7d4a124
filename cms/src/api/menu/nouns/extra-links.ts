import { idsInUse } from '../../../crud/references';
import { json, type JsonColumn } from '../../../database/columns';
import type { Sql } from '../../../database/sql';
import { asks, nestingProblems, type ExtraGroup, type Variation } from '../../../domain/menu';
import { invalid, type Issue } from '../../../errors/api-error';
import { toExtras, type StoredExtra } from '../../../store/rows';

interface Group {
  documentId: string;
  name: string;
  businessId: string;
  branchId: string;
  state: ExtraGroup['state'];
  extras: StoredExtra[];
}

/**
 * The products, variations and groups that extras name have to be of the same branch. What an extra named already it may
 * go on naming, also when that was archived or taken out meanwhile. Groups are nested as the domain allows it.
 */
export async function checkLinks(sql: Sql, group: Group, before: Group | null): Promise<void> {
  const kept = new Map(toExtras(before?.extras ?? []).map((extra) => [extra.id, extra]));
  const extras = toExtras(group.extras);
  const named = extras.flatMap((extra, index) => namesOf(extra, kept.get(extra.id), index));
  const of = (kind: Named['kind']) => named.filter((name) => name.kind === kind).map(({ id }) => id);
  const products = await idsInUse(sql, 'products', group, of('product'));
  const groups = await idsInUse(sql, 'extra_groups', group, of('group'));
  const variations = of('variation').length > 0 ? await variationsOf(sql, group) : new Set<string>();
  const known = { product: products, group: groups, variation: variations };
  const issues = named
    .filter(({ kind, id }) => !known[kind].has(id))
    .map(({ path }): Issue => ({ code: 'UNKNOWN_REFERENCE', path }));
  if (issues.length > 0) throw invalid(issues);
  if (group.state !== 'ARCHIVED') await checkNesting(sql, { ...group, extras });
}

/**
 * From both sides: a group that asks for others is looked at here whether it is asked for itself, and whether those ask.
 * PostgreSQL holds the groups it names anew (`idsInUse`), so that none of them begins to ask before the commit.
 */
async function checkNesting(
  sql: Sql,
  { documentId, name, businessId, branchId, extras }: Group,
): Promise<void> {
  const own = { id: documentId, name, extras };
  if (!asks(own)) return;
  const rows = await sql.all<{ document_id: string; name: string; extras: JsonColumn }>(
    `SELECT document_id, name, extras FROM extra_groups
      WHERE business_id = ? AND branch_id = ? AND state <> 'ARCHIVED' LIMIT 10000`,
    [businessId, branchId],
  );
  const others = rows.map((row) => ({ id: row.document_id, name: row.name, extras: toExtras(row.extras) }));
  const problems = nestingProblems(own, others);
  if (problems.length > 0) throw invalid(problems);
}

interface Named {
  kind: 'product' | 'variation' | 'group';
  id: string;
  path: (string | number)[];
}

/** What an extra names and did not name before. */
function namesOf(extra: StoredExtra, before: StoredExtra | undefined, index: number): Named[] {
  const { linkedProductId, variationPrices, extraGroupIds } = extra;
  const variations = variationPrices.map(({ variationId: id }, position): Named => {
    return { kind: 'variation', id, path: ['extras', index, 'variationPrices', position, 'variationId'] };
  });
  const groups = extraGroupIds.map((id, position): Named => {
    return { kind: 'group', id, path: ['extras', index, 'extraGroupIds', position] };
  });
  const product: Named[] =
    linkedProductId === null
      ? []
      : [{ kind: 'product', id: linkedProductId, path: ['extras', index, 'linkedProductId'] }];
  const kept = new Set([
    before?.linkedProductId,
    ...(before?.variationPrices ?? []).map(({ variationId }) => variationId),
    ...(before?.extraGroupIds ?? []),
  ]);
  return [...product, ...variations, ...groups].filter(({ id }) => !kept.has(id));
}

async function variationsOf(sql: Sql, { businessId, branchId }: Group): Promise<Set<string>> {
  const rows = await sql.all<{ variations: JsonColumn }>(
    `SELECT variations FROM variation_groups
      WHERE business_id = ? AND branch_id = ? AND state <> 'ARCHIVED' LIMIT 1000`,
    [businessId, branchId],
  );
  return new Set(rows.flatMap(({ variations }) => json<Variation[]>(variations, []).map(({ id }) => id)));
}
