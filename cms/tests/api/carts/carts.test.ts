import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { BranchDto } from '../../../src/contracts/branches';
import type { CartDto, CartFiguresDto, KeptCartDto } from '../../../src/contracts/carts';
import { anonymous, newBusiness, type TestBusiness } from '../support/business';
import { withConsent, cartBody, cartOf, advanceCartsBy, abandonedCart, newCart } from '../support/carts';
import { refusal } from '../support/client';
import { runClockAt } from '../support/clock';
import { change as changeRows, countOf, rows } from '../support/database';
import { MINUTE_MS, later } from '../support/instants';
import { newProduct } from '../support/menu';
import { CENTRO, newOrder, orderBody, place } from '../support/ordering';

const DAY_MIN = 24 * 60;
const EVER = 'from=2020-01-01&to=2120-01-01';

let business: TestBusiness;

beforeAll(async () => {
  business = await newBusiness();
});

const twoOf = (productId: string) => [{ productId, quantity: 2, extras: [] }];
const change = (token: string, body: object) => anonymous.send('PUT', `/api/store/carts/${token}`, body);
const ordered = async (token: string, product: { id: string; priceCents: number }) =>
  place(business, orderBody(product.id, product.priceCents, { cart: token }));

describe('a cart', () => {
  it('is kept once for a key, with its value and what stood in the way from the store’s own quote', async () => {
    const path = `/api/store/${business.branch.slug}/carts`;
    const { id } = await newProduct(business, { priceCents: 2500 });
    const key = { 'idempotency-key': randomUUID() };
    const body = cartBody(id, { coupon: 'NOTHING', contact: null });
    const [first, second] = [await anonymous.post(path, body, key), await anonymous.post(path, body, key)];
    expect(second.body).toEqual(first.body);
    const { token } = first.body.data as { token: string };
    expect(
      await rows('SELECT obstacle, value_cents AS "valueCents", state FROM carts WHERE token = ?', [token]),
    ).toEqual([{ obstacle: 'COUPON_REFUSED', valueCents: 2500, state: 'ACTIVE' }]);
  });

  it('says out of area, and afterwards that nothing is in the way any more', async () => {
    const far = { ...CENTRO, district: 'Longe', city: 'Outra', postalCode: '99999-000' };
    const cart = await newCart(business, { type: 'DELIVERY', address: far, step: 'ADDRESS' });
    const before = await cartOf(business.owner, cart.id);
    expect(before).toMatchObject({ obstacle: 'OUT_OF_AREA', step: 'ADDRESS', district: 'Longe' });
    expect((await change(cart.token, cartBody(cart.productId))).status).toBe(200);
    expect(await cartOf(business.owner, cart.id)).toMatchObject({
      obstacle: 'NONE',
      step: 'REVIEW',
      district: null,
    });
  });

  it('keeps who it is of only with their consent, until they take it back', async () => {
    const contact = withConsent({ phone: '(11) 98765-4321', email: 'ana@example.test' });
    const cart = await newCart(business, { contact });
    expect(await cartOf(business.owner, cart.id)).toMatchObject({
      consent: true,
      contact: { name: 'Ana Lima', phone: '+5511987654321', email: 'ana@example.test' },
    });
    const masked = await business.person('attendant');
    expect((await cartOf(masked, cart.id)).contact).toEqual({ name: 'Ana', phone: null, email: null });
    // Left out, as by a page that does not know it, it stays.
    for (const more of [{}, { step: 'BROWSING', items: twoOf(cart.productId) }])
      expect((await change(cart.token, cartBody(cart.productId, more))).status).toBe(200);
    expect(await cartOf(business.owner, cart.id)).toMatchObject({
      consent: true,
      contact: { phone: '+5511987654321', email: 'ana@example.test' },
    });
    expect((await change(cart.token, cartBody(cart.productId, { contact: null }))).status).toBe(200);
    expect(await cartOf(business.owner, cart.id)).toMatchObject({
      consent: false,
      contact: { name: '', phone: null, email: null },
    });
    const without = { ...contact, consent: false };
    expect((await change(cart.token, cartBody(cart.productId, { contact: without }))).status).toBe(400);
  });

  it('that is only looked at again keeps how far it came and what stood in the way, until it changes', async () => {
    const far = { ...CENTRO, district: 'Longe', city: 'Outra', postalCode: '99999-000' };
    const cart = await newCart(business, { type: 'DELIVERY', address: far, step: 'ADDRESS' });
    const looking = (more: object = {}) =>
      change(cart.link, cartBody(cart.productId, { type: 'DELIVERY', step: 'BROWSING', ...more }));
    // At another hour of another day, as it is at this one once more.
    await changeRows('UPDATE carts SET local_hour = 3, business_day = ? WHERE document_id = ?', [
      '2001-02-03',
      cart.id,
    ]);
    const when = async () =>
      (
        await rows('SELECT local_hour AS hour, business_day AS day FROM carts WHERE document_id = ?', [
          cart.id,
        ])
      )[0];
    expect((await looking()).status).toBe(200);
    expect(await when()).toEqual({ hour: 3, day: '2001-02-03' });
    const met = { step: 'ADDRESS', obstacle: 'OUT_OF_AREA', district: 'Longe', type: 'DELIVERY' };
    expect(await cartOf(business.owner, cart.id)).toMatchObject(met);
    expect((await looking({ items: twoOf(cart.productId) })).status).toBe(200);
    expect(await when()).not.toMatchObject({ day: '2001-02-03' });
    expect(await cartOf(business.owner, cart.id)).toMatchObject({
      ...{ step: 'BROWSING', obstacle: 'NONE', district: null },
      items: [{ quantity: 2 }],
    });
  });

  it('of a guest at a table is the table’s, and the store page’s once they take it home', async () => {
    const cart = await newCart(business, { type: 'DINE_IN', table: '7', step: 'BROWSING' });
    expect(await cartOf(business.owner, cart.id)).toMatchObject({ channel: 'TABLE', type: 'DINE_IN' });
    expect((await change(cart.token, cartBody(cart.productId))).status).toBe(200);
    expect(await cartOf(business.owner, cart.id)).toMatchObject({ channel: 'STORE', type: 'TAKEOUT' });
  });

  it('tells nobody by its link who it is of', async () => {
    const cart = await newCart(business, {
      contact: withConsent({ phone: '11987654321', email: 'x@example.test' }),
    });
    const { body, text } = await anonymous.get<KeptCartDto>(`/api/store/carts/${cart.link}`);
    expect(body.data).toMatchObject({
      slug: business.branch.slug,
      items: [{ productId: cart.productId, quantity: 1 }],
    });
    expect(text).not.toMatch(/Ana|98765|example\.test/);
    expect((await anonymous.get('/api/store/carts/nothing')).status).toBe(404);
    expect((await change('nothing', cartBody(cart.productId))).status).toBe(404);
  });

  it('is left after twenty minutes, given up after seven days, and then nobody’s', async () => {
    const cart = await newCart(business, { contact: withConsent({ email: 'gone@example.test' }) });
    await advanceCartsBy(19);
    expect(await cartOf(business.owner, cart.id)).toMatchObject({ state: 'ACTIVE', abandonedAt: null });
    await advanceCartsBy(21);
    expect(await cartOf(business.owner, cart.id)).toMatchObject({ state: 'ABANDONED', consent: true });
    await advanceCartsBy(7 * DAY_MIN + 1);
    expect(await cartOf(business.owner, cart.id)).toMatchObject({
      state: 'EXPIRED',
      consent: false,
      contact: { name: '', phone: null, email: null },
    });
    expect(await countOf('carts', 'document_id = ? AND contact_email IS NULL', [cart.id])).toBe(1);
    expect(refusal(await change(cart.token, cartBody(cart.productId)))).toEqual([409, 'CART_ENDED']);
  });
});

