import { availableAt } from './availability';
import type { Category, Extra, ExtraGroup, Product } from './menu';
import type { MenuIndex } from './menu-index';
import { isOffered, isOnSale, isSoldOut, type SaleMoment } from './sold-out';

/** Where and when something is to be sold. */
export interface SaleContext extends SaleMoment {
  /** The order channel, e.g. 'STORE'. */
  channel: string;
}

/**
 * Why a product cannot be sold. With `categoryIds` the cause lies in all the categories that were left, without in the
 * product itself.
 */
export type NotSellableReason =
  | { code: 'NOT_ACTIVE'; state: Product['state'] }
  | { code: 'CATEGORY_NOT_ACTIVE'; categoryIds: string[] }
  | { code: 'NOT_AVAILABLE_NOW'; categoryIds?: string[] }
  | { code: 'SOLD_OUT'; categoryIds?: string[] }
  | { code: 'OUT_OF_STOCK' }
  | { code: 'CHANNEL_HIDDEN'; channel: string }
  /** `nestedIds` are the groups that its extras ask for and that cannot be satisfied either. */
  | { code: 'GROUP_UNSATISFIABLE'; groupId: string; nestedIds: string[] }
  | { code: 'NO_VARIATION'; groupId: string };

type Sellability = { sellable: true } | { sellable: false; reasons: NotSellableReason[] };

/**
 * Whether a product can be sold, and every reason why not: it is active and so is one of its categories, that category
 * and the product are available now and not sold out, tracked stock is above zero, the channel shows it, its variation
 * group still has a variation, and every group of extras still has as many pieces as it demands, of extras that can be
 * had with what they ask for.
 *
 * A group of extras that is paused, archived, gone or out of its time is not offered and demands nothing; a variation
 * group of which that is so stops the product, because without a variation it has no price.
 */
export function sellable(index: MenuIndex, product: Product, context: SaleContext): Sellability {
  const reasons = [
    ...productReasons(product, context),
    ...categoryReasons(index, product, context),
    ...variationReasons(index, product, context),
    ...extraReasons(index, product, context),
  ];
  return reasons.length === 0 ? { sellable: true } : { sellable: false, reasons };
}

/**
 * How many pieces of a group can be chosen now.
 *
 * @param toBeHad whether an extra can be chosen; by itself where it is left out, as in a group that an extra asks for
 */
function reachablePieces(
  group: ExtraGroup,
  moment: SaleMoment,
  toBeHad: (extra: Extra) => boolean = (extra) => isOnSale(extra, moment),
): number {
  const pieces = group.extras.filter(toBeHad).reduce((total, extra) => total + extra.maxQuantity, 0);
  return Math.min(pieces, group.max);
}

/** The groups that an extra asks for and that have fewer pieces now than they demand: as long as there are any, it cannot be had. */
export function shortGroups(index: MenuIndex, { extraGroupIds }: Extra, moment: SaleMoment): string[] {
  return extraGroupIds.filter((id) => {
    const group = index.extraGroups.get(id);
    return group !== undefined && isOffered(group, moment) && reachablePieces(group, moment) < group.min;
  });
}

/** Whether an extra of a product's group that is offered can be chosen now: it is on sale, and so is what it demands. */
export function isAvailable(index: MenuIndex, extra: Extra, moment: SaleMoment): boolean {
  return isOnSale(extra, moment) && shortGroups(index, extra, moment).length === 0;
}

function productReasons(product: Product, { now, timeZone, channel }: SaleContext): NotSellableReason[] {
  const reasons: NotSellableReason[] = [];
  if (product.state !== 'ACTIVE') reasons.push({ code: 'NOT_ACTIVE', state: product.state });
  if (!availableAt(product.availability, now, timeZone)) reasons.push({ code: 'NOT_AVAILABLE_NOW' });
  if (isSoldOut(product.soldOutUntil, now)) reasons.push({ code: 'SOLD_OUT' });
  if (product.stock.tracked && product.stock.quantity <= 0) reasons.push({ code: 'OUT_OF_STOCK' });
  if (product.channels.some((shown) => shown.channel === channel && !shown.visible)) {
    reasons.push({ code: 'CHANNEL_HIDDEN', channel });
  }
  return reasons;
}

/** One category that passes every test is enough; otherwise the last test that some still reached tells why. */
function categoryReasons(index: MenuIndex, product: Product, context: SaleContext): NotSellableReason[] {
  const { now, timeZone } = context;
  const active = product.categoryIds
    .map((id) => index.categories.get(id))
    .filter((category): category is Category => category?.state === 'ACTIVE');
  if (active.length === 0) return [{ code: 'CATEGORY_NOT_ACTIVE', categoryIds: product.categoryIds }];
  const available = active.filter(({ availability }) => availableAt(availability, now, timeZone));
  if (available.length === 0) return [{ code: 'NOT_AVAILABLE_NOW', categoryIds: active.map(({ id }) => id) }];
  if (available.some(({ soldOutUntil }) => !isSoldOut(soldOutUntil, now))) return [];
  return [{ code: 'SOLD_OUT', categoryIds: available.map(({ id }) => id) }];
}

function variationReasons(index: MenuIndex, product: Product, context: SaleContext): NotSellableReason[] {
  const groupId = product.variationGroupId;
  if (groupId === null) return [];
  const group = index.variationGroups.get(groupId);
  const some =
    group && isOffered(group, context) && group.variations.some((variation) => isOnSale(variation, context));
  return some ? [] : [{ code: 'NO_VARIATION', groupId }];
}

function extraReasons(index: MenuIndex, product: Product, context: SaleContext): NotSellableReason[] {
  return product.extraGroupIds.flatMap((groupId): NotSellableReason[] => {
    const group = index.extraGroups.get(groupId);
    if (!group || !isOffered(group, context)) return [];
    if (reachablePieces(group, context, (extra) => isAvailable(index, extra, context)) >= group.min)
      return [];
    const short = group.extras
      .filter((extra) => isOnSale(extra, context))
      .flatMap((extra) => shortGroups(index, extra, context));
    return [{ code: 'GROUP_UNSATISFIABLE', groupId, nestedIds: [...new Set(short)] }];
  });
}
