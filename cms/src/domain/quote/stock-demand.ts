import type { Extra, MenuIndex, PartStock } from '../menu';
import type { OrderItem, OrderItemPieces } from '../orders/order';
import type { QuoteItem } from './quote-items';
import type { Refusal } from './refusal';

/** What of an order's items the shelf is asked for. */
export type Demanding = Pick<OrderItem, 'productId' | 'variation' | 'quantity'> & {
  extras: readonly (DemandedPieces & { extras?: readonly DemandedPieces[] })[];
};

type DemandedPieces = Pick<OrderItemPieces, 'groupId' | 'extraId' | 'quantity'>;

/** Pieces of one thing that is tracked: a product, a variation or an extra. */
interface Taking {
  itemId: string;
  name: string;
  pieces: number;
  left: number;
}

/**
 * How many pieces of each product, variation and extra the items take: for each unit one of the product and one of its
 * variation, and one for each piece of an extra, of the extra itself and of the product that it is a piece of; what was
 * chosen with an extra counts for each piece of that one. What is not tracked is left out.
 *
 * @returns pieces by id, in the order of the ids, so that two orders never wait for each other's
 */
export function stockDemand(items: readonly Demanding[], menu: MenuIndex): Map<string, number> {
  const demand = new Map<string, number>();
  for (const { itemId, pieces } of items.flatMap((item) => takingsOf(item, menu)))
    demand.set(itemId, (demand.get(itemId) ?? 0) + pieces);
  return new Map([...demand].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Why one item more cannot be had: it takes of something more than is left beside what the others take.
 *
 * @param others pieces by id, as `stockDemand` tells them
 * @returns a refusal of that item, or null when there is enough of everything
 */
export function shortage(
  item: Demanding,
  others: ReadonlyMap<string, number>,
  menu: MenuIndex,
): Refusal | null {
  const demand = stockDemand([item], menu);
  const short = takingsOf(item, menu).find(
    ({ itemId, left }) => (demand.get(itemId) ?? 0) + (others.get(itemId) ?? 0) > left,
  );
  return short ? notEnough(short.name, ['quantity']) : null;
}

/** What is said when there was not enough of something any more: of the first item that takes of it. */
export function outOfStock(items: readonly Demanding[], itemId: string, menu: MenuIndex): Refusal {
  const takes = (item: Demanding) => takingsOf(item, menu).find((taking) => taking.itemId === itemId);
  const index = items.findIndex(takes);
  const item = items[index];
  return notEnough((item && takes(item)?.name) ?? '', ['items', index, 'quantity']);
}

const notEnough = (product: string, path: Refusal['path']): Refusal => ({
  code: 'PRODUCT_OUT_OF_STOCK',
  path,
  args: { product },
});

function takingsOf({ productId, variation, quantity, extras }: Demanding, menu: MenuIndex): Taking[] {
  const product = menu.products.get(productId);
  const sizes = menu.variationGroups.get(product?.variationGroupId ?? '')?.variations;
  const size = variation && sizes?.find(({ id }) => id === variation.id);
  const ofExtra = (pieces: DemandedPieces, times: number): Taking[] => {
    const extra = menu.extras.get(pieces.groupId)?.get(pieces.extraId);
    if (!extra) return [];
    const taken = pieces.quantity * times;
    return [...ofPart(extra, extra.name, taken), ...ofProduct(extra.linkedProductId ?? '', taken, menu)];
  };
  return [
    ...ofProduct(productId, quantity, menu),
    ...(size ? ofPart(size, `${product?.name ?? ''} (${size.name})`, quantity) : []),
    ...extras.flatMap((extra) => [
      ...ofExtra(extra, quantity),
      ...(extra.extras ?? []).flatMap((nested) => ofExtra(nested, extra.quantity * quantity)),
    ]),
  ];
}

function ofProduct(itemId: string, pieces: number, menu: MenuIndex): Taking[] {
  const product = menu.products.get(itemId);
  if (!product?.stock.tracked) return [];
  return [{ itemId, name: product.name, pieces, left: product.stock.quantity }];
}

function ofPart({ id, stockTracked, stockQuantity }: Part, name: string, pieces: number): Taking[] {
  return stockTracked ? [{ itemId: id, name, pieces, left: stockQuantity ?? 0 }] : [];
}

type Part = PartStock & { id: string };

/**
 * The ids of everything tracked that items would take of, whether or not they can be had: of what is to be looked up
 * before they are judged.
 */
export function trackedIn(items: readonly QuoteItem[], menu: MenuIndex): string[] {
  const ids = new Set<string>();
  const note = (tracked: boolean | undefined, id: string | null | undefined): void => {
    if (tracked && id) ids.add(id);
  };
  const noteProduct = (id: string | null): void => note(menu.products.get(id ?? '')?.stock.tracked, id);
  const noteExtras = (asking: Pick<Extra, 'extraGroupIds'>, choices: QuoteItem['extras']): void =>
    choices.forEach(({ extraId, extras = [] }) => {
      for (const groupId of asking.extraGroupIds) {
        const extra = menu.extras.get(groupId)?.get(extraId);
        if (!extra) continue;
        note(extra.stockTracked, extra.id);
        noteProduct(extra.linkedProductId);
        noteExtras(extra, extras);
      }
    });
  for (const { productId, variationId, extras } of items) {
    const product = menu.products.get(productId);
    if (!product) continue;
    noteProduct(productId);
    const sizes = menu.variationGroups.get(product.variationGroupId ?? '')?.variations;
    note(sizes?.find(({ id }) => id === variationId)?.stockTracked, variationId);
    noteExtras(product, extras);
  }
  return [...ids];
}
