import type { ChangedGroup, PartPrices } from '../../../contracts/menu-bulk';
import { asRows } from '../../../crud/noun';
import { readOne, update } from '../../../crud/operations';
import { toExtras, toVariations, type StoredExtra, type StoredVariation } from '../../../store/rows';
import type { Viewer } from '../../../sessions/viewer';
import { extraGroup } from '../nouns/extra-group';
import { variationGroup } from '../nouns/variation-group';

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

/** Changes the prices of a group's parts as if it had been done in its form. */
export async function changeGroup(viewer: Viewer, change: GroupChange, seen: SeenGroup): Promise<void> {
  const { id, version } = change;
  if (change.kind === 'variationGroups')
    await update(asRows(variationGroup), viewer, id, { version, variations: change.parts(seen.variations) });
  else await update(asRows(extraGroup), viewer, id, { version, extras: change.parts(seen.extras) });
}

/** What is told of a group that was changed, with what its parts cost before. */
export function changedGroup({ kind, id, version }: GroupChange, seen: SeenGroup): ChangedGroup {
  const before: PartPrices = [
    ...seen.variations.map((part) => ({ id: part.id, priceCents: part.priceCents, variationPrices: [] })),
    ...seen.extras.map((part) => ({
      id: part.id,
      priceCents: part.priceCents,
      variationPrices: part.variationPrices,
    })),
  ];
  return { kind, id, name: seen.name, version: version + 1, before };
}
