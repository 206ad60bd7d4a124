import type { CartBody, CartItem } from '../../../contracts/carts';
import type { Language } from '../../../contracts/session';
import { newId, newToken } from '../../../database/ids';
import { inTransaction, type Tx } from '../../../database/transaction';
import { isOpen, obstacleOf } from '../../../domain/carts';
import { sameValue } from '../../../domain/equality';
import { channelOnPage } from '../../../domain/orders/order';
import { ApiError, notFound } from '../../../errors/api-error';
import { runOnce, type Answer } from '../../../idempotency/idempotency';
import { tryPhone } from '../../../phones/phone';
import type { LoadedStore } from '../../../store/load-store';
import { storeOf } from '../../../store/stores';
import { quoteWithFacts } from '../../orders/use-cases/quote-order';
import { remindableContacts } from '../customer-history';
import { cartItemsOf } from '../sync-cart';
import { cartByTokenForChange, changeCart, insertCart, NO_CONTACT, type StoredCart } from '../store/carts';
import { cartActivity } from '../cart-activity';

interface Told {
  body: CartBody;
  language: Language;
  now: Date;
}

/** Begins to keep a customer's cart; with the same key once, however often it is told. */
export async function createCart(
  branchId: string,
  told: Told & { idempotencyKey: string | null },
): Promise<Answer<{ token: string }>> {
  const { body, idempotencyKey: key, now } = told;
  return inTransaction((tx) =>
    runOnce(tx, { scope: `cart:${branchId}`, key, body, now }, async () => ({
      status: 201,
      data: { token: (await createCartWithin(tx, branchId, told)).token },
    })),
  );
}

/** The same in a transaction that is already running. */
export async function createCartWithin(tx: Tx, branchId: string, told: Told): Promise<StoredCart> {
  const store = await storeOf(tx, branchId);
  if (!store) throw notFound();
  const cart: StoredCart = {
    id: newId(),
    businessId: store.businessId,
    branchId,
    token: newToken(),
    recoveryToken: newToken(),
    state: 'ACTIVE',
    abandonedAt: null,
    autoRemindedAt: null,
    handRemindedAt: null,
    passedOverAt: null,
    orderId: null,
    unpaidOrderId: null,
    version: 1,
    ...(await wishOf(tx, store, told)),
    ...NO_CONTACT,
    ...(await contactOf(tx, store, told, null)),
    ...cartActivity(store, told.now),
  };
  await insertCart(tx, cart, told.now);
  return cart;
}

/**
 * Keeps a cart as it is by now. A cart that was left stays one: ordered, it is won back. One that had come further and
 * is only looked at again keeps how far, what stood in the way there, and the hour of that.
 *
 * @throws ApiError 404 for a token of nothing, 409 CART_ENDED for a cart that was ordered or given up
 */
export async function updateCart(token: string, told: Told): Promise<{ token: string }> {
  return inTransaction(async (tx) => {
    const cart = await cartByTokenForChange(tx, token);
    const store = cart && (await storeOf(tx, cart.branchId));
    if (!store) throw notFound();
    if (!isOpen(cart.state)) throw new ApiError(409, 'CART_ENDED');
    const { lastActivityAt, ...when } = cartActivity(store, told.now);
    const changes = {
      ...(!isLookedAtAgain(cart, told.body) && { ...(await wishOf(tx, store, told)), ...when }),
      ...(await contactOf(tx, store, told, cart.consentAt)),
      lastActivityAt,
      language: told.language,
    };
    await changeCart(tx, cart, changes, told.now);
    return { token };
  });
}

const isLookedAtAgain = ({ step, requestedItems }: StoredCart, body: CartBody): boolean =>
  body.step === 'BROWSING' && step !== 'BROWSING' && sameValue(requestedItems, body.items);

/** What is wanted, as the page told it: prices and obstacle are the quote's. */
async function wishOf(tx: Tx, store: LoadedStore, { body, language, now }: Told) {
  const quote = await quoteWithFacts(tx, store, body, { channel: 'STORE', now });
  const { address } = body;
  return {
    channel: channelOnPage(body),
    type: body.type,
    step: body.step,
    obstacle: obstacleOf(quote),
    items: [...cartItemsOf(quote.items), ...refusedItems(store, body, quote.items)],
    requestedItems: body.items,
    coupon: body.coupon ?? null,
    valueCents: quote.totals.totalCents,
    district: address?.district ?? null,
    city: address?.city ?? null,
    language,
  } satisfies Partial<StoredCart>;
}

/**
 * Who it is, only with their consent, and without a contact that wants no more reminders; nothing where the page says nothing
 * of it. The instant of the consent is the server's: a page says only that there is one.
 */
async function contactOf(
  tx: Tx,
  { business, businessId }: LoadedStore,
  { body: { contact }, now }: Told,
  keptAt: string | null,
): Promise<Partial<StoredCart>> {
  if (contact === undefined) return {};
  if (contact === null) return NO_CONTACT;
  const told = {
    contactPhone: contact.phone ? tryPhone(contact.phone, business.country) : null,
    contactEmail: contact.email ?? null,
  };
  const remindable = await remindableContacts(tx, { businessId, ...told });
  if (!remindable.EMAIL && !remindable.WHATSAPP) return NO_CONTACT;
  return {
    contactName: contact.name || null,
    contactPhone: remindable.WHATSAPP ? told.contactPhone : null,
    contactEmail: remindable.EMAIL ? told.contactEmail : null,
    consentAt: keptAt ?? now.toISOString(),
  };
}

/** What was wanted and cannot be sold, by the name the menu has for it. */
function refusedItems(
  { menu }: LoadedStore,
  { items }: CartBody,
  sold: readonly { productId: string }[],
): CartItem[] {
  const had = new Set(sold.map(({ productId }) => productId));
  return items
    .filter(({ productId }) => !had.has(productId))
    .map(({ productId, quantity, notes }) => ({
      productId,
      name: menu.products.get(productId)?.name ?? '',
      quantity,
      unit: menu.products.get(productId)?.unit ?? 'UN',
      choices: '',
      notes: notes ?? null,
      totalCents: null,
    }));
}
