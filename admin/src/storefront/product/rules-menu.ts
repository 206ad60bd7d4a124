import { indexMenu, type MenuIndex } from '@domain/menu/menu-index';
import { SOLD_OUT_UNTIL_CHANGED, UNTRACKED } from '@domain/menu/sold-out';
import type { StoreMenu } from '../menu/store-menu';

const composed = new WeakMap<StoreMenu, MenuIndex>();

/** The store's menu as the pricing rules know one; made once for a menu. */
export function rulesMenu(menu: StoreMenu): MenuIndex {
  const known = composed.get(menu) ?? composeRules(menu);
  composed.set(menu, known);
  return known;
}

/**
 * The store's menu holds what is for sale now, at the price now in force. As rows of the rules these are active things
 * without promotion, schedule or stock; what is sold out is so until further notice.
 */
function composeRules({ products, variationGroups, extraGroups }: StoreMenu): MenuIndex {
  const onSale = (soldOut: boolean, position: number) => ({
    position,
    state: 'ACTIVE' as const,
    availability: null,
    soldOutUntil: soldOut ? SOLD_OUT_UNTIL_CHANGED : null,
  });
  return indexMenu({
    categories: [],
    products: [...products.values()].map((product, position) => ({
      ...product,
      ...onSale(product.soldOut, position),
      promoPriceCents: null,
      promoFrom: null,
      promoTo: null,
      availability: null,
      stock: { tracked: false, quantity: 0 },
      channels: [],
      station: null,
      preparationMin: null,
      kitchenName: null,
    })),
    variationGroups: [...variationGroups.values()].map((group) => ({
      ...group,
      state: 'ACTIVE' as const,
      availability: null,
      variations: group.variations.map((variation, position) => ({
        ...variation,
        ...onSale(variation.soldOut, position),
        ...UNTRACKED,
        promoPriceCents: null,
      })),
    })),
    extraGroups: [...extraGroups.values()].map((group) => ({
      ...group,
      state: 'ACTIVE' as const,
      availability: null,
      soldOutUntil: null,
      extras: group.extras.map((extra, position) => ({
        ...extra,
        ...onSale(extra.soldOut, position),
        ...UNTRACKED,
        linkedProductId: null,
      })),
    })),
  });
}
