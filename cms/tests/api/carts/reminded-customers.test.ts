import { beforeAll, describe, expect, it } from 'vitest';
import type { CartFiguresDto } from '../../../src/contracts/carts';
import { anonymous, newBusiness, type TestBusiness } from '../support/business';
import { abandonedCart, advanceCartsBy, cartOf, withConsent } from '../support/carts';
import { refusal } from '../support/client';
import { change, countOf } from '../support/database';
import { DAY_MS } from '../support/instants';
import { newProduct } from '../support/menu';
import { newOrder, newPhone } from '../support/ordering';
import { minutesToDay, newEmail, remind, remindersOf, setReminders } from '../support/reminders';

const EVER = 'from=2020-01-01&to=2120-01-01';

/** One whose branch reminds by itself. */
let business: TestBusiness;

beforeAll(async () => {
  business = await newBusiness();
  await setReminders(business, { remind: true, remindAfterMin: 10 });
});

const left = (contact: object, at = business) => abandonedCart(at, { contact: withConsent(contact) });
const open = async ({ owner, branch }: TestBusiness) =>
  (await owner.get<CartFiguresDto>(`/api/carts/figures?branchId=${branch.id}&${EVER}`)).body.data.open.count;
const ordersAs = async (customer: object, at = business) =>
  newOrder(at, await newProduct(at), { customer: { name: 'Ana Lima', ...customer } });

describe('somebody who left a cart and ordered without it', () => {
  it('is not reminded by hand, whether they are known by their phone or their address', async () => {
    const own = await newBusiness();
    const [phone, email] = [newPhone(), newEmail()];
    const [byPhone, byEmail] = [await left({ phone }, own), await left({ email }, own)];
    expect(await open(own)).toBe(2);
    await ordersAs({ phone }, own);
    await ordersAs({ phone: newPhone(), email: email.toUpperCase() }, own);
    const refused = { remind: { EMAIL: 'CART_ORDERED', WHATSAPP: 'CART_ORDERED' } };
    for (const { id } of [byPhone, byEmail]) {
      expect(await cartOf(own.owner, id)).toMatchObject({ state: 'ABANDONED', ...refused });
      expect(refusal(await remind(own, id, 'WHATSAPP'))).toEqual([409, 'CART_ORDERED']);
    }
    expect(await open(own)).toBe(0);
  });

  it('is not reminded by itself: the cart is given up', async () => {
    const [phone, email] = [newPhone(), newEmail()];
    const cart = await left({ phone, email });
    await ordersAs({ phone });
    await advanceCartsBy(minutesToDay());
    expect(await remindersOf(cart.id)).toBe(0);
    expect(await cartOf(business.owner, cart.id)).toMatchObject({ state: 'EXPIRED', consent: false });
  });

  it('is reminded where the order came to nothing, was there before, or is of another business', async () => {
    const [phone, email, own] = [newPhone(), newEmail(), await newBusiness()];
    const called = { phone, email };
    await ordersAs(called);
    const cart = await left(called);
    await ordersAs(called, own);
    const { token } = await ordersAs(called);
    expect(refusal(await remind(business, cart.id))).toEqual([409, 'CART_ORDERED']);
    expect((await anonymous.post(`/api/store/orders/${token}/cancel`, {})).status).toBe(200);
    expect((await remind(business, cart.id)).status).toBe(200);
  });
});

describe('somebody who left several carts', () => {
  it('is reminded by hand once in a week, of one of them', async () => {
    const email = newEmail();
    const [one, other] = [await left({ email }), await left({ email: email.toUpperCase() })];
    const [first, second] = await Promise.all([remind(business, one.id), remind(business, other.id)]);
    expect([first.status, second.status].sort()).toEqual([200, 409]);
    const later = first.status === 200 ? other : one;
    expect(refusal(await remind(business, later.id))).toEqual([409, 'CART_ALREADY_REMINDED']);
    expect((await cartOf(business.owner, later.id)).remind.EMAIL).toBe('CART_ALREADY_REMINDED');
    expect((await remindersOf(one.id)) + (await remindersOf(other.id))).toBe(1);
    const eightDaysBack = 'UPDATE cart_contact_events SET at = at - ? WHERE business_id = ?';
    await change(eightDaysBack, [8 * DAY_MS, business.id]);
    expect((await remind(business, later.id)).status).toBe(200);
  });

  it('is reminded by itself once in a week, and the other cart is not asked for again', async () => {
    const [email, phone] = [newEmail(), newPhone()];
    const carts = [
      await left({ email, phone }),
      await left({ email }),
      await left({ email: newEmail(), phone }),
    ];
    await Promise.all(Array.from({ length: 4 }, () => advanceCartsBy(minutesToDay())));
    await advanceCartsBy(minutesToDay() + 30);
    const mails = await Promise.all(carts.map(({ id }) => remindersOf(id)));
    expect(mails.reduce((sum, count) => sum + count, 0)).toBe(1);
    const seen = await Promise.all(carts.map(({ id }) => cartOf(business.owner, id)));
    expect(seen.map(({ state, autoRemindedAt }) => [state, autoRemindedAt !== null])).toEqual([
      ['REMINDED', true],
      ['ABANDONED', false],
      ['ABANDONED', false],
    ]);
    expect(seen.map(({ remind: { EMAIL } }) => EMAIL)).toEqual([null, null, null]);
    const ids = carts.map(({ id }) => id);
    expect(await countOf('carts', 'passed_over_at IS NOT NULL AND document_id IN (?, ?, ?)', ids)).toBe(2);
    // By hand it is once more.
    expect((await remind(business, carts[0]?.id ?? '')).status).toBe(200);
    expect(refusal(await remind(business, carts[1]?.id ?? ''))).toEqual([409, 'CART_ALREADY_REMINDED']);
  });

  it('is another customer at another business', async () => {
    const [email, own] = [newEmail(), await newBusiness()];
    const [here, there] = [await left({ email }), await left({ email }, own)];
    expect((await remind(business, here.id)).status).toBe(200);
    expect((await remind(own, there.id)).status).toBe(200);
  });
});

it('that somebody was reminded is forgotten after a week, by a name that nobody can read', async () => {
  const own = await newBusiness();
  const email = newEmail();
  const cart = await left({ email }, own);
  expect((await remind(own, cart.id)).status).toBe(200);
  const kept = () => countOf('cart_contact_events', 'business_id = ?', [own.id]);
  expect(await kept()).toBe(1);
  expect(await countOf('cart_contact_events', 'contact LIKE ?', [`%${email.split('@')[0] ?? ''}%`])).toBe(0);
  await advanceCartsBy(8 * 24 * 60);
  expect(await kept()).toBe(0);
});
