import { BoardPage } from '../../pages/board-page';
import { PaymentPage } from '../../pages/payment-page';
import { StorePage } from '../../pages/store-page';
import { TrackingPage } from '../../pages/tracking-page';
import { expectAccessible } from '../../support/accessibility';
import { reais } from '../../support/money';
import { test } from '../../support/online-payment';
import { expect } from '../../support/test';
import { unique, uniquePhone } from '../../support/unique';

test.use({ role: 'attendant' });

test.beforeEach(({ restaurant }) => restaurant.takes(['CASH', 'PIX', 'ONLINE']));

test('an order paid online rings once it is paid, not while its customer is on the payment page or back from it', async ({
  page,
  phone,
  restaurant,
}) => {
  const { name } = await restaurant.newProduct({ priceCents: 6420 });
  const customerName = unique('Ana Lima');
  const board = new BoardPage(page);
  await board.open();
  const store = new StorePage(phone);
  await store.open();
  await store.add(name);
  const checkout = await store.checkOut();
  await checkout.takeOut();
  await checkout.isFor(customerName, uniquePhone());
  await checkout.payBy('On-line');
  await expect(checkout.place).toContainText(reais(6420));
  const first = await checkout.placedToPay();
  await expect(phone.getByText('BRL 64.20')).toBeVisible();
  const title = await first.heading.textContent();
  const firstAddress = phone.url();

  const waiting = board.awaitingPayment.getByRole('listitem').filter({ hasText: customerName });
  await expect(waiting).toContainText('The customer is on the payment page, or left it');
  await first.cancel.click();
  const tracking = await checkout.followed();
  const number = await tracking.number();
  expect(title).toBe(`${number} – ${restaurant.branch.name}`);
  await expect(tracking.headline).toHaveText('Aguardando seu pagamento');
  await expect(tracking.online).toContainText(reais(6420));
  await expectAccessible(phone);

  // There is one page, which the phone's own way back leaves as well.
  await tracking.payOnline();
  expect(phone.url()).toBe(firstAddress);
  await phone.goBack();
  const second = await tracking.payOnline();
  await expect(waiting).toBeVisible();
  await expect(waiting).not.toHaveAttribute('data-ringing');
  await expect(board.card(number)).toBeHidden();
  await second.pay.click();

  await expect(tracking.headline).toHaveText('Aguardando a confirmação da loja');
  await expect(tracking.online).toBeHidden();
  await expect(tracking.order).toContainText('On-line – pago');
  await expect(tracking.order).toContainText('o provedor de pagamento confirmou');
  await expect(board.cardIn('To accept', number)).toContainText('Confirmed by the provider');
  await expect(board.ring(number)).toBeVisible();
  await expect(waiting).toBeHidden();
  await expectAccessible(page);
  await board.take('Accept', number);
  await expect(board.ring(number)).toBeHidden();
  await expect(tracking.headline).toHaveText('Confirmado pela loja');

  // Who goes back to the payment page finds that it is over.
  await phone.goto(firstAddress);
  await expect(new PaymentPage(phone).heading).toHaveText(title ?? '');
  await expect(new PaymentPage(phone).pay).toBeHidden();
});

test(
  'a payment of which nothing is told is asked for as its customer comes back',
  { tag: '@proof' },
  async ({ phone, restaurant, stripe }) => {
    const { name } = await restaurant.newProduct({ priceCents: 2500 });
    const store = new StorePage(phone);
    await store.open();
    await store.add(name);
    const checkout = await store.checkOut();
    await checkout.takeOut();
    await checkout.isFor(unique('Ana Lima'), uniquePhone());
    await checkout.payBy('On-line');
    await expect(checkout.place).toContainText(reais(2500));
    const payment = await checkout.placedToPay();
    stripe.losesEvents(true);
    await payment.pay.click();
    await expect(new TrackingPage(phone).headline).toHaveText('Aguardando a confirmação da loja');
  },
);

