import { StorePage } from '../../pages/store-page';
import { SLUG } from '../../support/people';
import { expect, test } from '../../support/test';
import { unique } from '../../support/unique';

test.use({ expectedComplaints: /net::ERR_|fetching the script/ });

test('a store kept as an app shows the menu of before without a network, orders nothing of it, and goes on with it', async ({
  phone,
  line,
  restaurant,
}) => {
  const name = unique('Esfiha');
  await restaurant.newProduct({ name, priceCents: 900 });
  // No browser under test can be told that a page was installed.
  await phone.addInitScript(() => {
    const ask = window.matchMedia.bind(window);
    window.matchMedia = (query) =>
      query === '(display-mode: standalone)' ? ask('(min-width: 0)') : ask(query);
  });
  const store = new StorePage(phone);
  const address = `${line.origin}/m/${SLUG}`;
  await phone.goto(address);
  await store.add(name);
  const isKept = () => phone.evaluate(async (path) => Boolean(await caches.match(path)), `/m/${SLUG}/`);
  await expect.poll(isKept, { timeout: 30_000 }).toBe(true);

  await line.cut(phone.context());
  await phone.reload();
  await expect(phone.getByText(/Este é o cardápio de .*\d\d:\d\d/).first()).toBeVisible();
  await expect(store.product(name)).toBeVisible();

  await line.mend(phone.context());
  await expect(phone.getByText('Este é o cardápio de')).toHaveCount(0);
  await expect(store.product(name)).toBeVisible();
});
