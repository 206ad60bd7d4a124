import { idsInUse } from '../../../crud/references';
import type { Sql } from '../../../database/sql';
import { asks, nestingProblems, type ExtraGroup } from '../../../domain/menu';
import { invalid, type Issue } from '../../../errors/api-error';
import { toExtras, type StoredExtra } from '../../../store/rows';
import { extraGroupsOf, variationGroupsOf } from '../store/menu-rows';

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
async function checkNesting(sql: Sql, group: Group): Promise<void> {
  const own = { ...group, id: group.documentId };
  if (!asks(own)) return;
  const problems = nestingProblems(own, await extraGroupsOf(sql, group));
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

async function variationsOf(sql: Sql, group: Group): Promise<Set<string>> {
  const groups = await variationGroupsOf(sql, group);
  return new Set(groups.flatMap(({ variations }) => variations.map(({ id }) => id)));
}
