import type { TestBusiness } from './business';
import type { Client } from './client';
import { newProduct } from './menu';

export const OVEN = 'Oven';
export const BAR = 'Bar';

type Product = Awaited<ReturnType<typeof newProduct>>;

export interface TwoStations {
  kitchen: Client;
  /** Made at the oven. */
  pizza: Product;
  /** Made at the bar. */
  juice: Product;
}

/** Something to make at each of two stations, and who makes it. */
export async function newTwoStations(business: TestBusiness): Promise<TwoStations> {
  const kitchen = await business.person('kitchen');
  const pizza = await newProduct(business, { station: OVEN });
  const juice = await newProduct(business, { station: BAR });
  return { kitchen, pizza, juice };
}

/** What an order of one of each says. */
export const oneOfEach = ({ pizza, juice }: Pick<TwoStations, 'pizza' | 'juice'>) => ({
  items: [pizza, juice].map(({ id }) => ({ productId: id, quantity: 1, extras: [] })),
  expectedTotalCents: pizza.priceCents + juice.priceCents,
});
