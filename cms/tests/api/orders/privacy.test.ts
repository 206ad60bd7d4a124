import { beforeAll, describe, expect, it } from 'vitest';
import type { BoardDto } from '../../../src/contracts/board';
import type { OrderCardDto, OrderDto } from '../../../src/contracts/orders';
import type { CallerDto } from '../../../src/contracts/staff-orders';
import type { Role } from '../../../src/domain/access';
import { setSettings } from '../support/branch-settings';
import { newBusiness, type TestBusiness } from '../support/business';
import type { Client } from '../support/client';
import { newProduct } from '../support/menu';
import { CENTRO } from '../support/ordering';
import { performAction, orderIn } from '../support/states';
import { openEventStream } from '../support/stream';

const CUSTOMER = { name: 'Ana Quaresma', phone: '+5511987654321', email: 'ana.quaresma@example.test' };
const SECRETS = ['Quaresma', '987654321', 'ana.quaresma@', CENTRO.street];

let made: TestBusiness;
let product: { id: string; priceCents: number };
let people: Record<'owner' | 'attendant' | 'kitchen' | 'marketing', Client>;

beforeAll(async () => {
  made = await newBusiness();
  product = await newProduct(made);
  const person = (role: Role) => made.person(role);
  people = {
    owner: made.owner,
    attendant: await person('attendant'),
    kitchen: await person('kitchen'),
    marketing: await person('marketing'),
  };
});

const orderOf = (state: 'ACCEPTED' | 'CANCELLED') =>
  orderIn(made, product, state, 'DELIVERY', { customer: CUSTOMER, address: CENTRO });
const secretsIn = (text: string) => SECRETS.filter((secret) => text.includes(secret));

/** What somebody is told of an order, by every door that there is to it. */
async function told(who: Client, id: string) {
  const board = await who.get<BoardDto>(`/api/orders/board?branch=${made.branch.id}`);
  const list = await who.get<OrderCardDto[]>('/api/orders?pageSize=100');
  const details = await who.get<OrderDto>(`/api/orders/${id}`);
  const cards = [
    board.body.data.orders.find((card) => card.id === id),
    list.body.data.find((card) => card.id === id),
    details.body.data,
  ];
  return {
    contacts: cards.map((card) => [card?.customerName, card?.customerPhone]),
    secrets: secretsIn(JSON.stringify([...cards, details.body.data])),
  };
}

const three = (name: string, phone: string | null) => Array.from({ length: 3 }, () => [name, phone]);

describe('the privacy of a branch', () => {
  it('tells its kitchen a first name or none', async () => {
    const { id } = await orderOf('ACCEPTED');
    expect((await told(people.kitchen, id)).contacts).toEqual(three('Ana', null));
    await setSettings(made, { privacy: { kitchenName: 'HIDDEN', maskedPhone: 'LAST_DIGITS' } });
    expect((await told(people.kitchen, id)).contacts).toEqual(three('', null));
    await setSettings(made, { privacy: { kitchenName: 'FIRST_NAME', maskedPhone: 'HIDDEN' } });
  });

  it('tells those who see orders masked the end of a phone, or nothing of it', async () => {
    const { id } = await orderOf('ACCEPTED');
    expect((await told(people.marketing, id)).contacts).toEqual(three('Ana', null));
    await setSettings(made, { privacy: { maskedPhone: 'LAST_DIGITS' } });
    expect(await told(people.marketing, id)).toEqual({ contacts: three('Ana', '••••4321'), secrets: [] });
    await setSettings(made, { privacy: { maskedPhone: 'HIDDEN' } });
  });

  it('keeps the contact of what has ended from who sees customers masked, on every way', async () => {
    const running = await orderOf('ACCEPTED');
    const ended = await orderOf('CANCELLED');
    const search = (who: Client, q: string) =>
      who.get<OrderCardDto[]>(`/api/orders?q=${encodeURIComponent(q)}`);
    const found = async (who: Client, q: string) => (await search(who, q)).body.data.map(({ id }) => id);
    expect((await told(people.attendant, ended.id)).secrets).toEqual(SECRETS);

    await setSettings(made, { privacy: { afterEnd: 'MASKED', maskedPhone: 'LAST_DIGITS' } });
    expect(await told(people.attendant, ended.id)).toEqual({
      contacts: three('Ana', '••••4321'),
      secrets: [],
    });
    expect((await told(people.attendant, running.id)).secrets).toEqual(SECRETS);
    const caller = await people.attendant.get<CallerDto>(
      `/api/customers/by-phone?phone=${encodeURIComponent(CUSTOMER.phone)}`,
    );
    const street = (of: { id: string }) =>
      caller.body.data.orders.find(({ id }) => id === of.id)?.address?.street;
    expect([street(running), street(ended)]).toEqual([CENTRO.street, undefined]);
    expect((await told(people.owner, ended.id)).secrets).toEqual(SECRETS);
    for (const q of ['+551198765', 'Ana Quar']) {
      expect(await found(people.attendant, q)).not.toContain(ended.id);
      expect(await found(people.attendant, q)).toContain(running.id);
      expect(await found(people.owner, q)).toContain(ended.id);
    }

    const stream = await openEventStream('/api/events', { cookie: people.attendant.cookie });
    await stream.until(({ event }) => event === 'hello');
    const cancelled = await performAction(people.owner, running, 'cancel', { code: 'CUSTOMER_REQUEST' });
    expect(cancelled.status).toBe(200);
    const { data } = await stream.until(({ data: news }) => news.id === running.id);
    stream.close();
    expect(data.order).toMatchObject({ customerName: 'Ana', customerPhone: '••••4321' });
    await setSettings(made, { privacy: { afterEnd: 'SHOWN', maskedPhone: 'HIDDEN' } });
  });
});
