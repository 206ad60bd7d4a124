import type { z } from 'zod';
import { inDocumentTransaction, type Tx } from '../database/transaction';
import { invalid, notFound } from '../errors/api-error';
import { nextTurn } from '../event-loop/turns';
import { runOnce } from '../idempotency/idempotency';
import type { Viewer } from '../sessions/viewer';
import { claimPictures } from '../uploads/claim-pictures';
import { documentsOf } from './documents';
import { guardWrite } from './guard';
import type { Fields, Noun, Row } from './noun';
import {
  branchIdOf,
  branchIssues,
  claimVersion,
  authorizedRow,
  requireOwnBranches,
  rowInUse,
  StaleVersion,
} from './scope';
import { recordWrite } from './record';
import { checkReferences } from './references';
import { requireRoomForRow } from './require-room';
import { picturesIn } from './pictures';
import { presentOne, readOne } from './read-rows';

type Body = Record<string, unknown>;

/** Stores a new row in a branch the viewer reaches; with a key, once however often it is asked. */
export async function create<R extends Row, C extends z.ZodType, U extends z.ZodType, D>(
  noun: Noun<R, C, U, D>,
  viewer: Viewer,
  body: Body,
  idempotencyKey: string | null = null,
): Promise<D> {
  const data = await newRow(noun, viewer, body);
  const id = await inDocumentTransaction(async (tx) => {
    const store = async () => {
      const row = await insert(tx, noun, viewer, data);
      await requireRoomForRow(tx, noun, row, null);
      return row.documentId;
    };
    const claim = {
      scope: `${noun.resource}:${viewer.businessId}`,
      key: idempotencyKey,
      body,
      now: new Date(),
    };
    return (await runOnce(tx, claim, async () => ({ status: 201, data: await store() }))).data;
  });
  return readOne(noun, viewer, id);
}

/**
 * Stores several new rows in one branch the viewer reaches, all of them or none.
 *
 * @param path the field that holds them, at which too many of them are refused
 */
export async function createAll<R extends Row, C extends z.ZodType, U extends z.ZodType, D>(
  noun: Noun<R, C, U, D>,
  viewer: Viewer,
  bodies: readonly Body[],
  path: (string | number)[] = [],
): Promise<D[]> {
  const rows: Body[] = [];
  for (const body of bodies) {
    rows.push(await newRow(noun, viewer, body));
    await nextTurn();
  }
  const ids = await inDocumentTransaction(async (tx) => {
    const stored: R[] = [];
    for (const data of rows) {
      stored.push(await insert(tx, noun, viewer, data));
      await nextTurn();
    }
    // Once for all of them: they are of one branch.
    const last = stored.at(-1);
    if (last) await requireRoomForRow(tx, noun, last, null, path);
    return stored.map(({ documentId }) => documentId);
  });
  const created: D[] = [];
  for (const id of ids) {
    created.push(await readOne(noun, viewer, id));
    await nextTurn();
  }
  return created;
}

/** A new row as it is to be stored, once neither the engine nor the domain has anything against it. */
async function newRow<R extends Row, C extends z.ZodType, U extends z.ZodType, D>(
  noun: Noun<R, C, U, D>,
  viewer: Viewer,
  body: Body,
): Promise<Body> {
  refuse(branchIssues(viewer, noun, body, null));
  const prepared = (await noun.prepare?.(body, viewer, null)) ?? body;
  guardWrite(noun, viewer, prepared, null);
  const columns = noun.toColumns?.(prepared, null) ?? prepared;
  const data = { ...columns, businessId: viewer.businessId, version: 1 };
  refuse(noun.check?.(data as Fields<R>));
  return data;
}

async function insert<R extends Row, C extends z.ZodType, U extends z.ZodType, D>(
  tx: Tx,
  noun: Noun<R, C, U, D>,
  viewer: Viewer,
  data: Body,
): Promise<R> {
  await requireOwnBranches(tx, noun, viewer, data, null);
  const owner = { businessId: viewer.businessId, branchId: branchIdOf(noun, data) };
  await checkReferences(tx, noun.references, data, owner);
  await showPictures(tx, noun, viewer, null, data);
  const stored = await documentsOf<R>(noun.uid).create({ data });
  await recordWrite(tx, noun, viewer, 'create', stored, null);
  return stored;
}

/** Changes what the body names, if the row is still at the version the viewer saw. */
export async function update<R extends Row, C extends z.ZodType, U extends z.ZodType, D>(
  noun: Noun<R, C, U, D>,
  viewer: Viewer,
  id: string,
  { version, ...body }: Body & { version: number },
): Promise<D> {
  const before = await rowInUse(noun, viewer, id);
  const prepared = (await noun.prepare?.(body, viewer, before)) ?? body;
  guardWrite(noun, viewer, prepared, before);
  return change(noun, viewer, before, { version, body: prepared, action: 'update' });
}

/** Takes a row out of use; what was sold with it stays. */
export async function archive<R extends Row, C extends z.ZodType, U extends z.ZodType, D>(
  noun: Noun<R, C, U, D>,
  viewer: Viewer,
  id: string,
  version: number,
): Promise<void> {
  const body = { state: 'ARCHIVED' };
  await change(noun, viewer, await rowInUse(noun, viewer, id), { version, body, action: 'archive' });
}

