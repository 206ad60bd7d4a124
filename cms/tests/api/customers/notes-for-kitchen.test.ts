import { describe, expect, it } from 'vitest';
import type { CustomerDto } from '../../../src/contracts/customers';
import type { OrderCardDto } from '../../../src/contracts/orders';
import { newBusiness, type TestBusiness } from '../support/business';
import { newCustomer } from '../support/customers';
import { newProduct } from '../support/menu';
import { newOrder, newPhone } from '../support/ordering';

const cardOf = async ({ branch }: TestBusiness, who: TestBusiness['owner'], id: string) => {
  const { data } = (await who.get<{ orders: OrderCardDto[] }>(`/api/orders/board?branch=${branch.id}`)).body;
  return data.orders.find((card) => card.id === id);
};

describe('allergies and the kitchen note of a customer', () => {
  it('stand on the card of every later order, for the kitchen too, as they were when it was placed', async () => {
    const business = await newBusiness();
    const kitchen = await business.person('kitchen');
    const product = await newProduct(business);
    const phone = newPhone();
    const customer = { name: 'Ana Lima', phone };
    const before = await newOrder(business, product, { customer });
    const [{ id, version } = { id: '', version: 0 }] = (
      await business.owner.get<CustomerDto[]>(`/api/customers?q=${encodeURIComponent(phone)}`)
    ).body.data;
    const noted = { allergies: 'Peanuts, shellfish', kitchenNote: 'Cuts everything small' };
    await business.owner.send('PATCH', `/api/customers/${id}`, { version, ...noted });
    const after = await newOrder(business, product, { customer });
    expect(await cardOf(business, kitchen, before.id)).toMatchObject({ allergies: null, kitchenNote: null });
    expect(await cardOf(business, kitchen, after.id)).toMatchObject(noted);
    await business.owner.send('PATCH', `/api/customers/${id}`, { version: version + 1, allergies: '' });
    expect(await cardOf(business, kitchen, after.id)).toMatchObject(noted);
  });

  it('are not those of somebody else', async () => {
    const business = await newBusiness();
    await newCustomer(business, { allergies: 'Peanuts' });
    const order = await newOrder(business, await newProduct(business));
    expect(await cardOf(business, business.owner, order.id)).toMatchObject({ allergies: null });
  });
});
