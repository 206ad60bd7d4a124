import { expect, it } from 'vitest';
import type { OrderCardDto } from '../../../src/contracts/orders';
import { newBusiness } from '../support/business';
import { newProduct } from '../support/menu';
import { newOrder } from '../support/ordering';

const ways = [
  {
    country: 'BR',
    phone: '+5511987654321',
    texts: ['(11) 98765-4321', '11.98765.4321', '011 98765', '5511987654321', '+55 11 98765', '1198765'],
  },
  {
    country: 'GB',
    phone: '+447400123456',
    texts: ['07400 123456', '07400 1234', '7400 123456', '+44 7400 1'],
  },
  // Italians write and dial the zero from abroad as well.
  { country: 'IT', phone: '+390669812345', texts: ['06 69812345', '06 69812', '+39 06 6981'] },
];

it.each(ways)('an order is found by its phone as people of $country write it', async (way) => {
  const made = await newBusiness({ business: { country: way.country } });
  const product = await newProduct(made);
  const customer = (phone: string) => ({ customer: { name: 'Ana Quaresma', phone } });
  const { id } = await newOrder(made, product, customer(way.phone));
  await newOrder(made, product, customer(`${way.phone.slice(0, -4)}9876`));
  const found = async (q: string) => {
    const answer = await made.owner.get<OrderCardDto[]>(`/api/orders?q=${encodeURIComponent(q)}`);
    expect(answer.status, q).toBe(200);
    return answer.body.data.map((order) => order.id);
  };
  for (const q of way.texts) expect(await found(q), q).toContain(id);
  expect(await found(way.phone)).toEqual([id]);
  expect(await found('99 99999-9999')).toEqual([]);
});
