import type { Page } from '@playwright/test';
import type { CartDto } from '@contracts/carts';
import type { ProductDto } from '@contracts/menu';
import { CartsPage } from '../../pages/carts-page';
import { StorePage } from '../../pages/store-page';
import { choose } from '../../support/choose';
import { dataOf } from '../../support/answers';
import { shiftCartBack } from '../../support/shift-times';
import type { Mailbox } from '../../support/mailbox';
import type { Restaurant } from '../../support/restaurant';
import { expect, test } from '../../support/test';
import { unique, uniquePhone } from '../../support/unique';

test.use({ role: 'owner' });

const LEFT_AFTER_MIN = 21;
/** Longer than the menu waits before it tells of a cart. */
const LOOKED_AT_MS = 11_000;
const REMIND_ME = 'Lembrar do meu pedido se eu não terminar';

/** Somebody with a dish in their cart, who says who they are. */
async function atCheckout(phone: Page, restaurant: Restaurant) {
  const dish = await restaurant.newProduct({ name: unique('Prato'), priceCents: 5000 });
  const name = unique('Ana Lima');
  const email = `${unique('ana').replace(/\W/g, '')}@example.test`;
  const store = new StorePage(phone);
  await store.open();
  await store.add(dish.name);
  const checkout = await store.checkOut();
  await checkout.isFor(name, uniquePhone());
  await phone.getByLabel('E-mail').fill(email.toUpperCase());
  return { dish, name, email, store, checkout };
}

/** What the restaurant knows of the cart of a name. */
async function cartOf(page: Page, name: string): Promise<CartDto | undefined> {
  const [found] = await dataOf<CartDto[]>(
    await page.request.get(`/api/carts?${new URLSearchParams({ q: name })}`),
  );
  return found;
}

/** Closes the page for so long that the cart counts as left. */
async function leaves(phone: Page, page: Page, { name, baseURL = '' }: { name: string; baseURL?: string }) {
  await phone.goto('about:blank');
  await shiftCartBack(baseURL, (await cartOf(page, name))?.id ?? '', LEFT_AFTER_MIN);
  await expect.poll(async () => (await cartOf(page, name))?.state, { timeout: 30_000 }).toBe('ABANDONED');
}

/** Sends the reminder by hand, and answers the address in it that asks for something. */
async function reminded(
  carts: CartsPage,
  mailbox: Mailbox,
  { name, email, dish }: { name: string; email: string; dish: ProductDto },
  what: 'cart' | 'stop',
) {
  const drawer = await carts.opens(name);
  await expect(drawer).toContainText(dish.name);
  await drawer.getByRole('button', { name: 'Send e-mail' }).click();
  await expect(drawer).toContainText('You reminded this customer already');
  const { text } = await mailbox.nextTo(email);
  const { pathname, search } = new URL(new RegExp(String.raw`https?:\S+\?${what}=\w+`).exec(text)?.[0] ?? '');
  return pathname + search;
}

test('somebody leaves outside the delivery area, is reminded, and orders by the link', async ({
  page,
  phone,
  otherPhone,
  restaurant,
  mailbox,
  baseURL,
}) => {
  await phone.clock.install();
  const { dish, name, email, store, checkout } = await atCheckout(phone, restaurant);
  await phone.getByLabel(REMIND_ME).check();
  const far = { street: 'Rua Longe', number: '1', postalCode: '69000-000', state: 'AM' };
  await checkout.deliversNowhere({ ...far, district: 'Lugar Nenhum', city: 'Longe' });

  const carts = new CartsPage(page);
  const cart = () => cartOf(page, name);
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
  await leaves(phone, page, { name, baseURL });

  await carts.open();
  await expect(carts.row(name)).toContainText('Outside the delivery area');
  const link = await reminded(carts, mailbox, { name, email, dish }, 'cart');
  // Read on another device than the one that it was left on: it brings what was chosen, and not who they are.
  await otherPhone.clock.install();
  await otherPhone.goto(link);
  await expect(otherPhone.getByRole('button', { name: 'Ver sacola' })).toBeVisible();
  await looksAround(otherPhone);
  const again = await new StorePage(otherPhone).checkOut();
  await expect(otherPhone.getByRole('heading', { name: dish.name })).toBeVisible();
  await again.isFor(name, uniquePhone());
  await again.takeOut();
  await again.payBy('Dinheiro');
  await again.placed();
  await expect.poll(async () => (await cart())?.state).toBe('RECOVERED');

  // The list begins with what can still be won back.
  await carts.open();
  await expect(carts.row(dish.name)).toHaveCount(0);
  await choose(page.getByRole('combobox', { name: 'State' }), 'State: all');
  await expect(carts.row(name)).toContainText('Won back');
  await page.reload();
  await expect(carts.row(name)).toContainText('Won back');
});

test(
  'somebody who wants no more reminders on one device is not woken by the draft of another',
  { tag: '@proof' },
  async ({ page, phone, otherPhone, restaurant, mailbox, baseURL }) => {
    const { dish, name, email, store } = await atCheckout(phone, restaurant);
    const told = () =>
      phone.waitForResponse(
        (answer) =>
          /\/carts(\/|$)/.test(new URL(answer.url()).pathname) &&
          (answer.request().postData() ?? '').includes('"consent":true'),
      );
    const first = told();
    await phone.getByLabel(REMIND_ME).check();
    await first;
    await expect.poll(() => cartOf(page, name)).toMatchObject({ consent: true, contact: { email } });
    const id = (await cartOf(page, name))?.id ?? '';
    await leaves(phone, page, { name, baseURL });
    const carts = new CartsPage(page);
    await carts.open();
    const link = await reminded(carts, mailbox, { name, email, dish }, 'stop');
    const stopped = otherPhone.waitForResponse((answer) => answer.url().endsWith('/forget'));
    await otherPhone.goto(link);
    expect((await stopped).status()).toBe(200);

    await store.open();
    const again = told();
    await store.checkOut();
    await expect(phone.getByLabel(REMIND_ME)).toBeChecked();
    expect((await again).status()).toBe(200);
    const here = await dataOf<CartDto>(await page.request.get(`/api/carts/${id}`));
    expect(here).toMatchObject({ consent: false, contact: { name: '', phone: null, email: null } });
  },
);
