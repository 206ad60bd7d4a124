import { beforeAll, describe, expect, it } from 'vitest';
import type { BranchDto } from '../../../src/contracts/branches';
import type { OrderCardDto } from '../../../src/contracts/orders';
import { newBusiness, type TestBusiness } from '../support/business';
import { refusal } from '../support/client';
import { newProduct } from '../support/menu';
import { orderBody, place } from '../support/ordering';

let made: TestBusiness;
let product: { id: string; priceCents: number };

const atTable = (more: object = {}) =>
  orderBody(product.id, product.priceCents, {
    type: 'DINE_IN',
    table: '7',
    customer: { name: 'Ana' },
    ...more,
  });
const cards = async () =>
  (await made.owner.get<{ orders: OrderCardDto[] }>(`/api/orders/board?branch=${made.branch.id}`)).body.data
    .orders;

beforeAll(async () => {
  made = await newBusiness();
  product = await newProduct(made);
  const path = `/api/branches/${made.branch.id}`;
  const { version } = (await made.owner.get<BranchDto>(path)).body.data;
  await made.owner.send('PATCH', path, { version, services: ['TAKEOUT', 'DINE_IN'] });
});

describe('an order at a table', () => {
  it('is of the table’s channel and says where it goes; nobody has to leave a phone', async () => {
    const { status, body } = await place(made, atTable());
    expect(status).toBe(201);
    const card = (await cards()).find(({ number }) => number === body.data.number);
    expect(card).toMatchObject({
      channel: 'TABLE',
      type: 'DINE_IN',
      table: '7',
      customerName: 'Ana',
      customerPhone: '',
      newCustomer: false,
      totalCents: product.priceCents,
    });
  });

  it('knows its customer where they leave a phone', async () => {
    const { customer } = orderBody(product.id, product.priceCents);
    const { body } = await place(made, atTable({ customer }));
    const card = (await cards()).find(({ number }) => number === body.data.number);
    expect(card).toMatchObject({ customerPhone: customer.phone, newCustomer: true });
  });
});

describe('an order that goes elsewhere', () => {
  it('needs a phone, said at its field, and has no table', async () => {
    for (const more of [{ table: null }, { type: 'TAKEOUT' }]) {
      const answer = await place(made, atTable(more));
      expect(refusal(answer)).toEqual([400, 'REQUIRED']);
      expect(answer.text).toContain('"path":["customer","phone"]');
    }
    const { customer } = orderBody(product.id, product.priceCents);
    const { body } = await place(made, atTable({ type: 'TAKEOUT', customer }));
    const card = (await cards()).find(({ number }) => number === body.data.number);
    expect(card).toMatchObject({ channel: 'STORE', type: 'TAKEOUT', table: null });
  });
});
