import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { OrderDto } from '../../../src/contracts/orders';
import { newBusiness, type TestBusiness } from '../support/business';
import { refusal } from '../support/client';
import { change, rows } from '../support/database';
import { mailsTo } from '../support/mailbox';
import { newExtraGroup, newProduct, newVariationGroup } from '../support/menu';
import { CENTRO, newOrder, newPhone, orderBody, place } from '../support/ordering';
import { tally } from '../support/proof';

interface Person {
  name: string;
  phone: string;
  email: string | null;
}

let business: TestBusiness;
let product: { id: string; priceCents: number };

beforeAll(async () => {
  business = await newBusiness();
  product = await newProduct(business);
});

const newAddress = () => `guest-${randomUUID()}@example.test`;

/** Orders for a delivery to a street that nobody else orders to; answers the way to follow it. */
async function order(person: Person): Promise<{ token: string; street: string }> {
  const street = `Rua ${randomUUID()}`;
  const address = { ...CENTRO, street };
  const body = orderBody(product.id, product.priceCents + 500, {
    type: 'DELIVERY',
    address,
    customer: person,
  });
  const answer = await place(business, body);
  expect(answer.status, answer.text).toBe(201);
  return { token: answer.body.data.token, street };
}

/** Who the store's own people have under a phone. */
const customerWith = (phone: string) =>
  rows<{ name: string; email: string | null; orderCount: number }>(
    'SELECT name, email, order_count AS "orderCount" FROM customers WHERE business_id = ? AND phone = ?',
    [business.id, phone],
  );

/** That the only mail to an address is about this order and no other. */
async function expectOnlyMail(to: string, { token }: { token: string }, name: string): Promise<void> {
  const mails = await mailsTo(to);
  expect(mails).toHaveLength(1);
  const text = mails[0]!.text ?? '';
  expect(text.match(/\/t\/(\S+)/)?.[1]).toBe(token);
  expect(text).toContain(name);
}

describe('the confirmation of an order', () => {
  it('goes to the address that came with it, of twenty orders at once and twenty in turn on one phone', async () => {
    const phone = newPhone();
    const people = Array.from({ length: 40 }, (_, n) => ({
      name: `Guest No. ${n}`,
      phone,
      email: newAddress(),
    }));
    const placed = await Promise.all(people.slice(0, 20).map(order));
    for (const person of people.slice(20)) placed.push(await order(person));
    for (const [n, { email, name }] of people.entries()) await expectOnlyMail(email, placed[n]!, name);
    tally('confirmations on one phone', people.length);
  });

  it('is mailed once more when somebody asks for it, at most once in five minutes, and that is written down', async () => {
    const email = newAddress();
    const customer = { name: 'Ana Lima', phone: newPhone(), email };
    const { id } = await newOrder(business, product, { customer });
    const again = () => business.owner.post(`/api/orders/${id}/resend-confirmation`, {});
    const first = await again();
    expect(first.status, first.text).toBe(200);
    const soon = await again();
    // Two requests on two sides of a full five minutes are two mails.
    const sent = soon.status === 200 ? 3 : 2;
    if (sent === 2) expect(refusal(soon)).toEqual([429, 'TOO_MANY_ATTEMPTS']);
    const [before, after] = await mailsTo(email, sent);
    expect(after?.text).toBe(before?.text);
    const { timeline } = (await business.owner.get<OrderDto>(`/api/orders/${id}`)).body.data;
    expect(timeline.filter(({ action }) => action === 'resend-confirmation')).toHaveLength(sent - 1);
  });

  it('is not for an order without an address, nor for who may not change it', async () => {
    const { id } = await newOrder(business, product);
    const path = `/api/orders/${id}/resend-confirmation`;
    expect(refusal(await business.owner.post(path, {}))).toEqual([422, 'ORDER_WITHOUT_EMAIL']);
    const kitchen = await business.person('kitchen');
    expect((await kitchen.post(path, {})).status).toBe(403);
    const stranger = (await newBusiness()).owner;
    expect((await stranger.post(path, {})).status).toBe(404);
  });

  it('says size and flavours as the kitchen reads them', async () => {
    const sizes = await newVariationGroup(business, { variations: [{ name: 'Grande', priceCents: 0 }] });
    const flavours = await newExtraGroup(business, {
      ...{ min: 2, max: 2, priceMethod: 'MAX' },
      extras: [
        { name: 'Calabresa', priceCents: 5000 },
        { name: 'Pepperoni', priceCents: 5500 },
      ],
    });
    const pizza = await newProduct(business, {
      ...{ name: 'Meio a meio', priceCents: 0, variationGroupId: sizes.id, extraGroupIds: [flavours.id] },
    });
    const email = newAddress();
    const extras = flavours.extras.map(({ id }) => ({ extraId: id, quantity: 1 }));
    await newOrder(
      business,
      { id: pizza.id, priceCents: 5500 },
      {
        items: [{ productId: pizza.id, variationId: sizes.variations[0]?.id, quantity: 1, extras }],
        customer: { name: 'Ana Lima', phone: newPhone(), email },
      },
    );
    const [mail] = await mailsTo(email);
    expect(mail?.text?.replaceAll('\u00a0', ' ')).toContain('Meio a meio (Grande, ½ Calabresa ½ Pepperoni)');
  });
});

describe('a customer known by their phone', () => {
  it('keeps the name and the e-mail that were given first, whoever orders with their phone', async () => {
    const phone = newPhone();
    const email = newAddress();
    await order({ name: 'Ana Lima', phone, email });
    await Promise.all([
      order({ name: 'Not Ana', phone, email: newAddress() }),
      order({ name: 'Nobody', phone, email: null }),
    ]);
    expect(await customerWith(phone)).toEqual([{ name: 'Ana Lima', email, orderCount: 3 }]);
  });

  it('is given no e-mail by somebody else who orders with their phone', async () => {
    const phone = newPhone();
    await order({ name: 'Ana Lima', phone, email: null });
    await order({ name: 'Ana Lima', phone, email: newAddress() });
    expect(await customerWith(phone)).toEqual([{ name: 'Ana Lima', email: null, orderCount: 2 }]);
  });

  it('stays as the store’s own people wrote them', async () => {
    const phone = newPhone();
    await order({ name: 'ana', phone, email: newAddress() });
    await change("UPDATE customers SET name = 'Ana Lima', email = 'ana@store.test' WHERE phone = ?", [phone]);
    await order({ name: 'Not Ana', phone, email: newAddress() });
    expect(await customerWith(phone)).toEqual([{ name: 'Ana Lima', email: 'ana@store.test', orderCount: 2 }]);
  });
});

describe('an order', () => {
  it('shows the store whom it is for by its own contact, and how often that phone has ordered', async () => {
    const phone = newPhone();
    const [ana, bruno] = [newAddress(), newAddress()];
    const first = await newOrder(business, product, { customer: { name: 'Ana Lima', phone, email: ana } });
    const second = await newOrder(business, product, { customer: { name: 'Bruno Sá', phone, email: bruno } });
    for (const [{ id }, name, email] of [
      [first, 'Ana Lima', ana],
      [second, 'Bruno Sá', bruno],
    ] as const) {
      const { data } = (await business.owner.get<OrderDto>(`/api/orders/${id}`)).body;
      expect(data).toMatchObject({ customerName: name, customerPhone: phone });
      expect(data.customer).toMatchObject({ name, phone, email, orderCount: 2 });
    }
  });
});
