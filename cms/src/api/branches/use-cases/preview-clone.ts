import type { z } from 'zod';
import type { ClonePreviewDto, clonePreviewBody } from '../../../contracts/branch-clone';
import { read } from '../../../database/transaction';
import type { Viewer } from '../../../sessions/viewer';
import { cloneSource, cloneCounts, cloneNotesFor } from '../clone-facts';
import { findTakenNames } from '../store/clone-source';
import { ownStore } from './own-store';

/** What copying a branch would come to, and what of the new one is taken; nothing is written. */
export async function previewClone(
  viewer: Viewer,
  { branchId, name = '', slug = '', address, parts }: z.output<typeof clonePreviewBody>,
): Promise<ClonePreviewDto> {
  return read(async (sql) => {
    const { businessId } = await ownStore(sql, viewer, branchId);
    const source = await cloneSource(sql, { businessId, branchId });
    const chosen = new Set(parts);
    const taken = await findTakenNames(sql, { businessId, name, slug });
    return {
      counts: cloneCounts(source, chosen),
      notes: cloneNotesFor(source, chosen, typeof address?.lat === 'number'),
      taken: (['name', 'slug'] as const).filter((field) => taken[field]),
    };
  });
}
