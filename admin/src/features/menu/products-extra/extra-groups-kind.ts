import type { ExtraGroupDto } from '@contracts/menu';
import { ListPlus } from 'lucide-react';
import { extraGroupSchema, newExtra } from './extra-group-values';
import { menuPaths } from '../paths';
import { archivedLast, isInUse, toSentParts } from '../groups/parts';
import { inPlace, type GroupKind } from '../groups/group-kind';
import { fieldLimits } from '@shared/form/field-limits';

export const EXTRA_GROUPS: GroupKind<ExtraGroupDto> = {
  resource: 'extra-groups',
  place: 'extras',
  usedAs: 'extraGroupIds',
  words: 'extraGroups',
  paths: menuPaths.extraGroups,
  icon: ListPlus,
  optionsOf: ({ extras }) => extras.filter(isInUse),
  longestName: fieldLimits(extraGroupSchema, 'extras.0.name').maxLength,
  needsPrice: false,
  withOption: ({ extras }, option) => ({
    extras: toSentParts(archivedLast([...inPlace(extras), newExtra(option)])),
  }),
};
