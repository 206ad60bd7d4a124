import type { CustomerDto } from '@contracts/customers';
import type { ExtraGroupDto, ProductDto, VariationGroupDto } from '@contracts/menu';
import type { OrderActionName } from '@contracts/orders';
import type { PlacedOrderDto } from '@contracts/storefront';
import type { Customer } from './customer';
import { NEAR_BY } from './people';
import type { Restaurant } from './restaurant';
import { unique, uniquePhone } from './unique';

/** What has to be there for every screen to have something to show. */
export interface Scene {
  product: ProductDto;
  /** Has a name as long as can be, and nothing to choose. */
  longNamed: ProductDto;
  /** Its sizes and extras. */
  sizes: VariationGroupDto;
  extras: ExtraGroupDto;
  /** Waits to be accepted. */
  order: PlacedOrderDto;
  orderId: string;
  branchId: string;
  customerName: string;
  /** What is ordered, and being cooked for somebody else. */
  dish: string;
  /** Is being cooked, and paid. */
  paidId: string;
  /** Nobody was asked to carry it. */
  uncarriedId: string;
  /** Waits for who ordered it, and is not paid. */
  readyId: string;
  /** Was cancelled a moment ago. */
  cancelledId: string;
  /** By whom a cart was left that nobody ordered. */
  cartName: string;
  /** The page of an order that was handed over. */
  deliveredToken: string;
  /** An order of which its customer said how it was. */
  ratedId: string;
  /** Who gave that feedback: a customer with an allergy and a note for the kitchen. */
  diner: CustomerDto;
  /** The page of a courier who is asked to carry something. */
  courierPath: string;
  /** A courier who was settled with. */
  settledName: string;
  /** The address of a store with nothing on its menu. */
  emptySlug: string;
  /** The address of a store that takes a break. */
  closedSlug: string;
}

/** As long as a name may be, and nowhere to break it. */
const UNBROKEN = 'Pizzacompridissima'.repeat(5).slice(0, 80);

const UNPAID = 6;

async function createScene(restaurant: Restaurant, customer: Customer): Promise<Scene> {
  const sizes = await restaurant.newVariations(unique('Tamanho'), { Média: 4200, Grande: 5400 });
  const extras = await restaurant.newExtras(unique('Bordas'), { min: 0, max: 2 }, { Catupiry: 600 });
  const withOptions = await restaurant.newProduct({
    variationGroupId: sizes.id,
    extraGroupIds: [extras.id],
    station: 'Forno',
  });
  const longNamed = await restaurant.newProduct({ name: UNBROKEN });
  const plain = await restaurant.newProduct();
  const customerName = unique('Ana Lima');
  const order = await customer.orders(plain.id, {
    customer: { name: customerName, phone: uniquePhone() },
    notes: 'Sem guardanapos',
  });
  const { id: orderId } = await restaurant.order(order.number);
  // A course is held that bears a note of an allergy, and more wait for their money than a row is wide.
  const course = await customer.orders(plain.id, {}, { notes: 'Alergia a amendoim' });
  const begun = await restaurant.does('accept', await restaurant.order(course.number));
  await restaurant.does('hold', begun, { places: [0] });
  for (let each = 0; each < UNPAID; each++) await customer.orders(plain.id, { payment: { method: 'PIX' } });
  const taken = async (wish: Parameters<Customer['orders']>[1], ...actions: OrderActionName[]) => {
    const { number, token } = await customer.orders(plain.id, wish);
    for (const action of actions) await restaurant.does(action, await restaurant.order(number));
    return { token, card: await restaurant.order(number) };
  };
  const accepted = await taken({}, 'accept');
  const paid = await restaurant.takesAll(accepted.card);
  const courier = await restaurant.newCourier();
  const brought = await taken({ type: 'DELIVERY', address: NEAR_BY }, 'accept');
  await restaurant.assigns(courier, brought.card);
  const uncarried = await taken({ type: 'DELIVERY', address: NEAR_BY }, 'accept');
  const delivered = await taken({}, 'accept', 'start', 'ready', 'deliver');
  const ready = await taken({}, 'accept', 'start', 'ready');
  const unwanted = await taken({}, 'accept');
  const cancelled = await restaurant.does('cancel', unwanted.card, { code: 'CUSTOMER_REQUEST' });
  const cartName = unique('Bia Prado');
  await customer.leaves(plain.id, cartName);
  const settled = await restaurant.newCourier({ name: unique('Jorge'), available: false });
  const diner = await restaurant.newCustomer({
    ...{ name: unique('Clara Nunes'), phone: uniquePhone(), email: 'clara@example.test', tags: ['VIP'] },
    ...{ allergies: 'Camarão', kitchenNote: 'Sempre bem passado', notes: 'Prefere a mesa da janela' },
  });
  const { name, phone } = diner;
  const carried = await taken(
    { type: 'DELIVERY', address: NEAR_BY, customer: { name, phone } },
    ...(['accept', 'start', 'ready'] as const),
  );
  await restaurant.assigns(settled, carried.card);
  for (const action of ['dispatch', 'deliver'] as const)
    await restaurant.does(action, await restaurant.order(carried.card.number));
  await restaurant.settles(settled);
  await customer.rates(carried.token, 4, 'Chegou frio.');
  const empty = await restaurant.opensSmall(unique('Vazia'));
  await restaurant.takesOff(empty.product);
  const closed = await restaurant.opensSmall(unique('Pausa'));
  await restaurant.pauses(closed.branch, 120);
  const branchId = restaurant.branch.id;
  return {
    product: withOptions,
    longNamed,
    branchId,
    sizes,
    extras,
    order,
    orderId,
    customerName,
    dish: plain.name,
    paidId: paid.id,
    uncarriedId: uncarried.card.id,
    readyId: ready.card.id,
    cancelledId: cancelled.id,
    cartName,
    deliveredToken: delivered.token,
    ratedId: carried.card.id,
    diner,
    courierPath: await restaurant.courierPage(courier),
    settledName: settled.name,
    emptySlug: empty.branch.slug,
    closedSlug: closed.branch.slug,
  };
}

/** Set once for all screens: they show it and leave it as it is. */
let scene: Promise<Scene> | undefined;

/** The scene, and the restaurant as it is run during a test. */
export const stageOf = (restaurant: Restaurant, customer: Customer) => async () => ({
  ...(await (scene ??= createScene(restaurant, customer))),
  restaurant,
});

/** Sets the scene, for screens that show something of it. */
export type Stage = ReturnType<typeof stageOf>;
