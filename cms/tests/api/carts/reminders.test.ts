import { beforeAll, describe, expect, it } from 'vitest';
import { localTime, minutesOf } from '../../../src/domain/time';
import { anonymous, newBusiness, type TestBusiness } from '../support/business';
import { withConsent, cartBody, cartOf, advanceCartsBy, abandonedCart } from '../support/carts';
import { refusal } from '../support/client';
import { countOf, rows } from '../support/database';
import { mailsTo, mailTo } from '../support/mailbox';
import { newProduct } from '../support/menu';
import { orderBody, place } from '../support/ordering';
import { fromServer } from '../support/server';
import { TIME_ZONE } from '../support/time-zone';
import { minutesToDay, newEmail, nightAfter, remind, remindersOf, setReminders } from '../support/reminders';

let business: TestBusiness;

beforeAll(async () => {
  business = await newBusiness();
});

describe('somebody who left a cart', () => {
  it('is written to by itself once, where the branch wants it and as late as it wants', async () => {
    const own = await newBusiness();
    const email = newEmail();
    const meat = await newProduct(own, { name: 'Picanha', unit: 'KG' });
    const items = [{ productId: meat.id, quantity: 2, extras: [] }];
    const cart = await abandonedCart(own, { items, contact: withConsent({ email }) });
    const day = minutesToDay();
    await advanceCartsBy(day);
    expect(await remindersOf(cart.id)).toBe(0);
    await setReminders(own, { remind: true, remindAfterMin: 1440 });
    await advanceCartsBy(day);
    expect(await remindersOf(cart.id)).toBe(0);
    await setReminders(own, { remind: true, remindAfterMin: 10 });
    await Promise.all(Array.from({ length: 4 }, () => advanceCartsBy(day)));
    await advanceCartsBy(day + 30);
    expect(await remindersOf(cart.id)).toBe(1);
    expect(await cartOf(own.owner, cart.id)).toMatchObject({ state: 'REMINDED', handRemindedAt: null });
    const { text } = await mailTo(email);
    expect(text).toContain('2\u00a0kg Picanha');
    expect(text).toContain(`/m/${own.branch.slug}?cart=${cart.link}`);
    expect(text).toContain(`/m/${own.branch.slug}?stop=${cart.link}`);
    expect((await remind(own, cart.id)).status).toBe(200);
    expect(await remindersOf(cart.id)).toBe(2);
    expect(refusal(await remind(own, cart.id))).toEqual([409, 'CART_ALREADY_REMINDED']);
  });

  it('is not written to, however late the mail goes out, once they ordered in another way', async () => {
    const email = newEmail();
    const cart = await abandonedCart(business, { contact: withConsent({ email }) });
    expect((await remind(business, cart.id)).status).toBe(200);
    await mailsTo(email);
    const { sendCartReminder } = fromServer('./api/carts/use-cases/send-cart-reminder') as {
      sendCartReminder: (cart: { cartId: string }, jobId: string) => Promise<void>;
    };
    await sendCartReminder({ cartId: cart.id }, `${cart.id}-again`);
    expect(await mailsTo(email, 2)).toHaveLength(2);
    const product = await newProduct(business);
    const customer = { name: 'Ana Lima', phone: '+5511987654321', email };
    expect((await place(business, orderBody(product.id, product.priceCents, { customer }))).status).toBe(201);
    await sendCartReminder({ cartId: cart.id }, `${cart.id}-late`);
    const subjects = (await mailsTo(email, 2)).filter(({ text }) => text?.includes(`?cart=${cart.link}`));
    expect(subjects).toHaveLength(2);
  });

  it('is not written to by itself at night, however late the mail goes out, but in the morning', async () => {
    const own = await newBusiness();
    const email = newEmail();
    const cart = await abandonedCart(own, { contact: withConsent({ email }) });
    await setReminders(own, { remind: true, remindAfterMin: 10 });
    await advanceCartsBy(minutesToDay());
    await mailTo(email);
    const { autoRemindedAt } = await cartOf(own.owner, cart.id);
    const { sendCartReminder } = fromServer('./api/carts/use-cases/send-cart-reminder') as {
      sendCartReminder: (mail: { cartId: string; dueAt: string }, jobId: string, now: Date) => Promise<void>;
    };
    const mail = { cartId: cart.id, dueAt: autoRemindedAt ?? '' };
    const night = nightAfter(mail.dueAt);
    await sendCartReminder(mail, 'held', night);
    const [job] = await rows<{ queued_at: number; run_at: number }>(
      'SELECT queued_at, run_at FROM outbox WHERE dedupe_key = ?',
      [`cart.reminder-mail:${cart.id}:held`],
    );
    const morning = new Date(night.getTime() + job!.run_at - job!.queued_at);
    expect(localTime(morning, TIME_ZONE).minutes).toBe(minutesOf('09:00'));
    expect(await mailsTo(email)).toHaveLength(1);
    await sendCartReminder(mail, 'morning', morning);
    expect(await mailsTo(email, 2)).toHaveLength(2);
  });

  it('is reminded by hand once, however many press at once', async () => {
    const cart = await abandonedCart(business, { contact: withConsent({ email: newEmail() }) });
    const { version } = await cartOf(business.owner, cart.id);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => remind(business, cart.id, 'EMAIL', version)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(7);
    expect(await remindersOf(cart.id)).toBe(1);
    expect(await countOf('audit_entries', "entity_id = ? AND action = 'remind'", [cart.id])).toBe(1);
  });

  it('is written to on WhatsApp by who may see phones, with the words ready', async () => {
    const cart = await abandonedCart(business, { contact: withConsent({ phone: '11987654321' }) });
    const attendant = await business.person('attendant');
    const { version } = await cartOf(attendant, cart.id);
    const masked = await attendant.post(`/api/carts/${cart.id}/remind`, { version, way: 'WHATSAPP' });
    expect(refusal(masked)).toEqual([403, 'FORBIDDEN']);
    const answer = await remind(business, cart.id, 'WHATSAPP');
    expect(answer.body.data.whatsappUrl).toContain('https://wa.me/5511987654321?text=');
    const words = decodeURIComponent(answer.body.data.whatsappUrl ?? '');
    expect(words).toContain(`?cart=${cart.link}`);
    expect(words).toContain(`?stop=${cart.link}`);
    expect(await remindersOf(cart.id)).toBe(0);
  });

  it('is not reminded without consent, before they left, or once they ordered', async () => {
    const product = await newProduct(business);
    const silent = await abandonedCart(business, cartBody(product.id));
    expect(refusal(await remind(business, silent.id))).toEqual([409, 'CART_NO_CONSENT']);
    const cart = await abandonedCart(
      business,
      cartBody(product.id, { contact: withConsent({ email: newEmail() }) }),
    );
    expect(
      (await place(business, orderBody(product.id, product.priceCents, { cart: cart.token }))).status,
    ).toBe(201);
    expect(refusal(await remind(business, cart.id))).toEqual([409, 'CART_NOT_LEFT']);
    expect(await remindersOf(cart.id)).toBe(0);
  });

  it('orders and is reminded at the same time: the order stands, and at most one mail is left', async () => {
    const product = await newProduct(business);
    const cart = await abandonedCart(
      business,
      cartBody(product.id, { contact: withConsent({ email: newEmail() }) }),
    );
    const { version } = await cartOf(business.owner, cart.id);
    const [order, reminded] = await Promise.all([
      place(business, orderBody(product.id, product.priceCents, { cart: cart.token })),
      remind(business, cart.id, 'EMAIL', version),
    ]);
    expect(order.status).toBe(201);
    expect([200, 409]).toContain(reminded.status);
    expect((await cartOf(business.owner, cart.id)).state).toBe('RECOVERED');
    expect(await remindersOf(cart.id)).toBe(reminded.status === 200 ? 1 : 0);
  });

  it('gets no more by the link in the mail, for none of their carts at this business', async () => {
    const email = newEmail();
    const phone = '+5511912345678';
    const [one, other, third] = [
      await abandonedCart(business, { contact: withConsent({ email, phone }) }),
      await abandonedCart(business, { contact: withConsent({ email }) }),
      await abandonedCart(business, { contact: withConsent({ phone, email: newEmail() }) }),
    ];
    const answer = await anonymous.post<{ message: string }>(`/api/store/carts/${one.link}/forget`, {});
    expect(answer.body.data.message).not.toBe('');
    for (const { id } of [one, other, third]) {
      expect((await cartOf(business.owner, id)).consent).toBe(false);
      expect(refusal(await remind(business, id))).toEqual([409, 'CART_NO_CONSENT']);
    }
  });
});
