import type { ExtraGroupDto, VariationGroupDto } from '@contracts/menu';
import {
  hasRunOut,
  isOnSale,
  isSoldOut,
  type AskedAfter,
  type Availability,
  type ItemState,
  type PartStock,
  type SaleMoment,
} from '@domain/menu';
import { plainText } from '@domain/text';
import type { LucideIcon } from 'lucide-react';
import type { TypedOption } from './read-options';
import type { BranchClock } from '../sold-out/sold-out-until';

export type GroupRow = ExtraGroupDto | VariationGroupDto;

/** One thing to choose of a group, an extra or a variation, as lists show it. */
export interface Option extends PartStock {
  id: string;
  name: string;
  priceCents: number;
  /** Only variations have one. */
  promoPriceCents?: number | null;
  position: number;
  state: ItemState;
  availability: Availability | null;
  soldOutUntil: string | null;
}

/** What tells the two kinds of groups apart, for what is the same with both. */
export interface GroupKind<Row extends GroupRow> {
  resource: 'extra-groups' | 'variation-groups';
  /** Where its options stand, in the row and in the API's paths. */
  place: 'extras' | 'variations';
  /** The field by which products name it. */
  usedAs: 'extraGroupIds' | 'variationGroupId';
  /** Where its texts stand in the language files. */
  words: 'extraGroups' | 'variationGroups';
  paths: { list: string; create: string; edit: string };
  icon: LucideIcon;
  optionsOf: (row: Row) => Option[];
  /** Of an option, in characters. */
  longestName: number | undefined;
  /** Whether an option has to say what it costs; else it costs nothing until it does. */
  needsPrice: boolean;
  /** The field that a group with one option more, the last, is changed by. */
  withOption: (row: Row, option: TypedOption) => object;
}

/** What the form of a new group is given, of variations or of extras. */
export interface NewGroupProps {
  branch: BranchClock & { id: string };
  onCreated: (group: { id: string }) => void;
}

/** Options in the order in which customers see them. */
export function inPlace<O extends { position: number }>(options: readonly O[]): O[] {
  return [...options].sort((a, b) => a.position - b.position);
}

/** The name by which the house knows it, which may be another one than customers read. */
export const internalNameOf = (row: Pick<GroupRow, 'name' | 'internalName'>): string =>
  row.internalName ?? row.name;

/** Until when all of it is sold out; of variations only single ones are. */
export const soldOutUntilOf = (row: GroupRow): string | null =>
  'soldOutUntil' in row ? row.soldOutUntil : null;

/** The options of other groups after which it is asked for; variations never are. */
export const askedAfterOf = (row: GroupRow): AskedAfter[] => ('askedAfter' in row ? row.askedAfter : []);

/** Whether a product, or an option of another group, asks for it. */
export const isUsed = (row: GroupRow): boolean => row.usedBy > 0 || askedAfterOf(row).length > 0;

/** Which groups a list shows. */
export const GROUP_FILTERS = ['all', 'ACTIVE', 'PAUSED', 'soldOut', 'ARCHIVED'] as const;
type GroupFilter = (typeof GROUP_FILTERS)[number];

export const readFilter = (text: string | null): GroupFilter =>
  GROUP_FILTERS.find((filter) => filter === text) ?? 'all';

/** Whether a row belongs to what the filter asks for; archived rows are another list. */
export function matchesFilter(row: GroupRow, options: readonly Option[], filter: GroupFilter, now: Date) {
  if (filter === 'all' || filter === 'ARCHIVED') return true;
  if (filter === 'soldOut')
    return (
      isSoldOut(soldOutUntilOf(row), now) ||
      options.some((option) => isSoldOut(option.soldOutUntil, now) || hasRunOut(option))
    );
  return row.state === filter;
}

/** How many options cannot be had now. */
export const countUnavailable = (options: readonly Option[], moment: SaleMoment): number =>
  options.filter((option) => !isOnSale(option, moment)).length;

/** Whether a group, or one of its options, is called like that; accents and case do not matter. */
export function matchesSearch(row: GroupRow, options: readonly Option[], wanted: string): boolean {
  const part = plainText(wanted);
  return [row.name, row.internalName ?? '', ...options.map(({ name }) => name)].some((name) =>
    plainText(name).includes(part),
  );
}
