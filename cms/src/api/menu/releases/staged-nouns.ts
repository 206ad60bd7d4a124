import type { z } from 'zod';
import { asRows, type Noun, type Row } from '../../../crud/noun';
import { guardWrite } from '../../../crud/guard';
import { list } from '../../../crud/read-rows';
import { dryRun, update } from '../../../crud/operations';
import { hiddenFields } from '../../../crud/present';
import type { Tx } from '../../../database/transaction';
import { STAGED_ENTITIES, type StagedEntity } from '../../../domain/menu-releases';
import type { Viewer } from '../../../sessions/viewer';
import { category } from '../nouns/category';
import { checkLinks } from '../nouns/extra-links';
import { extraGroup, type ExtraGroupRow } from '../nouns/extra-group';
import { checkOwnPrices } from '../nouns/own-prices';
import { product } from '../nouns/product';
import { variationGroup } from '../nouns/variation-group';
import { lockMenuRows } from '../store/menu-rows';
import type { ChangeRow } from '../store/staged-changes';
import { fieldValues } from './field-values';

type Fields = Record<string, unknown>;

/** A row of the menu, whichever noun it is of. */
export interface MenuRow extends Row {
  branchId: string;
  name: string;
}

/** What a release does with a noun of the menu. */
interface StagedNoun {
  /** Refuses what the noun would refuse; answers the row and the fields as they would be stored. */
  dryRun(
    tx: Tx,
    viewer: Viewer,
    id: string,
    fields: { body: Fields; beside: Fields },
  ): Promise<{ row: MenuRow; data: Fields }>;
  /** Those of the rows that are in use and the viewer reaches, by id. */
  rows(viewer: Viewer, ids: readonly string[]): Promise<Map<string, MenuRow>>;
  /** The same, and nobody else changes them until the commit. */
  held(tx: Tx, viewer: Viewer, ids: readonly string[]): Promise<Map<string, MenuRow>>;
  /** Changes a row as if it had been changed by hand. */
  write(viewer: Viewer, row: MenuRow, fields: Fields): Promise<void>;
  /** Refuses who may not give `fields` of what is staged back what the row has. Of a row that is gone nothing is left. */
  guardUnstaging(viewer: Viewer, id: string, staged: Fields, fields: readonly string[]): Promise<void>;
  /** The fields that the viewer is not told. */
  hidden(viewer: Viewer): string[];
}

const MOST = 500;

function staged<R extends MenuRow, C extends z.ZodType, U extends z.ZodType, D>(
  noun: Noun<R, C, U, D>,
  check?: (tx: Tx, next: R, before: R) => Promise<void>,
): StagedNoun {
  const plain = asRows(noun);
  // What is staged has the form it is stored in: parts got their ids when they were staged.
  const writing = { ...plain, toColumns: (fields: Fields) => fields };
  const rows = async (viewer: Viewer, ids: readonly string[]): Promise<Map<string, R>> => {
    if (ids.length === 0) return new Map();
    const filters = [{ documentId: { $in: [...ids] } }];
    const query = {
      filters,
      conditions: [],
      text: null,
      archived: false,
      sort: ['id:asc'],
      page: 1,
      pageSize: MOST,
    };
    const { data } = await list(plain, viewer, query);
    return new Map(data.map((row) => [row.documentId, row]));
  };
  return {
    rows,
    async dryRun(tx, viewer, id, fields) {
      const tried = await dryRun(tx, plain, viewer, id, fields);
      await check?.(tx, { ...tried.row, ...fields.beside, ...tried.data }, tried.row);
      return tried;
    },
    async held(tx, viewer, ids) {
      await lockMenuRows(tx, noun.table, viewer.businessId, ids);
      return rows(viewer, ids);
    },
    async write(viewer, { documentId, version }, fields) {
      await update(writing, viewer, documentId, { ...fields, version });
    },
    async guardUnstaging(viewer, id, stagedFields, fields) {
      const row = (await rows(viewer, [id])).get(id);
      if (!row) return;
      const current = fieldValues(row);
      const back = Object.fromEntries(fields.map((field) => [field, current[field]]));
      guardWrite(writing, viewer, back, { ...row, ...stagedFields });
    },
    hidden: (viewer) => hiddenFields(noun, viewer),
  };
}

export const STAGED_NOUNS: Readonly<Record<StagedEntity, StagedNoun>> = {
  product: staged(product, checkOwnPrices),
  category: staged(category),
  'extra-group': staged(extraGroup, (tx, next: ExtraGroupRow, before) => checkLinks(tx, next, before)),
  'variation-group': staged(variationGroup),
};

/** Changes with the rows that they are of, noun by noun, each noun's rows held before the first of them is answered. */
export async function* withLockedRows(
  tx: Tx,
  viewer: Viewer,
  changes: readonly ChangeRow[],
): AsyncGenerator<{ change: ChangeRow; row: MenuRow | undefined }> {
  for (const entity of STAGED_ENTITIES) {
    const own = changes.filter((change) => change.entity === entity);
    const ids = own.map(({ entityId }) => entityId);
    const rows = await STAGED_NOUNS[entity].held(tx, viewer, ids);
    for (const change of own) yield { change, row: rows.get(change.entityId) };
  }
}
