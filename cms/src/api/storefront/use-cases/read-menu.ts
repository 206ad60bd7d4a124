import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { StoreMenuDto, StoreProduct } from '../../../contracts/storefront';
import {
  availableAt,
  isOffered,
  isSoldOut,
  nextMenuChange,
  sellable,
  type Product,
} from '../../../domain/menu';
import { basePrice, priceFrom, variationPrice } from '../../../domain/pricing';
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
  const isThere = (part: Parameters<typeof isOffered>[0] | undefined) =>
    part !== undefined && isOffered(part, context);
  const products = wholeMenu.products.flatMap((product): StoreProduct[] => {
    const categoryIds = product.categoryIds.filter((id) => shown.has(id));
    const soldOut = visibleAs(store, product, context);
    if (categoryIds.length === 0 || soldOut === null) return [];
    const { priceCents, fullPriceCents } = basePrice(product, context);
    return [
      {
        id: product.id,
        name: product.name,
        description: product.description,
        categoryIds,
        imageUrls: product.imageUrls,
        variationGroupId: product.variationGroupId,
        extraGroupIds: product.extraGroupIds.filter((id) => isThere(menu.extraGroups.get(id))),
        maxPerOrder: product.maxPerOrder,
        allergens: product.allergens,
        diets: product.diets,
        tags: product.tags,
        serves: product.serves,
        alcoholic: product.alcoholic,
        priceCents,
        fullPriceCents,
        fromPriceCents: priceFrom(product, menu, context) ?? priceCents,
        soldOut,
      },
    ];
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
      .map(({ id, name, variations: sizes }) => ({
        id,
        name,
        variations: sizes
          .filter(isThere)
          .sort((a, b) => a.position - b.position)
          .map((size) => ({
            id: size.id,
            name: size.name,
            ...variationPrice(size),
            isDefault: size.isDefault,
            soldOut: isSoldOut(size.soldOutUntil, now),
          })),
      })),
    extraGroups: wholeMenu.extraGroups
      .filter(({ id }) => groups.has(id))
      .map(({ id, name, description, min, max, freeQuantity, priceMethod, display, extras }) => ({
        id,
        name,
        description,
        min,
        max,
        freeQuantity,
        priceMethod,
        display,
        extras: extras
          .filter(isThere)
          .sort((a, b) => a.position - b.position)
          .map((extra) => ({
            id: extra.id,
            name: extra.name,
            description: extra.description,
            priceCents: extra.priceCents,
            variationPrices: extra.variationPrices,
            imageUrl: extra.imageUrl,
            maxQuantity: extra.maxQuantity,
            defaultQuantity: extra.defaultQuantity,
            soldOut: isSoldOut(extra.soldOutUntil, now),
          })),
      })),
  };
}

const SHOWN_AS_SOLD_OUT = new Set(['SOLD_OUT', 'OUT_OF_STOCK', 'GROUP_UNSATISFIABLE', 'NO_VARIATION']);

/** Whether customers see a product, and as sold out or not; null when they do not see it at all. */
function visibleAs(
  store: LoadedStore,
  product: Product,
  context: Parameters<typeof sellable>[2],
): boolean | null {
  const verdict = sellable(store.menu, product, context);
  if (verdict.sellable) return false;
  return verdict.reasons.every(({ code }) => SHOWN_AS_SOLD_OUT.has(code)) ? true : null;
}
