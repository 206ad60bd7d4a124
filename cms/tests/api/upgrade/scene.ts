import { createHash } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { TwoFactorSetUpDto } from '../../../src/contracts/account';
import type { OrderCardDto } from '../../../src/contracts/orders';
import type { PlacedOrderDto } from '../../../src/contracts/storefront';
import type { SupportTicketDetails } from '../../../src/contracts/support';
import { ROLES } from '../../../src/domain/access';
import { ORDER_STATES, type OrderState, type OrderType } from '../../../src/domain/orders/order';
import { newBusiness, PASSWORD, type TestBusiness } from '../support/business';
import { client, type Answer } from '../support/client';
import { newCoupon } from '../support/coupon';
import { change, countOf, rows } from '../support/database';
import { nowMs } from '../support/instants';
import { newExtraGroup, newProduct, newStock, newVariationGroup } from '../support/menu';
import { moveRelease, newRelease, stage } from '../support/menu-releases';
import { CENTRO, orderBody, place } from '../support/ordering';
import { panel } from '../support/panel';
import { testPicture, newPicture, served } from '../support/pictures';
import { cardOf, EVERY_STATE, orderIn } from '../support/states';
import { invite, member, newAccessRequest, type TeamMember } from '../support/team';
import { answerInPanel, newTicket, reply, resolvedTicket, ticketOf } from '../support/tickets';

/** What has to be found again in a dump of the scene, as the server that made it answered. */
export interface Remembered {
  /** When the dump was made, in milliseconds since 1970: what is pending in it is pending then. */
  at: number;
  businessId: string;
  password: string;
  people: { email: string; role: string }[];
  /** Who is signed in, by the cookie. */
  cookie: string;
  twoFactor: { email: string; secret: string };
  pin: string;
  orders: RememberedOrder[];
  /** To whom a mail was still to be sent. */
  unsent: string;
  /** An order under a key, and what was answered. */
  keyed: { slug: string; key: string; body: object; answer: PlacedOrderDto };
  menus: { slug: string; etag: string; body: unknown }[];
  pictures: { url: string; sha256: string }[];
  tickets: SupportTicketDetails[];
}

type RememberedOrder = { token: string } & Pick<
  OrderCardDto,
  'id' | 'branchId' | 'number' | 'type' | 'state' | 'placedAt' | 'totalCents' | 'version'
>;

const KEY = 'kept-through-the-upgrade';
const PIN = '407193';
/** These come about by letting hours pass, so they come first. */
const BY_THE_CLOCK: readonly OrderState[] = ['CONCLUDED', 'EXPIRED'];
const TYPES: Partial<Record<OrderState, OrderType>> = { READY: 'TAKEOUT', DELIVERED: 'DINE_IN' };

function answered<T>({ status, text, body }: Answer<T>): T {
  if (status >= 300) throw new Error(text);
  return body.data;
}

/** A small business with something of everything. */
export async function seedScene(): Promise<Remembered> {
  const business = await newBusiness(EVERY_STATE);
  const second: TestBusiness = { ...business, branch: await business.addBranch() };
  await newCoupon(business, { code: 'TEN' });
  const { product, body, pictures } = await fillMenu(business);
  const soup = await newProduct(second, { name: 'Soup', priceCents: 1500, description: 'Of the day' });

  const orders: { id: string; token: string }[] = [];
  for (const state of [...BY_THE_CLOCK, ...ORDER_STATES.filter((other) => !BY_THE_CLOCK.includes(other))])
    orders.push(await orderIn(business, product, state, TYPES[state] ?? 'DELIVERY'));
  orders.push(await order(second, orderBody(soup.id, 2000, { type: 'DELIVERY', address: CENTRO })));
  const keyed = await order(business, body, KEY);

  const published = await newRelease(second);
  answered(await stage(second.owner, published.id, ['product', soup.id], { priceCents: 1600 }));
  answered(await moveRelease(second, published.id, 'publish'));
  const collecting = await newRelease(business);
  answered(await stage(business.owner, collecting.id, ['product', product.id], { priceCents: 3200 }));
  const tickets = await askSupport(business);
  const { people, ...secrets } = await gather(business, second);
  const kept = [];
  for (const { id, token } of [...orders, keyed]) kept.push(remember(await cardOf(business, id), token));
  return {
    at: nowMs(),
    businessId: business.id,
    password: PASSWORD,
    people: people.map(({ email, role }) => ({ email, role })),
    cookie: business.owner.cookie ?? '',
    ...secrets,
    orders: kept,
    unsent: await holdBackLetter(business),
    keyed: { slug: business.branch.slug, key: KEY, body, answer: keyed.answer },
    menus: [await menuOf(business), await menuOf(second)],
    pictures,
    tickets,
  };
}

