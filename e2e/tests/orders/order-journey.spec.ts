import { BoardPage } from '../../pages/board-page';
import { HomePage } from '../../pages/home-page';
import { KitchenPage } from '../../pages/kitchen-page';
import { StorePage } from '../../pages/store-page';
import { counted, reais } from '../../support/money';
import { expect, test } from '../../support/test';
import { unique, uniquePhone } from '../../support/unique';

test.use({ role: 'attendant' });

test("an order goes from a customer's phone to the kitchen, to the door and into the figures", async ({
  page,
  phone,
  screenOf,
  restaurant,
  customer,
}) => {
  const sizes = await restaurant.newVariations(unique('Tamanho'), { Média: 4200, Grande: 5400 });
  const edges = await restaurant.newExtras(
    unique('Borda'),
    { min: 1, max: 1 },
    { Simples: 0, Catupiry: 600 },
  );
  const pizza = await restaurant.newProduct({
    name: unique('Pizza'),
    variationGroupId: sizes.id,
    extraGroupIds: [edges.id],
  });
  const [district] = (await customer.store()).districts;
  if (!district || district.feeCents === null) throw new Error('The branch has no district of one fee');
  const totalCents = 2 * (5400 + 600) + district.feeCents;
  const name = unique('Ana Lima');

  // What would be left unanswered and expire meanwhile would move the figures too.
  await restaurant.answersEverything();
  const before = (await restaurant.home()).today;
  const home = new HomePage(await screenOf('owner'));
  await home.open();
  await expect(home.figure('Orders')).toHaveText(counted(before.orders));

  const board = new BoardPage(page);
  await board.open();
  const kitchen = new KitchenPage(await screenOf('kitchen'));
  await kitchen.open();

  // The customer.
  const store = new StorePage(phone);
  await store.open();
  const sheet = await store.choose(pizza.name);
  await sheet.group(sizes.name).getByRole('radio', { name: 'Grande' }).check();
  await sheet.group(edges.name).getByRole('radio', { name: 'Catupiry' }).check();
  await sheet.dialog.getByRole('button', { name: `Aumentar ${pizza.name}` }).click();
  await sheet.note('Bem assada');
  await sheet.add();
  const checkout = await store.checkOut();
  await checkout.deliverTo({
    district: district.name,
    street: 'Rua das Acácias',
    number: '120',
    postalCode: '01310-100',
    state: 'SP',
  });
  await checkout.isFor(name, uniquePhone());
  await checkout.payBy('Dinheiro');
  await checkout.needsChangeFor('200,00');
  await expect(checkout.place).toContainText(reais(totalCents));
  const tracking = await checkout.placed();
  const number = await tracking.number();
  await expect(tracking.headline).toHaveText('Aguardando a confirmação da loja');
  await expect(tracking.order).toContainText(`troco para ${reais(20_000)}`);

  // The counter.
  await expect(board.cardIn('To accept', number)).toBeVisible();
  await expect(board.ring(number)).toBeVisible();
  await expect(board.card(number)).toContainText(name);
  await expect(board.card(number)).toContainText(district.name);
  await expect(kitchen.ticket(number)).toBeHidden();
  await board.take('Accept', number);
  await expect(board.cardIn('In preparation', number)).toBeVisible();
  await expect(board.ring(number)).toBeHidden();
  await expect(tracking.headline).toHaveText('Confirmado pela loja');

  // The kitchen.
  const ticket = kitchen.ticket(number);
  await expect(ticket).toContainText(`2×${pizza.name} Grande`);
  await expect(ticket).toContainText('Catupiry');
  await expect(ticket).toContainText('Bem assada');
  await expect(ticket).not.toContainText(/R\$|\d[.,]\d{2}/);
  await kitchen.start(number);
  await expect(tracking.headline).toHaveText('Em preparo');
  await kitchen.bump(number);
  await expect(ticket).toBeHidden();
  await expect(board.cardIn('Ready', number)).toBeVisible();
  await expect(tracking.headline).toHaveText('Pronto, aguardando o entregador');

  // The way to the customer.
  await board.take('Send out', number);
  await board.page.getByRole('button', { name: 'Send out without a courier' }).click();
  await expect(board.cardIn('Out for delivery', number)).toBeVisible();
  await expect(tracking.headline).toHaveText('A caminho');
  await board.take('Delivered', number);
  await board.unfold('Delivered today');
  await expect(board.cardIn('Delivered today', number)).toBeVisible();
  await expect(tracking.headline).toHaveText('Entregue. Bom apetite!');

  // The figures: this order and nothing else.
  const after = (await restaurant.home()).today;
  expect(after.orders - before.orders).toBe(1);
  expect(after.salesCents - before.salesCents).toBe(totalCents);
  await expect(home.figure('Orders')).toHaveText(counted(after.orders));
  await expect(home.figure('Sales')).toContainText(reais(after.salesCents));
});