describe('an order', () => {
  it('of a cart that was not left ends it', async () => {
    const product = await newProduct(business);
    const cart = await newCart(business, cartBody(product.id));
    expect((await ordered(cart.token, product)).status).toBe(201);
    expect(await cartOf(business.owner, cart.id)).toMatchObject({ state: 'CONVERTED', abandonedAt: null });
    expect((await change(cart.token, cartBody(product.id))).status).toBe(409);
  });

  it('of a cart that was left, or by its link, wins it back with what the order comes to', async () => {
    const own = await newBusiness();
    const product = await newProduct(own, { priceCents: 4200 });
    const cart = await abandonedCart(
      own,
      cartBody(product.id, { contact: withConsent({ phone: '11987654321' }) }),
    );
    const figures = async () =>
      (await own.owner.get<CartFiguresDto>(`/api/carts/figures?branchId=${own.branch.id}&${EVER}`)).body.data;
    expect(await figures()).toMatchObject({
      open: { count: 1, valueCents: 4200 },
      left: { count: 1, valueCents: 4200 },
      recovered: { count: 0, valueCents: 0 },
      hours: [{ obstacle: 'NONE', count: 1 }],
    });
    const { version } = await cartOf(own.owner, cart.id);
    const reminder = await own.owner.post(`/api/carts/${cart.id}/remind`, { version, way: 'WHATSAPP' });
    expect(reminder.status, reminder.text).toBe(200);
    const answer = await place(own, orderBody(product.id, 4200, { cart: cart.link }));
    expect(answer.status).toBe(201);
    expect(await cartOf(own.owner, cart.id)).toMatchObject({
      state: 'RECOVERED',
      orderId: expect.any(String) as string,
    });
    const wonBack = { open: { count: 0 }, recovered: { count: 1, valueCents: 4200 } };
    expect(await figures()).toMatchObject({ ...wonBack, returned: { count: 0, valueCents: 0 } });
    // Whom nobody wrote to came back by themselves.
    const other = await abandonedCart(own, cartBody(product.id));
    expect((await place(own, orderBody(product.id, 4200, { cart: other.token }))).status).toBe(201);
    expect(await figures()).toMatchObject({ ...wonBack, returned: { count: 1, valueCents: 4200 } });
  });

  it('is taken whatever it says of its cart, and touches none of another branch', async () => {
    const product = await newProduct(business);
    const other = await newBusiness();
    const foreign = await newCart(other);
    for (const token of ['nothing', foreign.token]) expect((await ordered(token, product)).status).toBe(201);
    expect((await cartOf(other.owner, foreign.id)).state).toBe('ACTIVE');
  });

  it('that is refused leaves in its cart what stood in the way', async () => {
    const product = await newProduct(business);
    const cart = await newCart(business, cartBody(product.id));
    const body = orderBody(product.id, product.priceCents, { cart: cart.token, coupon: 'NOTHING' });
    expect((await place(business, body)).status).toBe(422);
    expect(await cartOf(business.owner, cart.id)).toMatchObject({
      obstacle: 'COUPON_REFUSED',
      state: 'ACTIVE',
    });
  });

  it('whose payment never came is a cart again, also at a table: its own, or a new one', async () => {
    const product = await newProduct(business);
    const path = `/api/branches/${business.branch.id}`;
    const { version } = (await business.owner.get<BranchDto>(path)).body.data;
    const services = { version, services: ['TAKEOUT', 'DINE_IN'] };
    expect((await business.owner.send('PATCH', path, services)).status).toBe(200);
    const cart = await newCart(
      business,
      cartBody(product.id, { contact: withConsent({ email: 'pix@example.test' }) }),
    );
    const paying = { payment: { method: 'PIX' } };
    const [mine, bare] = [
      await newOrder(business, product, { ...paying, cart: cart.token }),
      await newOrder(business, product, paying),
    ];
    const seated = { ...paying, type: 'DINE_IN', table: '7' };
    const atTable = await newCart(business, cartBody(product.id));
    const [known, other] = [
      await newOrder(business, product, { ...seated, cart: atTable.token }),
      await newOrder(business, product, seated),
    ];
    await runClockAt(later(120 * MINUTE_MS));
    const unpaid = { state: 'ABANDONED', obstacle: 'PAYMENT_NOT_DONE', step: 'PAYMENT' };
    expect(await cartOf(business.owner, cart.id)).toMatchObject({
      ...unpaid,
      orderId: mine.id,
      consent: true,
    });
    const [made] = await rows<{ id: string }>(
      'SELECT document_id AS id FROM carts WHERE unpaid_order_id = ?',
      [bare.id],
    );
    expect(await cartOf(business.owner, made?.id ?? '')).toMatchObject({
      ...unpaid,
      orderId: bare.id,
      valueCents: product.priceCents,
      consent: false,
      items: [{ productId: product.id, quantity: 1 }],
    });
    expect(await cartOf(business.owner, atTable.id)).toMatchObject({ ...unpaid, orderId: known.id });
    expect(await countOf('carts', "unpaid_order_id = ? AND channel = 'TABLE'", [other.id])).toBe(1);
    await runClockAt(later(121 * MINUTE_MS));
    expect(await countOf('carts', 'unpaid_order_id = ?', [bare.id])).toBe(1);
  });
});

