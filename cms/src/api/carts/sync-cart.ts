import type { CartBody, CartItem } from '../../contracts/carts';
import { newId, newToken } from '../../database/ids';
import type { Tx } from '../../database/transaction';
import { CART_TRANSITIONS, moveOfOrder } from '../../domain/carts';
import { itemWords } from '../../domain/orders/choices';
import type { OrderChannel, OrderItem, OrderType } from '../../domain/orders/order';
import { storeOf } from '../../store/stores';
import {
  cartByTokenForChange,
  cartOfOrder,
  changeCart,
  insertCart,
  NO_CONTACT,
  type StoredCart,
} from './store/carts';
import { publishCartChange } from './publish-cart-change';
import { cartActivity } from './cart-activity';

interface Placed {
  id: string;
  businessId: string;
  branchId: string;
}

/**
 * What becomes of the cart that an order names, in the order's transaction. A cart that is nobody's, of another branch or
 * ordered already is no reason to refuse the order.
 */
export async function markCartOrdered(tx: Tx, token: string, order: Placed, now: Date): Promise<void> {
  const cart = await cartByTokenForChange(tx, token);
  if (!cart || cart.branchId !== order.branchId || cart.businessId !== order.businessId) return;
  const move = moveOfOrder(cart.state);
  if (!move) return;
  const changed = await changeCart(
    tx,
    cart,
    {
      state: CART_TRANSITIONS[move].to,
      orderId: order.id,
      obstacle: move === 'convert' ? 'NONE' : cart.obstacle,
    },
    now,
  );
  if (changed > 0) await publishCartChange(tx, cart, now);
}

interface Unpaid extends Placed {
  channel: OrderChannel;
  type: OrderType;
  placedAt: string;
  language: string | null;
  district: string | null;
  address: { city: string } | null;
  items: readonly OrderItem[];
  totalCents: number;
}

/** Whether customers fill a cart by themselves there. */
const isSelfServed = <O extends Unpaid>(order: O): order is O & Pick<StoredCart, 'channel'> =>
  order.channel === 'STORE' || order.channel === 'CHATBOT' || order.channel === 'TABLE';

/** An order whose payment never came is a cart again, left at the payment: the one it was made of, or a new one. */
export async function reopenCart(tx: Tx, order: Unpaid, now: Date): Promise<void> {
  const store = await storeOf(tx, order.branchId);
  if (!store) return;
  const left = {
    state: CART_TRANSITIONS.unpaid.to,
    step: 'PAYMENT',
    obstacle: 'PAYMENT_NOT_DONE',
    abandonedAt: now.toISOString(),
    orderId: null,
    unpaidOrderId: order.id,
    ...cartActivity(store, new Date(order.placedAt)),
  } as const;
  const known = await cartOfOrder(tx, order.businessId, order.id);
  if (known) {
    if ((await changeCart(tx, known, left, now)) > 0) await publishCartChange(tx, known, now);
    return;
  }
  if (!isSelfServed(order)) return;
  const cart = {
    id: newId(),
    businessId: order.businessId,
    branchId: order.branchId,
    token: newToken(),
    recoveryToken: newToken(),
    channel: order.channel,
    type: order.type,
    items: cartItemsOf(order.items),
    requestedItems: requestedItemsOf(order.items),
    coupon: null,
    valueCents: order.totalCents,
    district: order.district,
    city: order.address?.city ?? null,
    language: order.language ?? store.business.language,
    ...NO_CONTACT,
    autoRemindedAt: null,
    handRemindedAt: null,
    passedOverAt: null,
    version: 1,
    ...left,
  };
  if ((await insertCart(tx, cart, now)) > 0) await publishCartChange(tx, cart, now);
}

/** Items of an order or a quote as the business is told them. */
export const cartItemsOf = (items: readonly OrderItem[]): CartItem[] =>
  items.map((item) => ({
    productId: item.productId,
    name: item.name,
    quantity: item.quantity,
    unit: item.unit,
    choices: itemWords(item),
    notes: item.notes,
    totalCents: item.totalCents,
  }));

const requestedItemsOf = (items: readonly OrderItem[]): CartBody['items'] =>
  items.map(({ productId, variation, quantity, extras, notes }) => ({
    productId,
    variationId: variation?.id ?? null,
    quantity,
    extras: extras.map(({ extraId, quantity: pieces, extras: nested }) => ({
      extraId,
      quantity: pieces,
      ...(nested && {
        extras: nested.map((inner) => ({ extraId: inner.extraId, quantity: inner.quantity })),
      }),
    })),
    notes,
  }));
