import type { PlaceOrderBody } from '../../src/contracts/storefront';
import type { ExtraGroup, Menu, Product } from '../../src/domain/menu';
import type { LoadedStore } from '../../src/store/load-store';
import type { BranchPlan, BusinessPlan, TradePlan } from '../business-plan';
import type { Random } from '../random';
import type { Guest } from './guests';
import type { BuiltProduct } from '../build/menu';

type Item = PlaceOrderBody['items'][number];

/** Thinks up orders as the guests of a branch place them. */
export class Wishes {
  private readonly byCourse = new Map<string, [BuiltProduct, number][]>();

  constructor(
    private readonly business: BusinessPlan,
    private readonly branch: BranchPlan,
    products: readonly BuiltProduct[],
    private readonly guests: readonly (readonly [Guest, number])[],
    private readonly random: Random,
  ) {
    for (const product of products) {
      const list = this.byCourse.get(product.plan.course) ?? [];
      list.push([product, product.plan.loved ?? 1]);
      this.byCourse.set(product.plan.course, list);
    }
  }

  /** An order of somebody, still without its total. */
  next(store: LoadedStore): Omit<PlaceOrderBody, 'expectedTotalCents'> {
    const { random } = this;
    const { trade } = this.branch;
    const guest = random.weighted(this.guests);
    const delivered = random.chance(trade.deliveries / 100) && trade.districts.length > 0;
    const method = random.weighted(trade.payments);
    return {
      type: delivered ? 'DELIVERY' : 'TAKEOUT',
      items: this.items(store),
      customer: { name: guest.name, phone: guest.phone },
      ...(delivered && { address: this.address(trade) }),
      payment: { method },
      ...(random.chance(0.12) && { notes: random.pick(this.business.guests.orderNotes) }),
    };
  }

  private items(store: LoadedStore): Item[] {
    const { random } = this;
    const wanted: Item[] = [this.item('main', store)].flat();
    if (random.chance(0.35)) wanted.push(...this.item('main', store));
    if (random.chance(0.3)) wanted.push(...this.item('side', store));
    if (random.chance(0.6)) wanted.push(...this.item('drink', store));
    if (random.chance(0.22)) wanted.push(...this.item('sweet', store));
    return wanted;
  }

  private item(course: string, store: LoadedStore): Item[] {
    const { random } = this;
    const list = this.byCourse.get(course);
    if (!list) return [];
    const { id } = random.weighted(list);
    const product = store.menu.products.get(id);
    if (!product) return [];
    const quantity = course === 'drink' && random.chance(0.3) ? 2 : 1;
    return [
      {
        productId: id,
        ...this.size(store.wholeMenu, product),
        quantity,
        extras: product.extraGroupIds.flatMap((groupId) => this.extras(store.menu.extraGroups.get(groupId))),
        ...(random.chance(0.06) && { notes: random.pick(this.business.guests.itemNotes) }),
      },
    ];
  }

  private size(menu: Menu, { variationGroupId }: Product): { variationId?: string } {
    const group = menu.variationGroups.find(({ id }) => id === variationGroupId);
    return group ? { variationId: this.random.pick(group.variations).id } : {};
  }

  private extras(group: ExtraGroup | undefined): Item['extras'] {
    if (!group) return [];
    const { random } = this;
    const pieces = Math.max(group.min, random.chance(0.3) ? Math.min(1, group.max) : 0);
    const chosen = new Map<string, number>();
    for (let piece = 0, tries = 0; piece < pieces && tries < 40; tries += 1) {
      const extra = random.pick(group.extras);
      const count = chosen.get(extra.id) ?? 0;
      if (count >= extra.maxQuantity) continue;
      chosen.set(extra.id, count + 1);
      piece += 1;
    }
    return [...chosen].map(([extraId, quantity]) => ({ extraId, quantity }));
  }

  private address(trade: TradePlan): NonNullable<PlaceOrderBody['address']> {
    const { random } = this;
    const district = random.weighted(trade.districts.map((place) => [place, place.weight] as const));
    const { city, state } = this.branch.row.address;
    return {
      street: random.pick(district.streets),
      number: String(random.integer(10, 1900)),
      ...(random.chance(0.6) && { complement: random.pick(this.business.guests.complements) }),
      district: district.name,
      city,
      state,
      postalCode: district.postalCode,
    };
  }
}
