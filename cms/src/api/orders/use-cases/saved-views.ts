import type { z } from 'zod';
import {
  type savedViewBody,
  type SavedViewDto,
  type savedViewPatch,
  type savedViewQuery,
} from '../../../contracts/saved-views';
import { requireRoom } from '../../../crud/require-room';
import { inTransaction, read, type Tx } from '../../../database/transaction';
import { ApiError, invalid, notFound } from '../../../errors/api-error';
import { requirePermission, type Viewer } from '../../../sessions/viewer';
import { namesOf } from '../../account/exports';
import {
  countOwn,
  insertView,
  isNameTaken,
  removeView,
  updateView,
  viewById,
  viewsFor,
  type StoredView,
} from '../store/saved-views';

/** The viewer's own views of a list, and those that others of the business share. */
export async function listViews(
  viewer: Viewer,
  { resource }: z.output<typeof savedViewQuery>,
): Promise<SavedViewDto[]> {
  return read(async (sql) => {
    const found = await viewsFor(sql, viewer, resource);
    const names = await namesOf(
      sql,
      viewer.businessId,
      found.map(({ userId }) => userId),
    );
    return found.map((view) => toDto(view, viewer, names));
  });
}

/** Keeps a list under a name that the viewer has not given yet. */
export async function saveView(
  viewer: Viewer,
  body: z.output<typeof savedViewBody>,
  now: Date,
): Promise<SavedViewDto> {
  return inTransaction(async (tx) => {
    const { businessId, userId } = viewer;
    await requireFreeName(tx, { businessId, userId, ...body }, '');
    const id = await insertView(tx, { businessId, userId, ...body }, now);
    await requireRoom(tx, {
      name: 'saved-views',
      owner: `${userId}:${body.resource}`,
      count: () => countOwn(tx, viewer, body.resource),
      path: ['name'],
    });
    return answer(tx, viewer, id);
  });
}

/** Renames a view, points it elsewhere, shares it or takes that back. */
export async function changeView(
  viewer: Viewer,
  id: string,
  { version, ...changes }: z.output<typeof savedViewPatch>,
  now: Date,
): Promise<SavedViewDto> {
  return inTransaction(async (tx) => {
    const view = await requireChangeable(
      tx,
      viewer,
      id,
      Object.keys(changes).every((name) => name === 'shared'),
    );
    if (changes.name !== undefined) await requireFreeName(tx, { ...view, name: changes.name }, id);
    if (view.version !== version || (await updateView(tx, view, changes, now)) === 0)
      throw new ApiError(409, 'STALE_VERSION', {
        details: { current: await answer(tx, viewer, id) },
      });
    // What was another's and is shared no more is not there for the viewer any longer.
    const names = await namesOf(tx, viewer.businessId, [view.userId]);
    return toDto({ ...view, ...changes, version: version + 1 }, viewer, names);
  });
}

export async function deleteView(viewer: Viewer, id: string): Promise<void> {
  await inTransaction(async (tx) => {
    await removeView(tx, await requireChangeable(tx, viewer, id, true));
  });
}

/** Of others' views only who keeps the settings of the business decides, and only whether they are there for everybody. */
async function requireChangeable(
  tx: Tx,
  viewer: Viewer,
  id: string,
  alsoForKeepers: boolean,
): Promise<StoredView> {
  const view = await viewById(tx, viewer, id);
  if (!view) throw notFound();
  if (view.userId === viewer.userId) return view;
  requirePermission(viewer, 'settings.edit');
  if (!alsoForKeepers) throw notFound();
  return view;
}

async function requireFreeName(
  tx: Tx,
  view: Pick<StoredView, 'businessId' | 'userId' | 'resource' | 'name'>,
  except: string,
): Promise<void> {
  if (await isNameTaken(tx, view, except)) throw invalid([{ code: 'ALREADY_EXISTS', path: ['name'] }], 409);
}

async function answer(tx: Tx, viewer: Viewer, id: string): Promise<SavedViewDto> {
  const view = await viewById(tx, viewer, id);
  if (!view) throw notFound();
  return toDto(view, viewer, await namesOf(tx, viewer.businessId, [view.userId]));
}

const toDto = (
  { id, version, name, filters, shared, userId }: StoredView,
  viewer: Viewer,
  names: ReadonlyMap<number, string>,
): SavedViewDto => ({
  ...{ id, version, name, filters, shared },
  own: userId === viewer.userId,
  owner: names.get(userId) ?? null,
});
