import { BoardPage } from '../../pages/board-page';
import { StorePage } from '../../pages/store-page';
import { expectAccessible } from '../../support/accessibility';
import { reais } from '../../support/money';
import { scan } from '../../support/qr-code';
import { expect, test } from '../../support/test';
import { unique, uniquePhone } from '../../support/unique';

test.use({ role: 'attendant' });

test('an order paid by Pix goes to the board once its payment is confirmed', async ({
  page,
  phone,
  restaurant,
}) => {
  const { name } = await restaurant.newProduct({ priceCents: 7350 });
  const customerName = unique('Ana Lima');
  const store = new StorePage(phone);
  await store.open();
  await store.add(name);
  const checkout = await store.checkOut();
  await checkout.takeOut();
  await checkout.isFor(customerName, uniquePhone());
  await expect(checkout.place).toContainText(reais(7350));
  // Another way to pay is another question to the store; who has seen the same total need not wait for its answer.
  await checkout.payBy('Pix');
  const tracking = await checkout.placed();
  const number = await tracking.number();
  await expect(tracking.headline).toHaveText('Aguardando seu pagamento');

  const code = await tracking.pix.getByLabel('Código Pix').inputValue();
  expect(code).toContain('br.gov.bcb.pix');
  // The amount has the tag 54, its length and its digits (EMV QR Code, merchant-presented mode).
  expect(code).toContain('540573.50');
  expect(await scan(tracking.pix.getByRole('img', { name: 'QR Code do pagamento Pix' }))).toBe(code);

  await tracking.pix.getByRole('button', { name: 'Já paguei' }).click();
  await expect(tracking.headline).toHaveText('A loja está conferindo seu pagamento');
  await expect(tracking.pix).toContainText('A loja sabe que você pagou');

  const board = new BoardPage(page);
  await board.open();
  await expect(board.awaitingPayment).toContainText(customerName);
  await expect(board.awaitingPayment).toContainText('Says paid');
  await expect(board.card(number)).toBeHidden();
  await board.take('Confirm payment', number);
  const question = page.getByRole('dialog', { name: `Has the payment for ${number} arrived?` });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Confirm payment' }).click();

  await expect(board.cardIn('To accept', number)).toContainText('Paid');
  await expect(tracking.headline).toHaveText('Aguardando a confirmação da loja');
  await expect(tracking.pix).toBeHidden();
});

test.describe('the owner', () => {
  test.use({ role: 'owner' });

  test(
    'gives back what was paid for an order that is rejected, and the customer sees it',
    { tag: '@proof' },
    async ({ page, phone, restaurant }) => {
      const { name } = await restaurant.newProduct({ priceCents: 5980 });
      const store = new StorePage(phone);
      await store.open();
      await store.add(name);
      const checkout = await store.checkOut();
      await checkout.takeOut();
      await checkout.isFor(unique('Bia Rocha'), uniquePhone());
      await expect(checkout.place).toContainText(reais(5980));
      await checkout.payBy('Pix');
      const tracking = await checkout.placed();
      const number = await tracking.number();

      const board = new BoardPage(page);
      await board.open();
      await board.take('Confirm payment', number);
      await page.getByRole('dialog').getByRole('button', { name: 'Confirm payment' }).click();
      await board.choose('Reject', number);
      const why = page.getByRole('dialog', { name: `Reject order ${number}` });
      await why.getByRole('radio', { name: 'Too many orders right now' }).check();
      await why.getByRole('button', { name: 'Reject' }).click();
      await expect(tracking.progress).toContainText(reais(5980));
      await expect(tracking.progress).toContainText('a loja vai reembolsar');

      await page.goto('/dashboard/home');
      await page
        .getByRole('listitem')
        .filter({ hasText: /refunds? (is|are) due/ })
        .getByRole('link', { name: 'Refund' })
        .click();
      const row = page.getByRole('row').filter({ hasText: 'Bia Rocha' });
      await expect(row).toContainText('Refund due');
      await row.getByRole('link').first().click();
      await page.getByRole('button', { name: `Give money back: order ${number}` }).click();
      const back = page.getByRole('dialog', { name: /^Refund .+ to Bia Rocha/ });
      await back.getByRole('radio', { name: 'Cash' }).check();
      await back.getByRole('button', { name: 'Money is given back' }).click();
      await expect(page.getByText(/given back by/)).toBeVisible();
      await expect(tracking.progress).toContainText('A loja reembolsou');
    },
  );
});
