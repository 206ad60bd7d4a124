import type { ChangedGroup, PartPrices } from '../../../contracts/menu-bulk';
import { asRows } from '../../../crud/noun';
import { readOne } from '../../../crud/read-rows';
import { toExtras, toVariations, type StoredExtra, type StoredVariation } from '../../../store/rows';
import type { Viewer } from '../../../sessions/viewer';
import { extraGroup } from '../nouns/extra-group';
import { variationGroup } from '../nouns/variation-group';
import type { BulkWriter } from './bulk-writer';

/** A group as it was seen, and what its parts are to cost. */
export type GroupChange =
  | {
      kind: 'variationGroups';
      id: string;
      version: number;
      parts: (variations: readonly StoredVariation[]) => StoredVariation[];
    }
  | {
      kind: 'extraGroups';
      id: string;
      version: number;
      parts: (extras: readonly StoredExtra[]) => StoredExtra[];
    };

/** What was read of a group before its prices change. */
interface SeenGroup {
  name: string;
  variations: StoredVariation[];
  extras: StoredExtra[];
}

/** A group that the viewer reaches, or 404. */
export async function readGroup(viewer: Viewer, { kind, id }: GroupChange): Promise<SeenGroup> {
  if (kind === 'variationGroups') {
    const { name, variations } = await readOne(asRows(variationGroup), viewer, id);
    return { name, variations: toVariations(variations), extras: [] };
  }
  const { name, extras } = await readOne(asRows(extraGroup), viewer, id);
  return { name, variations: [], extras: toExtras(extras) };
}

/** Gives a group's parts their prices; answers the version the group has then. */
export function changeGroup(writer: BulkWriter, change: GroupChange, seen: SeenGroup): Promise<number> {
  return change.kind === 'variationGroups'
    ? writer.write('variation-group', change, { variations: change.parts(seen.variations) })
    : writer.write('extra-group', change, { extras: change.parts(seen.extras) });
}

/** What is told of a group that was changed, with what its parts cost before. */
export function changedGroup({ kind, id }: GroupChange, version: number, seen: SeenGroup): ChangedGroup {
  const before: PartPrices = [
    ...seen.variations.map((part) => ({ id: part.id, priceCents: part.priceCents, variationPrices: [] })),
    ...seen.extras.map((part) => ({
      id: part.id,
      priceCents: part.priceCents,
      variationPrices: part.variationPrices,
    })),
  ];
  return { kind, id, name: seen.name, version, before };
}
