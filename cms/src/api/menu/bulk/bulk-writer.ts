import { asRows } from '../../../crud/noun';
import { update } from '../../../crud/operations';
import type { Tx } from '../../../database/transaction';
import type { Viewer } from '../../../sessions/viewer';
import { recordImport } from '../files/record-import';
import { extraGroup } from '../nouns/extra-group';
import { product } from '../nouns/product';
import { variationGroup } from '../nouns/variation-group';
import { openStaging } from '../releases/staging';

export type BulkEntity = 'product' | 'variation-group' | 'extra-group';

interface Seen {
  id: string;
  version: number;
}

/** Where a change of many goes: into the rows, or into a release that changes them later. */
export interface BulkWriter {
  /**
   * Gives a row fields, if it is still at the version it was seen at; answers the version it has then.
   *
   * @throws StaleVersion for a row that was changed meanwhile
   */
  write(entity: BulkEntity, seen: Seen, fields: object): Promise<number>;
  /** Logs what was done. */
  close(done: { action: string; said: object; productsByBranch: ReadonlyMap<string, number> }): Promise<void>;
}

/** Changes rows as if each had been changed by itself. */
export function writerToRows(tx: Tx, viewer: Viewer): BulkWriter {
  const write = {
    product: (id: string, body: Body) => update(asRows(product), viewer, id, body),
    'variation-group': (id: string, body: Body) => update(asRows(variationGroup), viewer, id, body),
    'extra-group': (id: string, body: Body) => update(asRows(extraGroup), viewer, id, body),
  } satisfies Record<BulkEntity, unknown>;
  return {
    async write(entity, { id, version }, fields) {
      await write[entity](id, { ...fields, version });
      return version + 1;
    },
    async close({ action, said, productsByBranch }) {
      for (const [branchId, products] of productsByBranch)
        await recordImport(tx, viewer, branchId, action, { ...said, products });
    },
  };
}

/** Stages the same in a release: the rows stay as they are until it is published. */
export async function writerToRelease(tx: Tx, viewer: Viewer, releaseId: string): Promise<BulkWriter> {
  const staging = await openStaging(tx, viewer, releaseId);
  return {
    async write(entity, { id, version }, fields) {
      await staging.stage({ entity, id, version, fields: { ...fields } });
      return version;
    },
    close: () => staging.close(),
  };
}

type Body = Record<string, unknown> & { version: number };
