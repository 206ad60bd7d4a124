import { BoardPage } from '../../pages/board-page';
import { SellersPage } from '../../pages/sellers-page';
import { StorePage } from '../../pages/store-page';
import { shiftHandoverBack } from '../../support/shift-times';
import { reais } from '../../support/money';
import { expect, test } from '../../support/test';
import { unique, uniquePhone } from '../../support/unique';

test.use({ role: 'owner' });

/** The demo's person of the team who sells. */
const SELLING = 'Bia Torres';
const CONCLUDED_AFTER_MIN = 120;

test(
  'a seller’s link brings an order, and the order brings the seller a commission that is paid out',
  { tag: '@proof' },
  async ({ page, phone, restaurant, screenOf, baseURL }) => {
    const dish = await restaurant.newProduct({ name: unique('Prato'), priceCents: 5000 });
    const name = unique('Julia');
    const code = name.replace(/[^a-z0-9]/gi, '').toUpperCase();
    const sellers = new SellersPage(page, restaurant.branch.id);
    await sellers.open();
    await sellers.adds({ name, code, share: '10', person: SELLING });
    await expect(sellers.row(code)).toContainText('10% of each order');
    const link = new URL(await sellers.linkOf({ name, code }));

    await phone.goto(link.pathname + link.search);
    const store = new StorePage(phone);
    // Coming back another time without the link, the customer is still the seller's.
    await store.open();
    await store.add(dish.name);
    const checkout = await store.checkOut();
    await checkout.takeOut();
    await checkout.isFor(unique('Ana Lima'), uniquePhone());
    await checkout.payBy('Dinheiro');
    await expect(checkout.place).toContainText(reais(5000));
    const number = await (await checkout.placed()).number();

    await sellers.turnTo('Commissions');
    const commission = sellers.row(name);
    await expect(commission).toContainText('R$ 5,00');
    await expect(commission).toContainText('Order under way');

    // On the board, until the customer has it …
    const board = new BoardPage(await screenOf('attendant'));
    await board.open();
    await board.take('Accept', number);
    await board.take('Start', number);
    await board.take('Ready', number);
    await board.take('Hand over', number);
    await board.unfold('Delivered today');
    await expect(board.cardIn('Delivered today', number)).toBeVisible();
    const { id } = await restaurant.order(number);
    // … and two hours on, when nothing can be complained of any more.
    await shiftHandoverBack(baseURL ?? '', id, CONCLUDED_AFTER_MIN);
    await expect.poll(async () => (await restaurant.orderById(id)).state).toBe('CONCLUDED');

    const own = await screenOf('seller');
    await own.goto(`/dashboard/sellers/${restaurant.branch.id}`);
    await expect(own.getByRole('heading', { name: 'My sales' })).toBeVisible();
    const sale = own.getByRole('listitem').filter({ hasText: number }).first();
    await expect(sale).toContainText('To approve');
    await expect(sale).toContainText('R$ 5,00');

    await sellers.open();
    await sellers.turnTo('Commissions');
    await commission.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Approve R$ 5,00' }).click();
    await expect(page.getByText('1 commission approved: R$ 5,00')).toBeVisible();
    await expect(commission).toContainText('To pay');

    await sellers.turnTo('Pay-outs');
    const payout = sellers.row(name);
    const before = await sellers.total('Paid');
    await payout.getByRole('button', { name: 'Pay R$ 5,00' }).click();
    await page
      .getByRole('dialog', { name: `Pay-out to ${name}` })
      .getByRole('button', { name: 'Mark R$ 5,00 as paid' })
      .click();
    await expect(page.getByText('1 commission marked as paid: R$ 5,00')).toBeVisible();
    await expect(payout.getByRole('button')).toHaveCount(0);
    await expect.poll(() => sellers.total('Paid')).toBe(before + 500);

    await sellers.open();
    await sellers
      .row(code)
      .getByRole('switch', { name: `${name} sells` })
      .click();
    await expect(sellers.row(code)).toContainText('Paused');
  },
);
