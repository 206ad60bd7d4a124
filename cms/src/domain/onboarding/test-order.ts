import type { DeliveryZone } from '../delivery';
import { isOffered, isOnSale, sellable, type Product, type SaleContext, type SaleMoment } from '../menu';
import type { Address, OrderType } from '../orders/order';
import type { QuoteItem } from '../orders/quote-lines';
import type { StoreContext } from '../orders/store';

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
      settings: { ...store.branch.settings, requireDevice: false, maxOpenOrders: null },
    },
  };
}

/** What an order that is only tried out asks for. */
export interface TestWish {
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
export function testWish(store: StoreContext, home: Address, now: Date): TestWish | null {
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
  const extras = product.extraGroupIds.flatMap((groupId) => {
    const demanded = menu.extraGroups.get(groupId);
    let missing = demanded && isOffered(demanded, moment) ? demanded.min : 0;
    const chosen: QuoteItem['extras'][number][] = [];
    for (const extra of demanded?.extras.filter((candidate) => isOnSale(candidate, moment)) ?? []) {
      const quantity = Math.min(missing, extra.maxQuantity);
      if (quantity > 0) chosen.push({ extraId: extra.id, quantity });
      missing -= quantity;
    }
    return chosen;
  });
  return { productId: product.id, variationId: variation?.id ?? null, quantity: 1, extras };
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
