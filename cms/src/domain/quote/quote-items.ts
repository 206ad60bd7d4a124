import { sellable, type MenuIndex, type Product, type SaleContext } from '../menu';
import { itemPrice, unitPrice, type ExtraChoice, type PricedPieces, type UnitPrice } from '../pricing';
import { partsOfGroup } from '../orders/choices';
import type { OrderItem, OrderItemPieces } from '../orders/order';
import type { Refusal } from './refusal';
import { shortage, stockDemand } from './stock-demand';

/** What a customer asks for of one product. Extras are pieces per unit, theirs are pieces per piece. */
export interface QuoteItem {
  productId: string;
  variationId?: string | null;
  quantity: number;
  extras: readonly ExtraChoice[];
  notes?: string | null;
}

/**
 * The items of an order at the prices of the menu. What is refused of what is asked for makes no item, so the rest can be
 * sold as it stands. Limits per product, and what is left of anything, hold over all items: the one that goes beyond is
 * refused, those before it stay.
 *
 * @param context when, where and through which channel the items are to be had
 */
export function quoteItems(
  menu: MenuIndex,
  asked: readonly QuoteItem[],
  context: SaleContext,
): { items: OrderItem[]; refusals: Refusal[] } {
  const items: OrderItem[] = [];
  const refusals: Refusal[] = asked.length === 0 ? [{ code: 'NO_ITEMS', path: ['items'], args: {} }] : [];
  const taken = new Map<string, number>();

  asked.forEach((one, position) => {
    const refuse = (refusal: Refusal): void => {
      refusals.push({ ...refusal, path: ['items', position, ...refusal.path] });
    };
    const product = menu.products.get(one.productId);
    if (!product) return refuse({ code: 'UNKNOWN_PRODUCT', path: ['productId'], args: {} });
    const quantity = (taken.get(product.id) ?? 0) + one.quantity;
    const wrong =
      unavailableRefusal(menu, product, context) ?? wrongQuantity(product, one.quantity, quantity);
    if (wrong) return refuse(wrong);
    const price = unitPrice(product, one, menu, context);
    if (!price.ok) {
      return price.problems.forEach((problem) =>
        refuse({ ...problem, args: { ...problem.args, product: product.name } }),
      );
    }
    const item = itemOf(product, one, price, menu);
    const short = shortage(item, stockDemand(items, menu), menu);
    if (short) return refuse(short);
    taken.set(product.id, quantity);
    items.push(item);
  });
  return { items, refusals };
}

function unavailableRefusal(menu: MenuIndex, product: Product, context: SaleContext): Refusal | null {
  const answer = sellable(menu, product, context);
  const reason = answer.sellable ? undefined : answer.reasons[0];
  return reason
    ? { code: `PRODUCT_${reason.code}`, path: ['productId'], args: { product: product.name } }
    : null;
}

function wrongQuantity(product: Product, ofItem: number, ofOrder: number): Refusal | null {
  const args = { product: product.name };
  if (!Number.isSafeInteger(ofItem) || ofItem < 1) return { code: 'BAD_QUANTITY', path: ['quantity'], args };
  const { maxPerOrder, stock } = product;
  const max = Math.min(maxPerOrder ?? Infinity, stock.tracked ? stock.quantity : Infinity);
  return ofOrder > max ? { code: 'TOO_MANY_OF_PRODUCT', path: ['quantity'], args: { ...args, max } } : null;
}

function itemOf(product: Product, asked: QuoteItem, price: UnitPrice, menu: MenuIndex): OrderItem {
  const { variation, unitPriceCents, extrasCents, extras } = price;
  return {
    productId: product.id,
    name: product.name,
    kitchenName: product.kitchenName,
    variation: variation && { id: variation.id, name: variation.name },
    quantity: asked.quantity,
    unit: product.unit,
    unitPriceCents,
    extrasCents,
    totalCents: itemPrice(unitPriceCents, asked.quantity),
    notes: asked.notes?.trim() || null,
    extras: extras.map(({ extras: nested, ...extra }) => {
      const own = piecesOf(extra, menu, product.station);
      const at = own.station ?? product.station;
      return { ...own, ...(nested && { extras: nested.map((inner) => piecesOf(inner, menu, at)) }) };
    }),
    station: product.station,
  };
}

/** Pieces as they are kept with the order: with what the kitchen needs to know of their group and their product. */
function piecesOf(pieces: PricedPieces, menu: MenuIndex, at: string | null): OrderItemPieces {
  const group = menu.extraGroups.get(pieces.groupId);
  const parts = group ? partsOfGroup(group) : null;
  const linked = menu.extras.get(pieces.groupId)?.get(pieces.extraId)?.linkedProductId;
  const station = (linked && menu.products.get(linked)?.station) ?? null;
  return {
    ...pieces,
    ...(parts !== null && { parts }),
    ...(station && station !== at && { station }),
  };
}