test(
  'an order taken on the phone is paid by the link that its writer sends',
  { tag: '@proof' },
  async ({ page, phone, restaurant }) => {
    const product = await restaurant.newProduct({ priceCents: 3150 });
    const customerName = unique('Dona Rosa');
    const board = new BoardPage(page);
    await board.open();
    await page.getByRole('button', { name: 'New order' }).click();
    const drawer = page.getByRole('dialog', { name: /New order/ });
    await drawer.getByText('Pickup', { exact: true }).click();
    await drawer.getByRole('textbox', { name: 'Phone' }).fill(uniquePhone());
    await drawer.getByRole('textbox', { name: 'Name' }).fill(customerName);
    await drawer.getByRole('combobox', { name: 'Product' }).fill(product.name);
    await page.keyboard.press('Enter');
    await drawer.getByText('Online', { exact: true }).click();
    await drawer.getByRole('button', { name: /^Put on the board · R\$\s31,50/ }).click();
    await expect(drawer).toContainText('once it is paid, the order rings on the board');
    const link = await drawer.getByText(/^https?:\S+\/t\/\S+$/).textContent();
    await expectAccessible(page);
    await drawer.getByRole('button', { name: 'Close' }).last().click();
    const waiting = board.awaitingPayment.getByRole('listitem').filter({ hasText: customerName });
    await expect(waiting).toBeVisible();
    await expect(waiting).not.toHaveAttribute('data-ringing');

    await phone.goto(link ?? '');
    const tracking = new TrackingPage(phone);
    await expect(tracking.headline).toHaveText('Aguardando seu pagamento');
    const number = await tracking.number();
    const payment = await tracking.payOnline();
    await payment.pay.click();
    await expect(tracking.headline).toHaveText('Aguardando a confirmação da loja');
    await expect(board.cardIn('To accept', number)).toContainText('Confirmed by the provider');
    await expect(board.ring(number)).toBeVisible();
    await expect(waiting).toBeHidden();
  },
);

test.describe('the owner', () => {
  test.use({ role: 'owner', language: 'pt-BR' });

  test('gives back what was paid online through the provider, and each side sees how far it is', async ({
    page,
    phone,
    restaurant,
    customer,
    stripe,
  }) => {
    const product = await restaurant.newProduct({ priceCents: 4590 });
    const customerName = unique('Bia Rocha');
    const { number, token } = await customer.orders(product.id, {
      customer: { name: customerName, phone: uniquePhone() },
      payment: { method: 'ONLINE' },
    });
    const tracking = new TrackingPage(phone);
    await tracking.open(token);
    const payment = await tracking.payOnline();
    await payment.pay.click();
    await expect(tracking.headline).toHaveText('Aguardando a confirmação da loja');
    const { id } = await restaurant.does('accept', await restaurant.order(number));

    stripe.refundsAre('pending');
    await page.goto(`/dashboard/orders/details/${id}`);
    const main = page.getByRole('main');
    await expect(main).toContainText('Confirmado pelo provedor de pagamento');
    await main.getByRole('button', { name: `Mais opções do pedido ${number}` }).click();
    await page.getByRole('menuitem', { name: 'Devolver dinheiro' }).click();
    const back = page.getByRole('dialog', { name: new RegExp(customerName) });
    await expect(back).toContainText('O provedor de pagamento devolve sozinho');
    await back.getByRole('textbox', { name: 'Por quê' }).fill('Chegou frio');
    await expectAccessible(page);
    await back.getByRole('button', { name: 'Devolver dinheiro' }).click();

    const asked = () => stripe.refunds.filter(({ metadata }) => metadata.comanda_order === id);
    await expect.poll(asked).toMatchObject([{ amount: 4590, status: 'pending' }]);
    await expect(main).toContainText('Pedido ao provedor de pagamento');
    await expect(tracking.order).toContainText(`${reais(4590)} estão voltando para você`);
    await stripe.refundArrives(asked()[0]!);
    await expect(main).toContainText('A caminho do cliente');
    await expect(main.getByText(`${reais(4590)} devolvidos por ${restaurant.owner}`)).toHaveCount(1);
    await expect(tracking.order).toContainText(
      `A loja reembolsou ${reais(4590)} do mesmo jeito que você pagou`,
    );
    await expectAccessible(page);
    await expectAccessible(phone);
  });

  test(
    'offers online payment on a server that has the keys, and customers may choose it',
    { tag: '@proof' },
    async ({ page, phone, restaurant }) => {
      await restaurant.takes(['CASH', 'PIX']);
      const { name } = await restaurant.newProduct();
      await page.goto(`/dashboard/branches/edit/${restaurant.branch.id}?section=payments`);
      await page.getByRole('checkbox', { name: 'On-line' }).check();
      await expect(page.getByText('STRIPE_SECRET_KEY')).toBeHidden();
      await page.getByRole('button', { name: 'Salvar' }).click();
      await expect(page.getByText('A unidade foi salva')).toBeVisible();
      const store = new StorePage(phone);
      await store.open();
      await store.add(name);
      await store.checkOut();
      await expect(phone.getByRole('radio', { name: 'On-line' })).toBeEnabled();
    },
  );
});
