import { beforeAll, describe, expect, it } from 'vitest';
import { anonymous, newBusiness, type TestBusiness } from '../support/business';
import { abandonedCart, advanceCartsBy, cartBody, cartOf, newCart, withConsent } from '../support/carts';
import { refusal } from '../support/client';
import { change, rows } from '../support/database';
import { MINUTE_MS, later } from '../support/instants';
import { newProduct } from '../support/menu';
import { newOrder, newPhone } from '../support/ordering';
import { mailedCart, newEmail, remind } from '../support/reminders';

let business: TestBusiness;

beforeAll(async () => {
  business = await newBusiness();
});

const send = async (token: string, action: 'forget' | 'resume') =>
  anonymous.post(`/api/store/carts/${token}/${action}`, {});
const stop = async (token: string) => {
  const answer = await send(token, 'forget');
  expect(answer.status, answer.text).toBe(200);
};
const tell = async (cart: { token: string; productId: string }, contact: object) => {
  const body = cartBody(cart.productId, { contact: withConsent(contact) });
  expect((await anonymous.send('PUT', `/api/store/carts/${cart.token}`, body)).status).toBe(200);
};
const consentOf = async ({ id }: { id: string }) => (await cartOf(business.owner, id)).consent;
const consents = async (contact: object) =>
  consentOf(await newCart(business, { contact: withConsent(contact) }));

describe('a consent that was taken back', () => {
  it('is not given again by anybody who names the address or the phone, in a new cart as little as in the old one', async () => {
    const [email, phone] = [newEmail(), newPhone()];
    const cart = await mailedCart(business, email, phone);
    expect(await consentOf(cart)).toBe(true);
    await stop(cart.link);
    expect(await consentOf(cart)).toBe(false);
    // However it is spelt, and by either of what the customer is known by.
    for (const again of [
      { email, phone },
      { email: email.toUpperCase() },
      { email: newEmail(), phone },
      { email },
      { phone },
    ]) {
      await tell(cart, again);
      expect(await consentOf(cart), JSON.stringify(again)).toBe(false);
      expect(await consents(again), JSON.stringify(again)).toBe(false);
    }
    const [row] = await rows<{ email: string | null; name: string | null }>(
      'SELECT contact_email AS email, contact_name AS name FROM carts WHERE document_id = ?',
      [cart.id],
    );
    expect(row).toEqual({ email: null, name: null });
  });

  it('has the instant of the server: a page may not name one', async () => {
    const contact = withConsent({ email: newEmail(), consentAt: later(MINUTE_MS).toISOString() });
    const { id: productId } = await newProduct(business);
    const path = `/api/store/${business.branch.slug}/carts`;
    const answer = await anonymous.post(path, cartBody(productId, { contact }));
    expect(refusal(answer)).toEqual([400, 'UNKNOWN_FIELD']);
  });

  it('is given again by the link that was mailed to the address, and by nothing else', async () => {
    const email = newEmail();
    const cart = await mailedCart(business, email);
    await stop(cart.link);
    const [recoveryToken = '', contact = ''] = cart.link.split('.');
    for (const forged of [cart.token, recoveryToken, `${recoveryToken}.${contact}`, `${cart.link}0`])
      expect(refusal(await send(forged, 'resume')), forged).toEqual([404, 'NOT_FOUND']);
    expect(await consents({ email })).toBe(false);

    expect((await send(cart.link, 'resume')).status).toBe(200);
    expect(await consents({ email })).toBe(true);
    await stop(cart.link);
    expect(await consents({ email })).toBe(false);
  });

  it('is given again for the address that the link was mailed to, whatever address the cart is given later', async () => {
    const [own, theirs] = [newEmail(), newEmail()];
    const victim = await mailedCart(business, theirs);
    await stop(victim.link);
    const cart = await mailedCart(business, own);
    await tell(cart, { email: theirs });
    expect((await send(cart.link, 'resume')).status).toBe(200);
    expect(await consents({ email: theirs })).toBe(false);
  });

  it('of a phone is not given again by the link that was mailed to an address beside it', async () => {
    const [email, phone] = [newEmail(), newPhone()];
    const cart = await mailedCart(business, email, phone);
    await stop(cart.link);
    expect((await send(cart.link, 'resume')).status).toBe(200);
    expect(await consents({ phone })).toBe(false);
    const again = await newCart(business, { contact: withConsent({ email, phone }) });
    expect((await cartOf(business.owner, again.id)).contact).toMatchObject({ email, phone: null });
  });

  it('stops also by a link of a cart that has forgotten whose it is', async () => {
    const email = newEmail();
    const cart = await mailedCart(business, email);
    await change('UPDATE carts SET contact_email = NULL, consent_at = NULL WHERE document_id = ?', [cart.id]);
    await stop(cart.link);
    expect(await consents({ email })).toBe(false);
  });

  it.each(Array.from({ length: 20 }, (_, round) => round))(
    'reminds nobody of a cart that is kept at the same time (round %i)',
    async () => {
      const [email, phone] = [newEmail(), newPhone()];
      const cart = await mailedCart(business, email);
      const [, ...begun] = await Promise.all([
        stop(cart.link),
        newCart(business, { contact: withConsent({ email, phone }) }),
        newCart(business, { contact: withConsent({ email }) }),
      ]);
      await advanceCartsBy(21);
      for (const { id } of begun)
        expect(refusal(await remind(business, id))).toEqual([409, 'CART_NO_CONSENT']);
    },
  );

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
    await tell(cart, { email });
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
