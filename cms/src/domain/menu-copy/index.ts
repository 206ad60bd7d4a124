export type { CopyNote } from './columns';
export type { NewExtraGroup } from './extra-groups';
export {
  COPY_FIELDS,
  COPY_MODES,
  COPY_PERMISSIONS,
  type CopyColumns,
  type CopyField,
  type CopyMode,
} from './fields';
export type { CopyMenu, CopyProduct } from './menu';
export type { Ref } from './names';
export type { CopiedPrice } from './own-prices';
export {
  planCopy,
  type CopyAction,
  type CopyChange,
  type CopyChoice,
  type CopyPlan,
  type LeaveReason,
  type PlannedCopy,
} from './plan';
