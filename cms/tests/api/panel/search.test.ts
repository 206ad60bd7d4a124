import { beforeAll, describe, expect, it } from 'vitest';
import { newBusiness, unique, type TestBusiness } from '../support/business';
import { change } from '../support/database';
import { newProduct } from '../support/menu';
import { newOrder } from '../support/ordering';
import { panel, panelClient, ROWS, type PanelClient } from '../support/panel';

const ORDERS = `${ROWS}/api::orders.order`;
const CUSTOMERS = `${ROWS}/api::customers.customer`;

interface Listed {
  results: { documentId: string; name?: string }[];
  pagination: { total: number };
}

let superAdmin: PanelClient;
let business: TestBusiness;
let order: { id: string; number: string };
let name: string;
let phone: string;

beforeAll(async () => {
  superAdmin = await panel('strapi-super-admin');
  business = await newBusiness();
  order = await newOrder(business, await newProduct(business));
  name = unique('Zélia Quintanilha').replaceAll('-', ' ');
  phone = `+5511${String(900_000_000 + (process.pid % 90_000_000))}`;
  await change(
    'UPDATE orders SET customer_name = ?, customer_search = ?, customer_phone = ? WHERE document_id = ?',
    [name, name.replace('é', 'e').toLowerCase(), phone, order.id],
  );
  await change('UPDATE customers SET name = ?, phone = ? WHERE business_id = ?', [name, phone, business.id]);
});

const search = async (path: string, text: string, who = superAdmin) => {
  const { status, body } = await who.get<Listed>(`${path}?_q=${encodeURIComponent(text)}&pageSize=100`);
  expect(status, text).toBe(200);
  expect(body.pagination.total, text).toBe(body.results.length);
  return body.results.map(({ documentId }) => documentId);
};
const ofBusiness = (path: string) => `${path}?filters[$and][0][businessId][$eq]=${business.id}`;

describe('searching in the panel', () => {
  it('finds an order by its number, its customer’s phone and the beginning of their name', async () => {
    const texts = [name, name.slice(0, 12), name.toUpperCase(), `zelia ${name.slice(6)}`];
    for (const text of [...texts, phone, phone.slice(3), phone.slice(0, -2), `(11) ${phone.slice(5)}`])
      expect(await search(ORDERS, text), text).toEqual([order.id]);
    for (const text of [order.number, `#${Number(order.number)}`]) {
      const { body } = await superAdmin.get<Listed>(`${ofBusiness(ORDERS)}&_q=${encodeURIComponent(text)}`);
      expect(
        body.results.map(({ documentId }) => documentId),
        text,
      ).toEqual([order.id]);
    }
    for (const text of ['999999', 'Nobody of that name', '+5500000000', '%', '_', "'"])
      expect(await search(ORDERS, text), text).toEqual([]);
  });

  it('finds a customer by phone and the beginning of the name', async () => {
    for (const text of [name, name.slice(0, 12), phone, phone.slice(3)])
      expect(await search(CUSTOMERS, text), text).toHaveLength(1);
    for (const text of ['Nobody of that name', '12', '%'])
      expect(await search(CUSTOMERS, text), text).toEqual([]);
  });

  it('keeps to the business whose rows a list is of', async () => {
    const other = await newBusiness();
    for (const path of [ORDERS, CUSTOMERS]) {
      const found = async (id: string) =>
        (
          await superAdmin.get<Listed>(
            `${path}?filters[$and][0][businessId][$eq]=${id}&_q=${encodeURIComponent(name)}`,
          )
        ).body.results.length;
      expect(await found(business.id), path).toBe(1);
      expect(await found(other.id), path).toBe(0);
    }
  });

  it('tells nothing of fields that the role does not see', async () => {
    const made = await superAdmin.send<{ data: { id: number } }>('POST', '/admin/roles', {
      name: unique('Numbers only'),
      description: '',
    });
    const action = 'plugin::content-manager.explorer.read';
    const permissions = [
      { action, subject: 'api::orders.order', conditions: [], properties: { fields: ['number'] } },
      { action, subject: 'api::customers.customer', conditions: [], properties: { fields: ['state'] } },
    ];
    await superAdmin.send('PUT', `/admin/roles/${made.body.data.id}/permissions`, { permissions });
    const clerk = await panelClient(made.body.data.id);
    for (const text of [name, phone, phone.slice(3)])
      for (const path of [ORDERS, CUSTOMERS]) expect(await search(path, text, clerk), text).toEqual([]);
    const { body } = await clerk.get<Listed>(`${ORDERS}?_q=${order.number}&pageSize=1`);
    expect(body.pagination.total).toBeGreaterThan(0);
  });
});
