import { MAX_SHOWN_PRODUCTS, type ReleaseDifferenceDto } from '../../../contracts/menu-releases';
import type { Language } from '../../../contracts/session';
import { read } from '../../../database/transaction';
import {
  applyLinkedProducts,
  indexMenu,
  applySoldOutGroups,
  type Menu,
  type SaleContext,
} from '../../../domain/menu';
import {
  applyRelease,
  OPEN_RELEASE_STATES,
  STAGED_ENTITIES,
  type StagedChange,
} from '../../../domain/menu-releases';
import { composeMenu, menuOf, changedForCustomers } from '../../../domain/storefront';
import type { Viewer } from '../../../sessions/viewer';
import { loadOwnMenu, type OwnMenu } from '../files/own-menu';
import { presentRelease } from '../releases/present-release';
import { ownRelease } from '../releases/release-row';
import { rowDifference } from '../releases/row-difference';
import { STAGED_NOUNS, type MenuRow } from '../releases/staged-nouns';
import type { ReleaseRow } from '../store/releases';
import { changesOf } from '../store/staged-changes';

/**
 * What a release changes: field by field, and as customers find it – now, or when it is to go live – with the changes
 * and without, by the function that the store page's menu is made with.
 */
export async function readDifference(
  viewer: Viewer,
  id: string,
  language: Language,
  now: Date,
): Promise<ReleaseDifferenceDto> {
  const { release, changes, own } = await read(async (sql) => {
    const row = await ownRelease(sql, viewer, id);
    const open = OPEN_RELEASE_STATES.includes(row.state);
    return {
      release: row,
      changes: await changesOf(sql, id),
      own: open ? await loadOwnMenu(sql, viewer, row.branchId) : null,
    };
  });
  const rows = new Map<string, MenuRow>();
  for (const entity of STAGED_ENTITIES) {
    const ids = changes.filter((change) => change.entity === entity).map(({ entityId }) => entityId);
    for (const [rowId, row] of await STAGED_NOUNS[entity].rows(viewer, ids)) rows.set(rowId, row);
  }
  return {
    release: presentRelease(release, language),
    rows: changes.map((change) => rowDifference(viewer, change, rows.get(change.entityId))),
    store: own && storeDifference(own, changes, momentOf(release, now)),
  };
}

/** The moment customers are looked at: when it goes live, or now. */
const momentOf = ({ state, publishAt }: ReleaseRow, now: Date): Date =>
  state === 'SCHEDULED' && publishAt !== null ? new Date(Math.max(publishAt, now.getTime())) : now;

function storeDifference(
  { menu, timeZone }: OwnMenu,
  changes: readonly StagedChange[],
  now: Date,
): ReleaseDifferenceDto['store'] {
  const context: SaleContext = { now, timeZone, channel: 'STORE' };
  const after = applyRelease(menu, changes);
  const [shown, shownAfter] = [asShown(menu, context), asShown(after, context)];
  const otherwise = changedForCustomers(shown, shownAfter);
  const named = new Set(otherwise.slice(0, MAX_SHOWN_PRODUCTS));
  const names = new Map(after.products.map(({ id, name }) => [id, name]));
  return {
    at: now.toISOString(),
    products: [...named].map((id) => ({ id, name: names.get(id) ?? '' })),
    productCount: otherwise.length,
    before: menuOf(shown, named),
    after: menuOf(shownAfter, named),
  };
}

function asShown(menu: Menu, context: SaleContext) {
  const following = applyLinkedProducts(applySoldOutGroups(menu));
  return composeMenu(following, indexMenu(following), context);
}
