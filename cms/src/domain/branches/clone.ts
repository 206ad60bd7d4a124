import type { Permission } from '../access';

/**
 * What of a branch can be had at another one. Never among it: stock, orders, customers, balances and what coupons have
 * been used for.
 */
export const CLONE_PARTS = [
  'profile',
  'rules',
  'payments',
  'hours',
  'zones',
  'menu',
  'coupons',
  'social',
] as const;
export type ClonePart = (typeof CLONE_PARTS)[number];

/** What it takes to write each part at a new branch, beside making it. */
export const CLONE_PERMISSIONS = {
  profile: ['branch.edit'],
  rules: ['branch.edit'],
  payments: ['branch.edit'],
  hours: ['hours.edit'],
  zones: ['zone.edit'],
  menu: ['menu.edit', 'menu.price.edit'],
  coupons: ['campaign.edit'],
  social: ['branch.edit'],
} as const satisfies Record<ClonePart, readonly Permission[]>;

/** What somebody should know before they copy; none of it keeps them from it. */
export type CloneNote =
  /** Areas by distance or drawn on a map, and the new address has no place on it. */
  | 'ZONES_NEED_A_PLACE'
  /** The areas are those around the source. */
  | 'ZONES_LIE_AT_THE_SOURCE'
  /** Products whose stock is counted begin with none. */
  | 'STOCK_STARTS_AT_ZERO'
  /** Changes of the menu that are staged or scheduled stay with the source. */
  | 'RELEASES_STAY';

interface CloneFacts {
  parts: ReadonlySet<ClonePart>;
  /** Areas that are measured or drawn. */
  mappedZones: number;
  zones: number;
  /** Whether the new address has a place on the map. */
  placed: boolean;
  /** Products and parts of groups whose stock is counted. */
  counted: number;
  openReleases: number;
}

/** What is worth knowing of a copy, in the order in which it is done. */
export function cloneNotes({ parts, ...facts }: CloneFacts): CloneNote[] {
  const notes: CloneNote[] = [];
  if (parts.has('zones') && facts.zones > 0) {
    if (facts.mappedZones > 0 && !facts.placed) notes.push('ZONES_NEED_A_PLACE');
    notes.push('ZONES_LIE_AT_THE_SOURCE');
  }
  if (parts.has('menu')) {
    if (facts.counted > 0) notes.push('STOCK_STARTS_AT_ZERO');
    if (facts.openReleases > 0) notes.push('RELEASES_STAY');
  }
  return notes;
}