/** Sizes, extras that ask for more, a picture and a shelf; and a body that orders of it. */
async function fillMenu(business: TestBusiness) {
  const picture = await newPicture(business, { file: await testPicture(160, 120).png().toBuffer() });
  const product = await newStock(business, 500, { name: 'Lasagne', imageUrls: [picture.url] });
  const sizes = await newVariationGroup(business, {
    variations: [
      { name: 'Small', priceCents: 2100 },
      { name: 'Large', priceCents: 3200 },
    ],
  });
  const sauces = await newExtraGroup(business, {
    min: 0,
    max: 1,
    extras: [{ name: 'Pesto', priceCents: 150 }],
  });
  const sides = await newExtraGroup(business, {
    min: 0,
    max: 2,
    extras: [{ name: 'Fries', priceCents: 700, extraGroupIds: [sauces.id] }],
  });
  const pizza = await newProduct(business, {
    name: 'Pizza',
    sku: 'PZ-1',
    variationGroupId: sizes.id,
    extraGroupIds: [sides.id],
  });
  const fries = {
    extraId: sides.extras[0]?.id,
    quantity: 1,
    extras: [{ extraId: sauces.extras[0]?.id, quantity: 1 }],
  };
  const items = [{ productId: pizza.id, variationId: sizes.variations[1]?.id, quantity: 2, extras: [fries] }];
  const { bytes } = await served(picture.url);
  return {
    product,
    // Ten per cent less.
    body: orderBody(pizza.id, (2 * (3200 + 700 + 150) * 9) / 10, {
      items,
      coupon: 'TEN',
      notes: 'The bell is "broken": it’s better to knock',
    }),
    pictures: [{ url: picture.url, sha256: createHash('sha256').update(bytes).digest('hex') }],
  };
}

async function order(business: TestBusiness, body: object, key?: string) {
  const answer = answered(await place(business, body, key));
  const [row] = await rows<{ id: string }>('SELECT document_id AS id FROM orders WHERE token = ?', [
    answer.token,
  ]);
  if (!row) throw new Error('The order is not there');
  return { id: row.id, token: answer.token, answer };
}

async function askSupport(business: TestBusiness): Promise<SupportTicketDetails[]> {
  const open = await newTicket(business.owner);
  await reply(business.owner, open.id, 'It still does.');
  await answerInPanel(await panel('comanda-support'), open.id, 'Is it switched on?');
  const closed = await resolvedTicket(business.owner);
  return [await ticketOf(business.owner, open.id), closed];
}

/** People of every role, one of another branch alone, one with a second factor, one with a PIN. */
async function gather(business: TestBusiness, second: TestBusiness) {
  const people: (TeamMember & { role: string })[] = [];
  for (const role of ROLES) people.push({ ...(await member(business, role)), role });
  const elsewhere = { branchIds: [second.branch.id], allow: ['menu.edit'], deny: ['order.view'] };
  people.push({ ...(await member(business, 'attendant', elsewhere)), role: 'attendant' });
  await newAccessRequest(business, 'menu.edit');

  const [owner, manager] = ['owner', 'manager'].map((role) => people.find((person) => person.role === role));
  if (!owner || !manager) throw new Error('Somebody is missing');
  const { secret } = answered(
    await owner.client.post<TwoFactorSetUpDto>('/api/account/two-factor', { password: PASSWORD }),
  );
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  answered(await owner.client.post('/api/account/two-factor/confirm', { code }));
  answered(await manager.client.send('PUT', '/api/account/pin', { password: PASSWORD, pin: PIN }));
  return { people, twoFactor: { email: owner.email, secret }, pin: PIN };
}

function remember(card: OrderCardDto, token: string): RememberedOrder {
  const { id, branchId, number, type, state, placedAt, totalCents, version } = card;
  return { id, branchId, number, type, state, placedAt, totalCents, version, token };
}

/** Leaves one mail to be sent a little later; those that are sent are forgotten, as after some days. */
async function holdBackLetter(business: TestBusiness): Promise<string> {
  const { email } = await invite(business);
  while ((await countOf('outbox', 'done_at IS NULL', [])) > 0) await new Promise(setImmediate);
  await change('DELETE FROM outbox WHERE id <> (SELECT id FROM outbox ORDER BY run_at DESC LIMIT 1)');
  await change('UPDATE outbox SET done_at = NULL, attempts = 0, run_at = ?', [nowMs() + 30_000]);
  return email;
}

async function menuOf({ branch: { slug } }: TestBusiness) {
  const { headers, body } = await client().get(`/api/store/${slug}/menu`);
  return { slug, etag: headers.get('etag') ?? '', body: body.data };
}
