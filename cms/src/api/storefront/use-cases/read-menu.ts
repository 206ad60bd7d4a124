import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { StoreMenuDto, StoreProduct } from '../../../contracts/storefront';
import { availableAt, nextMenuChange } from '../../../domain/menu';
import { appearance, shownExtraGroup, shownProduct, shownVariationGroup } from '../../../domain/storefront';
import type { LoadedStore } from '../../../store/load-store';

/** A menu as it is sent: its bytes are made once and kept until the menu or the time changes them. */
export interface SentMenu {
  etag: string;
  body: Buffer;
  gzip(): Buffer;
  /** Milliseconds since 1970 from which on it may look different. */
  until: number;
}

const kept = new WeakMap<LoadedStore, SentMenu>();

/** The menu of a store as customers see it now. */
export function readMenu(store: LoadedStore, now: Date): SentMenu {
  const known = kept.get(store);
  if (known && now.getTime() < known.until) return known;
  const body = Buffer.from(JSON.stringify({ data: composeMenu(store, now) }));
  let zipped: Buffer | undefined;
  const menu: SentMenu = {
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`,
    body,
    gzip: () => (zipped ??= gzipSync(body)),
    until: nextMenuChange(store.wholeMenu, now, store.branch.timezone)?.getTime() ?? Infinity,
  };
  kept.set(store, menu);
  return menu;
}

function composeMenu(store: LoadedStore, now: Date): StoreMenuDto {
  const { menu, wholeMenu } = store;
  const context = { now, timeZone: store.branch.timezone, channel: 'STORE' };
  const categories = wholeMenu.categories.filter(
    ({ state, availability }) => state === 'ACTIVE' && availableAt(availability, now, context.timeZone),
  );
  const shown = new Set(categories.map(({ id }) => id));
  const products = wholeMenu.products.flatMap((product): StoreProduct[] => {
    const categoryIds = product.categoryIds.filter((id) => shown.has(id));
    const look = appearance(menu, product, context);
    if (categoryIds.length === 0 || look === 'HIDDEN') return [];
    return [{ ...shownProduct(menu, product, context), categoryIds, soldOut: look === 'SOLD_OUT' }];
  });
  const used = new Set(products.flatMap(({ categoryIds }) => categoryIds));
  const groups = new Set(products.flatMap(({ extraGroupIds }) => extraGroupIds));
  const variations = new Set(products.map(({ variationGroupId }) => variationGroupId));
  return {
    categories: categories
      .filter(({ id }) => used.has(id))
      .map(({ id, name, description, imageUrl }) => ({ id, name, description, imageUrl })),
    products,
    variationGroups: wholeMenu.variationGroups
      .filter(({ id }) => variations.has(id))
      .map((group) => shownVariationGroup(group, context)),
    extraGroups: wholeMenu.extraGroups
      .filter(({ id }) => groups.has(id))
      .map((group) => shownExtraGroup(group, context)),
  };
}
