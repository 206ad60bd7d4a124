import type { DeliveryZone } from '../delivery';
import {
  isOffered,
  isOnSale,
  isAvailable,
  sellable,
  type Extra,
  type MenuIndex,
  type Product,
  type SaleContext,
  type SaleMoment,
} from '../menu';
import type { Address, OrderType } from '../orders/order';
import type { QuoteItem } from '../quote/quote-items';
import type { StoreContext } from '../orders/store';
import type { ExtraChoice } from '../pricing';

/**
 * The store as an order that is only tried out finds it: live, open around the clock, without a minimum, and paid in
 * cash. What it sells, where it delivers and how it cooks stay as they are.
 */
export function openForTests<Store extends StoreContext>(store: Store): Store {
  return {
    ...store,
    hours: [{ service: 'ALL', mode: 'ALWAYS', periods: [] }],
    exceptions: [],
    pauses: [],
    zones: store.zones.map((zone) => ({
      ...zone,
      minOrderCents: 0,
      days: [],
      from: null,
      to: null,
    })),
    branch: {
      ...store.branch,
      state: 'ACTIVE',
      minOrderCents: 0,
      paymentMethods: ['CASH'],
      settings: {
        ...store.branch.settings,
        closeWithoutBoardMin: null,
        maxOpenOrders: null,
        per15Min: null,
      },
    },
  };
}

/** What an order that is only tried out asks for. */
interface TestWish {
  type: OrderType;
  item: QuoteItem;
  address: Address | null;
}

/**
 * The simplest order a store can take: one of the first product that can be had now, with the choices it demands, to be
 * picked up if that is offered, else eaten there, else delivered into the first zone.
 *
 * @param home the branch's own address
 * @returns null while nothing can be sold
 */
export function testOrderRequest(store: StoreContext, home: Address, now: Date): TestWish | null {
  const context: SaleContext = { now, timeZone: store.branch.timezone, channel: 'STORE' };
  const item = [...store.menu.products.values()]
    .filter((product) => sellable(store.menu, product, context).sellable)
    .map((product) => itemOf(store, product, context))[0];
  if (!item) return null;
  const type = (['TAKEOUT', 'DINE_IN'] as const).find((service) => store.branch.services.includes(service));
  if (type) return { type, item, address: null };
  const zone = store.zones.find(({ exclusion }) => !exclusion);
  return { type: 'DELIVERY', item, address: zone ? addressIn(zone, home) : home };
}

function itemOf({ menu }: StoreContext, product: Product, moment: SaleMoment): QuoteItem {
  const group = product.variationGroupId === null ? null : menu.variationGroups.get(product.variationGroupId);
  const variations = group?.variations.filter((variation) => isOnSale(variation, moment)) ?? [];
  const variation = variations.find(({ isDefault }) => isDefault) ?? variations[0];
  const extras = demandedOf(menu, product, moment, (extra) => isAvailable(menu, extra, moment)).map(
    ({ extra, quantity }): ExtraChoice => {
      const nested = demandedOf(menu, extra, moment, (inner) => isOnSale(inner, moment));
      const chosen = { extraId: extra.id, quantity };
      return nested.length === 0
        ? chosen
        : {
            ...chosen,
            extras: nested.map((inner) => ({ extraId: inner.extra.id, quantity: inner.quantity })),
          };
    },
  );
  return { productId: product.id, variationId: variation?.id ?? null, quantity: 1, extras };
}

/** The first extras that satisfy the groups which a product or an extra asks for. */
function demandedOf(
  menu: MenuIndex,
  { extraGroupIds }: Pick<Product, 'extraGroupIds'>,
  moment: SaleMoment,
  toBeHad: (extra: Extra) => boolean,
): { extra: Extra; quantity: number }[] {
  return extraGroupIds.flatMap((groupId) => {
    const group = menu.extraGroups.get(groupId);
    if (!group || !isOffered(group, moment)) return [];
    let missing = group.min;
    return group.extras.filter(toBeHad).flatMap((extra) => {
      const quantity = Math.min(missing, extra.maxQuantity);
      missing -= quantity;
      return quantity > 0 ? [{ extra, quantity }] : [];
    });
  });
}

/** The branch's address, moved to where the zone surely is. */
function addressIn(zone: DeliveryZone, home: Address): Address {
  switch (zone.kind) {
    case 'RADIUS':
      return { ...home, ...zone.geometry.center };
    case 'POLYGON':
      return { ...home, ...zone.geometry.points[0] };
    case 'DISTRICT': {
      const [place] = zone.geometry.districts;
      return { ...home, district: place?.name ?? home.district, city: place?.city || home.city };
    }
    case 'POSTAL_RANGE':
      return { ...home, postalCode: zone.geometry.ranges[0]?.from ?? home.postalCode };
  }
}
