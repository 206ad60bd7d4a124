import type { PlaceOrderBody } from '../../src/contracts/storefront';
import { sellable, type Extra, type ExtraGroup, type Product } from '../../src/domain/menu';
import type { PaymentMethod } from '../../src/domain/orders/payment';
import { localTime } from '../../src/domain/time';
import type { LoadedStore } from '../../src/store/load-store';
import type { BuiltProduct } from '../build/menu';
import type { BusinessPlan } from '../business-plan';
import type { Course } from '../menu-plan';
import type { Random } from '../random';
import type { Guest } from './guests';

type Item = PlaceOrderBody['items'][number];
export type Wish = Omit<PlaceOrderBody, 'expectedTotalCents'>;

/** What is asked of a wish from outside, where it is not left to the guest. */
export interface Told {
  type?: 'DELIVERY' | 'TAKEOUT';
  method?: PaymentMethod;
  /** For how many hours later; null for now. */
  inHours?: number | null;
}

const NOON_ENDS = 16 * 60;

/** Thinks up what a guest orders at an instant: what can be had then, what they like, and how they pay. */
export function wishOf(
  guest: Guest,
  {
    store,
    at,
    products,
    business,
    random,
  }: {
    store: LoadedStore;
    at: Date;
    products: readonly BuiltProduct[];
    business: BusinessPlan;
    random: Random;
  },
  told: Told = {},
): Wish {
  const { timezone, paymentMethods } = store.branch;
  const noon = localTime(at, timezone).minutes < NOON_ENDS;
  const isAvailable = (product: Product) =>
    sellable(store.menu, product, { now: at, timeZone: timezone, channel: 'STORE' }).sellable;
  const choose = (course: Course): Item[] => {
    const candidates = products.flatMap(({ id, plan, wanted }) => {
      const product = store.menu.products.get(id);
      const weight =
        (plan.loved ?? 1) * (noon ? wanted.noon : wanted.evening) * (guest.favourites.includes(id) ? 9 : 1);
      return plan.course === course && weight > 0 && product && isAvailable(product)
        ? [[product, weight] as const]
        : [];
    });
    if (candidates.length === 0) return [];
    const product = random.weighted(candidates);
    if (course === 'main' && !guest.favourites.includes(product.id) && guest.favourites.length < 3)
      guest.favourites.push(product.id);
    return [itemOf(product, course, store, business, random)];
  };
  const method = told.method ?? (random.chance(0.8) ? guest.method : random.pick(paymentMethods));
  const type = told.type ?? (random.chance(guest.deliveries / 100) ? 'DELIVERY' : 'TAKEOUT');
  return {
    type,
    items: [
      ...choose('main'),
      ...(random.chance(noon ? 0.2 : 0.36) ? choose('main') : []),
      ...(random.chance(0.28) ? choose('side') : []),
      ...(random.chance(0.62) ? choose('drink') : []),
      ...(random.chance(0.2) ? choose('sweet') : []),
    ],
    customer: { name: guest.name, phone: guest.phone },
    ...(type === 'DELIVERY' && {
      address: random.chance(0.85) ? guest.addresses[0] : random.pick(guest.addresses),
    }),
    payment: { method },
    ...(random.chance(0.1) && { notes: random.pick(business.guests.orderNotes) }),
  };
}

function itemOf(
  product: Product,
  course: Course,
  store: LoadedStore,
  business: BusinessPlan,
  random: Random,
): Item {
  const sizes = store.menu.variationGroups.get(product.variationGroupId ?? '');
  return {
    productId: product.id,
    ...(sizes && {
      variationId: random.weighted(
        sizes.variations.map(({ id, isDefault }) => [id, isDefault ? 2.5 : 1] as const),
      ),
    }),
    quantity: random.weighted([
      [1, 1],
      [2, course === 'drink' ? 0.6 : 0.08],
      [3, course === 'drink' ? 0.12 : 0.01],
    ]),
    extras: extrasOf(product, store, random),
    ...(random.chance(0.05) && { notes: random.pick(business.guests.itemNotes) }),
  };
}

/** What a product asks for, and what the chosen extras ask for in turn. */
function extrasOf(product: Product, { menu }: LoadedStore, random: Random): Item['extras'] {
  const pick = ({ extraGroupIds }: Pick<Product, 'extraGroupIds'>) =>
    extraGroupIds.flatMap((id) => chosenOf(menu.extraGroups.get(id), random));
  return pick(product).map(({ extra, quantity }) => {
    const nested = pick(extra).map((inner) => ({ extraId: inner.extra.id, quantity: inner.quantity }));
    return { extraId: extra.id, quantity, ...(nested.length > 0 && { extras: nested }) };
  });
}

/** What a group demands, more often than not what it gives away, and now and then one thing more. */
function chosenOf(group: ExtraGroup | undefined, random: Random): { extra: Extra; quantity: number }[] {
  if (!group) return [];
  const given = random.chance(0.7) ? group.freeQuantity : 0;
  const more = random.chance(0.22) ? 1 : 0;
  const pieces = Math.min(
    group.max,
    group.priceMethod === 'SUM' ? Math.max(group.min, given + more) : group.min,
  );
  const chosen = new Map<Extra, number>();
  for (let piece = 0, tries = 0; piece < pieces && tries < 60; tries += 1) {
    const extra = random.pick(group.extras);
    const count = chosen.get(extra) ?? 0;
    if (count >= extra.maxQuantity) continue;
    chosen.set(extra, count + 1);
    piece += 1;
  }
  return [...chosen].map(([extra, quantity]) => ({ extra, quantity }));
}
