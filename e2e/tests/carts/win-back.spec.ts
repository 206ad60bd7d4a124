import type { CartDto } from '@contracts/carts';
import { CartsPage } from '../../pages/carts-page';
import { StorePage } from '../../pages/store-page';
import { choose } from '../../support/choose';
import { dataOf } from '../../support/answers';
import { shiftCartBack } from '../../support/shift-times';
import { NOBODY, PHONE } from '../../support/people';
import { expect, test } from '../../support/test';
import { unique, uniquePhone } from '../../support/unique';

test.use({ role: 'owner' });

const LEFT_AFTER_MIN = 21;
/** Longer than the menu waits before it tells of a cart. */
const LOOKED_AT_MS = 11_000;

test('somebody leaves outside the delivery area, is reminded, and orders by the link', async ({
  page,
  phone,
  browser,
  complaints,
  restaurant,
  mailbox,
  baseURL,
}) => {
  const dish = await restaurant.newProduct({ name: unique('Prato'), priceCents: 5000 });
  const name = unique('Ana Lima');
  const email = `${unique('ana').replace(/\W/g, '')}@example.test`;
  const store = new StorePage(phone);
  await phone.clock.install();
  await store.open();
  await store.add(dish.name);
  const checkout = await store.checkOut();
  await checkout.isFor(name, uniquePhone());
  await phone.getByLabel('E-mail').fill(email);
  await phone.getByLabel('Lembrar do meu pedido se eu não terminar').check();
  const far = { street: 'Rua Longe', number: '1', postalCode: '69000-000', state: 'AM' };
  await checkout.deliversNowhere({ ...far, district: 'Lugar Nenhum', city: 'Longe' });

  const carts = new CartsPage(page);
  const cart = async () => {
    const query = new URLSearchParams({ q: name });
    const [found] = await dataOf<CartDto[]>(await page.request.get(`/api/carts?${query}`));
    return found;
  };
  await expect.poll(cart).toMatchObject({ obstacle: 'OUT_OF_AREA', step: 'ADDRESS' });
  /** Somebody looks at the menu until it has told of the cart: whose it is and what stood in the way is known as before. */
  const looksAround = async (device: typeof phone) => {
    const told = device.waitForResponse((answer) => answer.request().method() === 'PUT');
    await device.clock.fastForward(LOOKED_AT_MS);
    expect(((await told).request().postDataJSON() as { step: string }).step).toBe('BROWSING');
    expect(await cart()).toMatchObject({
      ...{ step: 'ADDRESS', obstacle: 'OUT_OF_AREA', district: 'Lugar Nenhum' },
      ...{ consent: true, contact: { name, email } },
    });
  };
  await phone.goBack();
  await expect(store.cart).toBeVisible();
  await looksAround(phone);
  await phone.goto('about:blank');
  await shiftCartBack(baseURL ?? '', (await cart())?.id ?? '', LEFT_AFTER_MIN);
  await expect.poll(async () => (await cart())?.state, { timeout: 30_000 }).toBe('ABANDONED');

  await carts.open();
  await expect(carts.row(name)).toContainText('Outside the delivery area');
  const drawer = await carts.opens(name);
  await expect(drawer).toContainText(dish.name);
  await drawer.getByRole('button', { name: 'Send e-mail' }).click();
  await expect(drawer).toContainText('You reminded this customer already');

  const { text } = await mailbox.nextTo(email);
  const link = new URL(/https?:\S+\?cart=\w+/.exec(text)?.[0] ?? '');
  // Read on another device than the one that it was left on: it brings what was chosen, and not who they are.
  const elsewhere = await browser.newContext({ ...PHONE, storageState: NOBODY });
  complaints.listenTo(elsewhere);
  const other = await elsewhere.newPage();
  await other.clock.install();
  await other.goto(link.pathname + link.search);
  await expect(other.getByRole('button', { name: 'Ver sacola' })).toBeVisible();
  await looksAround(other);
  const again = await new StorePage(other).checkOut();
  await expect(other.getByRole('heading', { name: dish.name })).toBeVisible();
  await again.isFor(name, uniquePhone());
  await again.takeOut();
  await again.payBy('Dinheiro');
  await again.placed();
  await expect.poll(async () => (await cart())?.state).toBe('RECOVERED');
  await elsewhere.close();

  // The list begins with what can still be won back.
  await carts.open();
  await expect(carts.row(dish.name)).toHaveCount(0);
  await choose(page.getByRole('combobox', { name: 'State' }), 'State: all');
  await expect(carts.row(name)).toContainText('Won back');
  await page.reload();
  await expect(carts.row(name)).toContainText('Won back');
});

test('somebody who wants no more reminders on one device is not woken by the draft of another', async ({
  page,
  phone,
  browser,
  complaints,
  restaurant,
  mailbox,
  baseURL,
}) => {
  const dish = await restaurant.newProduct({ name: unique('Prato'), priceCents: 5000 });
  const name = unique('Bia Reis');
  const email = `${unique('bia').replace(/\W/g, '')}@example.test`;
  const store = new StorePage(phone);
  await store.open();
  await store.add(dish.name);
  const checkout = await store.checkOut();
  await checkout.isFor(name, uniquePhone());
  await phone.getByLabel('E-mail').fill(email.toUpperCase());
  const told = () =>
    phone.waitForResponse(
      (answer) =>
        /\/carts(\/|$)/.test(new URL(answer.url()).pathname) &&
        (answer.request().postData() ?? '').includes('consentAt'),
    );
  const first = told();
  await phone.getByLabel('Lembrar do meu pedido se eu não terminar').check();
  await first;
  const cart = async () => {
    const query = new URLSearchParams({ q: name });
    const [found] = await dataOf<CartDto[]>(await page.request.get(`/api/carts?${query}`));
    return found;
  };
  await expect.poll(cart).toMatchObject({ consent: true, contact: { email } });
  const id = (await cart())?.id ?? '';
  await phone.goto('about:blank');
  await shiftCartBack(baseURL ?? '', id, LEFT_AFTER_MIN);
  await expect.poll(async () => (await cart())?.state, { timeout: 30_000 }).toBe('ABANDONED');
  const carts = new CartsPage(page);
  await carts.open();
  const drawer = await carts.opens(name);
  await drawer.getByRole('button', { name: 'Send e-mail' }).click();
  await expect(drawer).toContainText('You reminded this customer already');

  const { text } = await mailbox.nextTo(email);
  const link = new URL(/https?:\S+\?stop=\w+/.exec(text)?.[0] ?? '');
  const elsewhere = await browser.newContext({ ...PHONE, storageState: NOBODY });
  complaints.listenTo(elsewhere);
  const other = await elsewhere.newPage();
  const stopped = other.waitForResponse((answer) => answer.url().endsWith('/forget'));
  await other.goto(link.pathname + link.search);
  expect((await stopped).status()).toBe(200);
  await elsewhere.close();

  await store.open();
  const again = told();
  await store.checkOut();
  await expect(phone.getByLabel('Lembrar do meu pedido se eu não terminar')).toBeChecked();
  expect((await again).status()).toBe(200);
  const here = await dataOf<CartDto>(await page.request.get(`/api/carts/${id}`));
  expect(here).toMatchObject({ consent: false, contact: { name: '', phone: null, email: null } });
});