/** Puts an archived row back into use, in the state that is asked for. One that is in use stays as it is. */
export async function restore<R extends Row, C extends z.ZodType, U extends z.ZodType, D>(
  noun: Noun<R, C, U, D>,
  viewer: Viewer,
  id: string,
  state: string,
): Promise<D> {
  const before = await authorizedRow(noun, viewer, id);
  if (before.state !== 'ARCHIVED') return presentOne(noun, before, viewer);
  return change(noun, viewer, before, { version: before.version, body: { state }, action: 'restore' });
}

/**
 * Moves a row from one state to another, if it is still at the version and in the state that the viewer saw.
 *
 * @param action the verb in the audit log
 * @throws StaleVersion where the row has moved on
 */
export async function moveState<R extends Row, C extends z.ZodType, U extends z.ZodType, D>(
  noun: Noun<R, C, U, D>,
  viewer: Viewer,
  id: string,
  { version, from, to, action }: { version: number; from: string; to: string; action: string },
): Promise<D> {
  const before = await rowInUse(noun, viewer, id);
  if (before.state !== from) throw new StaleVersion(id);
  return change(noun, viewer, before, { version, body: { state: to }, action });
}

/**
 * Changes what is said about a row at whatever version: the last word counts. `body` is asked with the row as it is
 * once nobody else can change it, so that of two such changes none is lost.
 */
export async function updateLatest<R extends Row, C extends z.ZodType, U extends z.ZodType, D>(
  noun: Noun<R, C, U, D>,
  viewer: Viewer,
  id: string,
  body: (row: R) => Body,
  action: string,
): Promise<D> {
  const seen = await rowInUse(noun, viewer, id);
  const row = await inDocumentTransaction(async (tx) => {
    await claimVersion(tx, noun, viewer, seen, null);
    const before = await rowInUse(noun, viewer, id);
    const said = body(before);
    guardWrite(noun, viewer, said, before);
    return save(tx, noun, viewer, before, toStore(noun, viewer, said, before), action);
  });
  return presentOne(noun, row, viewer);
}

/**
 * What a body would make of a row, refused as the change itself would be, and nothing written: a change that is to be
 * made later. `beside` are fields that are to be others by then. Pictures that the body names stay until it is made.
 */
export async function dryRun<R extends Row, C extends z.ZodType, U extends z.ZodType, D>(
  tx: Tx,
  noun: Noun<R, C, U, D>,
  viewer: Viewer,
  id: string,
  { body, beside }: { body: Body; beside: Body },
): Promise<{ row: R; data: Body }> {
  const row = await rowInUse(noun, viewer, id);
  const next = { ...row, ...beside };
  guardWrite(noun, viewer, body, next);
  const data = toStore(noun, viewer, body, next);
  await checkReferences(tx, noun.references, data, { ...row, branchId: branchIdOf(noun, row) });
  const had = picturesIn(noun, row);
  await claimPictures(
    tx,
    viewer.businessId,
    had,
    [...had, ...picturesIn(noun, { ...next, ...data })],
    new Date(),
  );
  return { row, data };
}

async function change<R extends Row, C extends z.ZodType, U extends z.ZodType, D>(
  noun: Noun<R, C, U, D>,
  viewer: Viewer,
  before: R,
  { version, body, action }: { version: number; body: Body; action: string },
): Promise<D> {
  const data = toStore(noun, viewer, body, before);
  const row = await inDocumentTransaction(async (tx) => {
    await requireOwnBranches(tx, noun, viewer, { ...before, ...data }, before);
    await checkReferences(tx, noun.references, data, { ...before, branchId: branchIdOf(noun, before) });
    await claimVersion(tx, noun, viewer, before, version);
    const stored = await save(tx, noun, viewer, before, data, action);
    await requireRoomForRow(tx, noun, stored, before);
    return stored;
  });
  return presentOne(noun, row, viewer);
}

/** The body in columns, once the domain has nothing against the row as it would be. */
function toStore<R extends Row, C extends z.ZodType, U extends z.ZodType, D>(
  noun: Noun<R, C, U, D>,
  viewer: Viewer,
  body: Body,
  before: R,
): Body {
  const data = noun.toColumns?.(body, before) ?? body;
  const next = { ...before, ...data };
  refuse(branchIssues(viewer, noun, next, before));
  refuse(noun.check?.(next));
  return data;
}

async function save<R extends Row, C extends z.ZodType, U extends z.ZodType, D>(
  tx: Tx,
  noun: Noun<R, C, U, D>,
  viewer: Viewer,
  before: R,
  data: Body,
  action: string,
): Promise<R> {
  await showPictures(tx, noun, viewer, before, { ...before, ...data });
  const stored = await documentsOf<R>(noun.uid).update({ documentId: before.documentId, data });
  if (!stored) throw notFound();
  await recordWrite(tx, noun, viewer, action, stored, before);
  return stored;
}

async function showPictures<R extends Row, C extends z.ZodType, U extends z.ZodType, D>(
  tx: Tx,
  noun: Noun<R, C, U, D>,
  { businessId }: Viewer,
  before: R | null,
  next: Fields<R>,
): Promise<void> {
  await claimPictures(tx, businessId, picturesIn(noun, before ?? {}), picturesIn(noun, next), new Date());
}

function refuse(issues: Parameters<typeof invalid>[0] | undefined): void {
  if (issues && issues.length > 0) throw invalid(issues);
}
