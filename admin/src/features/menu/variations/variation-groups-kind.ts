import type { VariationGroupDto } from '@contracts/menu';
import { Ruler } from 'lucide-react';
import { variationGroupSchema, withAdded } from './variation-group-values';
import { menuPaths } from '../paths';
import { isInUse, toSentParts } from '../groups/parts';
import { inPlace, type GroupKind } from '../groups/group-kind';
import { fieldLimits } from '@shared/form/field-limits';

export const VARIATION_GROUPS: GroupKind<VariationGroupDto> = {
  resource: 'variation-groups',
  place: 'variations',
  usedAs: 'variationGroupId',
  words: 'variationGroups',
  paths: menuPaths.variationGroups,
  icon: Ruler,
  optionsOf: ({ variations }) => variations.filter(isInUse),
  longestName: fieldLimits(variationGroupSchema, 'variations.0.name').maxLength,
  needsPrice: true,
  withOption: ({ variations }, option) => ({
    variations: toSentParts(withAdded(inPlace(variations), [option])),
  }),
};