describe('the list of carts', () => {
  it('is filtered by state and obstacle, and found by who it is of where the viewer may see customers', async () => {
    const own = await newBusiness();
    const contact = withConsent({ name: 'Zenaide Prado', phone: '11987650001' });
    const cart = await newCart(own, { coupon: 'NOTHING', contact });
    await newCart(own);
    const ids = async (who: typeof own.owner, query: string) =>
      (await who.get<CartDto[]>(`/api/carts?${query}`)).body.data.map(({ id }) => id);
    expect(await ids(own.owner, 'filters[obstacle][$eq]=COUPON_REFUSED')).toEqual([cart.id]);
    expect(await ids(own.owner, 'q=zenaide')).toEqual([cart.id]);
    for (const phone of ['+5511987650001', '(11) 98765-0001', '011 98765', '0001'])
      expect(await ids(own.owner, `q=${encodeURIComponent(phone)}`), phone).toEqual([cart.id]);
    const elsewhere = await own.person('manager', { branchIds: [(await own.addBranch()).id] });
    expect(await ids(elsewhere, 'q=zenaide')).toEqual([]);
    expect(await ids(await own.person('attendant'), 'q=zenaide')).toEqual([]);
    expect(await ids(own.owner, 'filters[state][$eq]=EXPIRED')).toEqual([]);
    const product = await newProduct(own);
    const sold = await newCart(own, cartBody(product.id));
    expect((await place(own, orderBody(product.id, product.priceCents, { cart: sold.token }))).status).toBe(
      201,
    );
    const open = await ids(own.owner, 'filters[state][$eq]=OPEN');
    expect(open).toHaveLength(2);
    expect(open).toContain(cart.id);
    const all = await ids(own.owner, '');
    expect(all).toContain(sold.id);
    expect(await ids(own.owner, 'filters[state][$eq]=ALL')).toEqual(all);
    expect(await ids(own.owner, 'filters[obstacle][$eq]=OPEN')).toEqual([]);
  });
});
