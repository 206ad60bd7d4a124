import { notFound } from '../errors/api-error';
import type { Viewer } from '../sessions/viewer';
import { documentsOf } from './documents';
import type { ListQuery } from './list-query';
import type { ReadNoun, Row, SelectedPage } from './noun';
import { presentTo } from './present';
import { authorizedFilters, rowInUse } from './scope';

/** A page of the rows the viewer reaches, as DTOs, and how many there are. */
export async function list<R extends Row, D>(
  noun: ReadNoun<R, D>,
  viewer: Viewer,
  query: ListQuery,
): Promise<Listed<D>> {
  if (noun.select) return selected(noun, viewer, query);
  const listed = query.archived ? [] : [{ state: { $ne: 'ARCHIVED' } }];
  const found =
    query.text === null || !noun.find ? [] : [{ documentId: { $in: await noun.find(viewer, query.text) } }];
  const authorized = await authorizedFilters(viewer, noun);
  const filters = { $and: [...authorized, ...listed, ...query.filters, ...found] };
  const documents = documentsOf<R>(noun.uid);
  const [rows, total] = await Promise.all([
    documents.findMany({
      filters,
      sort: query.sort,
      start: (query.page - 1) * query.pageSize,
      limit: query.pageSize,
    }),
    documents.count({ filters }),
  ]);
  return { data: await presentTo(noun, rows, viewer), total, isCapped: false };
}

interface Listed<D> extends Omit<SelectedPage, 'ids'> {
  data: D[];
}

/** A page that the noun selected by itself. Who reads no more than what is their own is refused or narrowed by `own`. */
async function selected<R extends Row, D>(
  noun: ReadNoun<R, D>,
  viewer: Viewer,
  query: ListQuery,
): Promise<Listed<D>> {
  const filters = await authorizedFilters(viewer, noun);
  const page = await noun.select?.(viewer, query);
  const { ids, ...counted } = page ?? { ids: [], total: 0, isCapped: false };
  if (ids.length === 0) return { data: [], ...counted };
  const found = await documentsOf<R>(noun.uid).findMany({
    filters: { $and: [...filters, { documentId: { $in: ids } }] },
    limit: ids.length,
  });
  const byId = new Map(found.map((row) => [row.documentId, row]));
  const rows = ids.flatMap((id) => byId.get(id) ?? []);
  return { data: await presentTo(noun, rows, viewer), ...counted };
}

/** One row the viewer reaches, or 404. */
export async function readOne<R extends Row, D>(
  noun: ReadNoun<R, D>,
  viewer: Viewer,
  id: string,
): Promise<D> {
  return presentOne(noun, await rowInUse(noun, viewer, id), viewer);
}

export async function presentOne<R extends Row, D>(noun: ReadNoun<R, D>, row: R, viewer: Viewer): Promise<D> {
  const [dto] = await presentTo(noun, [row], viewer);
  if (dto === undefined) throw notFound();
  return dto;
}
