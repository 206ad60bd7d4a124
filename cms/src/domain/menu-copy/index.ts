export type { CopyNote } from './columns';
export type { NewExtra, NewExtraGroup } from './extra-groups';
export {
  COPY_FIELDS,
  COPY_MODES,
  type CopyColumn,
  type CopyColumns,
  type CopyField,
  type CopyMode,
} from './fields';
export type { CopyLinks } from './links';
export type { CopyExtraGroup, CopyMenu, CopyProduct, CopyVariationGroup } from './menu';
export type { Ref } from './names';
export {
  planCopy,
  type CopyAction,
  type CopyChange,
  type CopyChoice,
  type CopyPlan,
  type LeaveReason,
  type PlannedCopy,
} from './plan';
