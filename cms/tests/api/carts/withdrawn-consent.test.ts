import { beforeAll, describe, expect, it } from 'vitest';
import { anonymous, newBusiness, type TestBusiness } from '../support/business';
import { abandonedCart, cartBody, cartOf, newCart, withConsent } from '../support/carts';
import { refusal } from '../support/client';
import { rows } from '../support/database';
import { HOUR_MS, MINUTE_MS, ago, later, now } from '../support/instants';
import { newProduct } from '../support/menu';
import { newOrder, newPhone } from '../support/ordering';
import { newEmail, remind } from '../support/reminders';

let business: TestBusiness;

beforeAll(async () => {
  business = await newBusiness();
});

const stop = async (token: string) => {
  const answer = await anonymous.post(`/api/store/carts/${token}/forget`, {});
  expect(answer.status, answer.text).toBe(200);
};
const tell = async (cart: { token: string; productId: string }, contact: object) => {
  const body = cartBody(cart.productId, { contact: withConsent(contact) });
  expect((await anonymous.send('PUT', `/api/store/carts/${cart.token}`, body)).status).toBe(200);
};
const consentOf = async ({ id }: { id: string }) => (await cartOf(business.owner, id)).consent;

describe('a consent that was taken back', () => {
  it('is not given again by a page that was told of it before, in a new cart as little as in the old one', async () => {
    const [email, phone] = [newEmail(), newPhone()];
    const ticked = { consentAt: ago(HOUR_MS).toISOString() };
    const cart = await abandonedCart(business, { contact: withConsent({ email, phone, ...ticked }) });
    expect(await consentOf(cart)).toBe(true);
    await stop(cart.link);
    expect(await consentOf(cart)).toBe(false);
    // However it is spelt, by either of what the customer is known by, and where nothing is said of when.
    for (const again of [
      { email, phone, ...ticked },
      { email: email.toUpperCase(), ...ticked },
      { email: newEmail(), phone, ...ticked },
      { email },
      { phone },
    ]) {
      await tell(cart, again);
      expect(await consentOf(cart), JSON.stringify(again)).toBe(false);
      const begun = await newCart(business, { contact: withConsent(again) });
      expect(await consentOf(begun), JSON.stringify(again)).toBe(false);
    }
    const [row] = await rows<{ email: string | null; name: string | null }>(
      'SELECT contact_email AS email, contact_name AS name FROM carts WHERE document_id = ?',
      [cart.id],
    );
    expect(row).toEqual({ email: null, name: null });
  });

  it('is given again by a tick that came later; an instant that is still to come is none', async () => {
    const email = newEmail();
    const cart = await newCart(business, { contact: withConsent({ email }) });
    await stop(cart.link);
    await tell(cart, { email, consentAt: later(MINUTE_MS).toISOString() });
    expect(await consentOf(cart)).toBe(false);
    await tell(cart, { email, consentAt: now().toISOString() });
    expect(await consentOf(cart)).toBe(true);
    // It stands, also for a page that says nothing of when.
    await tell(cart, { email, phone: newPhone() });
    expect(await consentOf(cart)).toBe(true);
  });

  it('is taken back for every spelling of the address', async () => {
    const email = newEmail();
    const spelt = await abandonedCart(business, {
      contact: withConsent({ email: ` ${email.toUpperCase()} ` }),
    });
    const cart = await newCart(business, { contact: withConsent({ email }) });
    expect((await cartOf(business.owner, spelt.id)).contact.email).toBe(email);
    await stop(cart.link);
    expect(refusal(await remind(business, spelt.id))).toEqual([409, 'CART_NO_CONSENT']);
  });

  it('is of that cart alone, where only its page says so: it may name the address of anybody', async () => {
    const email = newEmail();
    const theirs = await abandonedCart(business, { contact: withConsent({ email }) });
    const cart = await newCart(business, { contact: withConsent({ email }) });
    await stop(cart.token);
    expect(await consentOf(cart)).toBe(false);
    expect((await remind(business, theirs.id)).status).toBe(200);
    await tell(cart, { email, consentAt: ago(HOUR_MS).toISOString() });
    expect(await consentOf(cart)).toBe(true);
  });

  it('is not that of another business', async () => {
    const [email, other] = [newEmail(), await newBusiness()];
    const cart = await newCart(other, { contact: withConsent({ email }) });
    await stop(cart.link);
    expect(await consentOf(await newCart(business, { contact: withConsent({ email }) }))).toBe(true);
  });
});

it('an order keeps the address of its customer as a cart does', async () => {
  const email = newEmail();
  const customer = { name: 'Ana Lima', phone: newPhone(), email: ` ${email.toUpperCase()} ` };
  const { id } = await newOrder(business, await newProduct(business), { customer });
  expect(await rows('SELECT customer_email AS email FROM orders WHERE document_id = ?', [id])).toEqual([
    { email },
  ]);
});
