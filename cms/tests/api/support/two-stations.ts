import type { OrderCardDto } from '../../../src/contracts/orders';
import type { OrderState, OrderType } from '../../../src/domain/orders/order';
import { newBusiness, type TestBusiness } from './business';
import type { Answer, Client } from './client';
import { newProduct } from './menu';
import { cardOf, EVERY_STATE, orderIn, performAction } from './states';

export const OVEN = 'Oven';
export const BAR = 'Bar';

type Product = Awaited<ReturnType<typeof newProduct>>;

export interface TwoStations {
  business: TestBusiness;
  kitchen: Client;
  /** Made at the oven. */
  pizza: Product;
  /** Made at the bar. */
  juice: Product;
  /** An order of one of each; accepted and taken away, unless something else is said. */
  ordered: (state?: OrderState, type?: OrderType) => Promise<OrderCardDto & { token: string }>;
  /** An order as it is now. */
  card: (id: string) => Promise<OrderCardDto>;
  /** A station is done with its part of an order. */
  ready: (order: OrderCardDto, station: string) => Promise<Answer<OrderCardDto>>;
}

/** A business with something to make at each of two stations, and who makes it. */
export async function newTwoStations(): Promise<TwoStations> {
  const business = await newBusiness(EVERY_STATE);
  const kitchen = await business.person('kitchen');
  const pizza = await newProduct(business, { station: OVEN });
  const juice = await newProduct(business, { station: BAR });
  const oneOfEach = {
    items: [pizza, juice].map(({ id }) => ({ productId: id, quantity: 1, extras: [] })),
    expectedTotalCents: pizza.priceCents + juice.priceCents,
  };
  return {
    ...{ business, kitchen, pizza, juice },
    ordered: (state = 'ACCEPTED', type = 'TAKEOUT') => orderIn(business, pizza, state, type, oneOfEach),
    card: (id) => cardOf(business, id),
    ready: (order, station) => performAction(kitchen, order, 'ready', { station }),
  };
}
