import { BoardPage } from '../../pages/board-page';
import { StorePage } from '../../pages/store-page';
import { expectAccessible } from '../../support/accessibility';
import { HOUR_MS } from '../../support/instants';
import { expect, test } from '../../support/test';
import { unique, uniquePhone } from '../../support/unique';

test.use({ role: 'owner' });

const scheduling = { enabled: true, minLeadMin: 0, maxDays: 2, slotMin: '60', slotCapacity: 1 } as const;

test.afterEach(({ restaurant }) => restaurant.behaves({ scheduling: { slotMin: '30', slotCapacity: null } }));

test(
  'a slot is chosen on the phone, stands on the board, and is full for the next customer',
  { tag: '@proof' },
  async ({ page, phone, restaurant, customer }) => {
    await restaurant.behaves({ scheduling });
    const product = await restaurant.newProduct();
    const store = new StorePage(phone);
    await store.open();
    await store.add(product.name);
    const checkout = await store.checkOut();
    await checkout.takeOut();
    const name = unique('Ana Lima');
    await checkout.isFor(name, uniquePhone());
    await checkout.payBy('Dinheiro');

    // Nothing is chosen for the customer, and nothing can be sent without.
    await checkout.later();
    await checkout.place.click();
    await expect(phone.getByText('Escolha um horário.')).toBeVisible();
    await checkout.day(1).check();
    const at = await checkout.freeFrom(3);
    const [first, second, third] = [checkout.time(at), checkout.time(at + 1), checkout.time(at + 2)];
    await first.check();
    await expect(checkout.place).toContainText('R$');
    await expectAccessible(phone);
    const { scheduledFor: taken } = await customer.tracks((await checkout.placed()).token());
    const order = (await restaurant.board()).find((card) => card.scheduledFor === taken);
    expect(order?.state).toBe('SCHEDULED');
    const board = new BoardPage(page);
    await board.open();
    await expect(board.cardIn('Scheduled', order?.number ?? '')).toBeVisible();

    await store.open();
    await store.add(product.name);
    await store.checkOut();
    await checkout.later();
    await checkout.day(1).check();
    await expect(first).toBeDisabled();
    await expect(first).toHaveAccessibleName(/Lotado/);

    // Somebody else is faster: it is said where it was chosen, with the times as they are now, and nothing is lost.
    await second.check();
    const wanted = new Date(Date.parse(taken ?? '') + HOUR_MS).toISOString();
    await customer.orders(product.id, { scheduledFor: wanted });
    await checkout.place.click();
    await expect(phone.getByRole('group', { name: 'Quando?' }).getByText(/lotado/)).toBeVisible();
    await expect(second).toBeDisabled();
    await expect(phone.getByLabel('Nome')).toHaveValue(name);
    await third.check();
    await checkout.placed();
  },
);
