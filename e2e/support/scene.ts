import type { ExtraGroupDto, ProductDto, VariationGroupDto } from '@contracts/menu';
import type { PlacedOrderDto } from '@contracts/storefront';
import type { Customer } from './customer';
import { NEAR_BY } from './people';
import type { Restaurant } from './restaurant';
import { unique, uniquePhone } from './unique';

/** What has to be there for every screen to have something to show. */
export interface Scene {
  product: ProductDto;
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
  /** By whom a cart was left that nobody ordered. */
  cartName: string;
  /** The page of an order that was handed over. */
  deliveredToken: string;
  /** The page of a courier who is asked to carry something. */
  courierPath: string;
}

export async function createScene(restaurant: Restaurant, customer: Customer): Promise<Scene> {
  const sizes = await restaurant.newVariations(unique('Tamanho'), { Média: 4200, Grande: 5400 });
  const extras = await restaurant.newExtras(unique('Bordas'), { min: 0, max: 2 }, { Catupiry: 600 });
  const withOptions = await restaurant.newProduct({
    variationGroupId: sizes.id,
    extraGroupIds: [extras.id],
    station: 'Forno',
  });
  const plain = await restaurant.newProduct();
  const customerName = unique('Ana Lima');
  const order = await customer.orders(plain.id, {
    customer: { name: customerName, phone: uniquePhone() },
    notes: 'Sem guardanapos',
  });
  const { id: orderId } = await restaurant.order(order.number);
  const cooked = await customer.orders(plain.id);
  const accepted = await restaurant.does('accept', await restaurant.order(cooked.number));
  const paid = await restaurant.takesAll(accepted);
  const courier = await restaurant.newCourier();
  const brought = await customer.orders(plain.id, { type: 'DELIVERY', address: NEAR_BY });
  await restaurant.assigns(courier, await restaurant.does('accept', await restaurant.order(brought.number)));
  const delivered = await customer.orders(plain.id);
  for (const action of ['accept', 'start', 'ready', 'deliver'] as const)
    await restaurant.does(action, await restaurant.order(delivered.number));
  const cartName = unique('Bia Prado');
  await customer.leaves(plain.id, cartName);
  const branchId = restaurant.branch.id;
  return {
    product: withOptions,
    branchId,
    sizes,
    extras,
    order,
    orderId,
    customerName,
    dish: plain.name,
    paidId: paid.id,
    cartName,
    deliveredToken: delivered.token,
    courierPath: await restaurant.courierPage(courier),
  };
}
