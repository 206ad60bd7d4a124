import type { CloneCounts } from '../../contracts/branch-clone';
import type { Sql } from '../../database/sql';
import { cloneNotes, type CloneNote, type ClonePart, type StoredMenu } from '../../domain/branches';
import { EXCEPTIONS, HOURS, SOCIAL_LINKS, storedMenu, ZONES } from './store/clone-source';
import { wholeBranch, wholeRows, type WholeRow } from './store/whole-rows';
import { notFound } from '../../errors/api-error';
import { couponsAt } from '../campaign/exports';
import { countOpenReleases } from '../menu/exports';

interface Place {
  businessId: string;
  branchId: string;
}

/** All that there is to copy of a branch, as it is stored. */
export interface CloneSource {
  row: WholeRow;
  hours: WholeRow[];
  exceptions: WholeRow[];
  zones: WholeRow[];
  menu: StoredMenu<WholeRow>;
  coupons: { id: string; branchIds: string[] }[];
  social: WholeRow[];
  openReleases: number;
}

export async function cloneSource(sql: Sql, place: Place): Promise<CloneSource> {
  const row = await wholeBranch(sql, place);
  if (!row) throw notFound();
  return {
    row,
    hours: await wholeRows(sql, HOURS, place),
    exceptions: await wholeRows(sql, EXCEPTIONS, place),
    zones: await wholeRows(sql, ZONES, place),
    menu: await storedMenu(sql, place),
    coupons: await couponsAt(sql, place),
    social: await wholeRows(sql, SOCIAL_LINKS, place),
    openReleases: await countOpenReleases(sql, place),
  };
}

/** How much of it the chosen parts come to. */
export function cloneCounts(source: CloneSource, parts: ReadonlySet<ClonePart>): CloneCounts {
  const { row, hours, exceptions, zones, menu, coupons, social } = source;
  const of = (part: ClonePart, count: number) => (parts.has(part) ? count : 0);
  return {
    payments: of('payments', Array.isArray(row.paymentMethods) ? row.paymentMethods.length : 0),
    hours: of('hours', hours.length),
    exceptions: of('hours', exceptions.length),
    zones: of('zones', zones.length),
    categories: of('menu', menu.categories.length),
    groups: of('menu', menu.variationGroups.length + menu.extraGroups.length),
    products: of('menu', menu.products.length),
    coupons: of('coupons', coupons.length),
    social: of('social', social.length),
  };
}

/** What somebody should know of the copy. */
export function cloneNotesFor(
  source: CloneSource,
  parts: ReadonlySet<ClonePart>,
  placed: boolean,
): CloneNote[] {
  const { zones, menu } = source;
  const partsOfGroups = [
    ...menu.variationGroups.flatMap(({ variations }) => listOf(variations)),
    ...menu.extraGroups.flatMap(({ extras }) => listOf(extras)),
  ];
  return cloneNotes({
    parts,
    placed,
    zones: zones.length,
    mappedZones: zones.filter(({ kind }) => kind === 'RADIUS' || kind === 'POLYGON').length,
    counted: [...menu.products, ...partsOfGroups].filter(({ stockTracked }) => stockTracked === true).length,
    openReleases: source.openReleases,
  });
}

const listOf = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? (value as Record<string, unknown>[]) : [];
