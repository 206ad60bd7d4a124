import type { ExtraGroupDto, VariationGroupDto } from '../../../contracts/menu';
import { updateLatest } from '../../../crud/operations';
import { notFound } from '../../../errors/api-error';
import type { Viewer } from '../../../sessions/viewer';
import { extraGroup } from '../nouns/extra-group';
import { withPart } from '../nouns/parts';
import { variationGroup } from '../nouns/variation-group';
import type { StoredExtra, StoredVariation } from '../../../store/rows';

/** A part of a group: an extra or a variation. */
export interface PartOf {
  groupId: string;
  partId: string;
}

/** Changes one extra of a group as the group is by then; two changes at once both count. */
export function changeExtra(
  viewer: Viewer,
  { groupId, partId }: PartOf,
  changes: Partial<StoredExtra>,
  action: string,
): Promise<ExtraGroupDto> {
  const extras = (rows: readonly StoredExtra[]) => withPart(rows, partId, changes) ?? missing();
  return updateLatest(extraGroup, viewer, groupId, (group) => ({ extras: extras(group.extras) }), action);
}

/** Changes one variation of a group, in the same way. */
export function changeVariation(
  viewer: Viewer,
  { groupId, partId }: PartOf,
  changes: Partial<StoredVariation>,
  action: string,
): Promise<VariationGroupDto> {
  const variations = (rows: readonly StoredVariation[]) => withPart(rows, partId, changes) ?? missing();
  return updateLatest(
    variationGroup,
    viewer,
    groupId,
    (group) => ({ variations: variations(group.variations) }),
    action,
  );
}

function missing(): never {
  throw notFound();
}
