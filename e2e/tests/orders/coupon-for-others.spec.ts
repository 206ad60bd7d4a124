import { StorePage } from '../../pages/store-page';
import { reais } from '../../support/money';
import { expect, test } from '../../support/test';
import { unique, uniquePhone } from '../../support/unique';

/** Of the demo: ten per cent off somebody's first order. */
const WELCOME = 'BEMVINDO10';

test.use({ role: 'owner', expectedComplaints: /status of 409 .*\/orders/ });

test(
  'a coupon that is not for this customer is refused when they order, and they order without it',
  { tag: '@proof' },
  async ({ phone, restaurant, customer }) => {
    const dish = await restaurant.newProduct({ name: unique('Prato'), priceCents: 5000 });
    const number = uniquePhone();
    await customer.orders(dish.id, { customer: { name: unique('Ana Lima'), phone: number } });

    const store = new StorePage(phone);
    await store.open();
    await store.add(dish.name);
    const checkout = await store.checkOut();
    await checkout.takeOut();
    await checkout.isFor(unique('Ana Lima'), number);
    await checkout.payBy('Dinheiro');
    await checkout.uses(WELCOME);
    await expect(phone.getByRole('status').filter({ hasText: WELCOME })).toContainText(
      'é conferido quando você faz o pedido',
    );
    await expect(checkout.place).toContainText(reais(4500));

    await checkout.place.click();
    await expect(checkout.otherTotal).toContainText(reais(5000));
    await expect(checkout.otherTotal).toContainText('Este cupom não é para este pedido. Nada foi pedido.');
    await checkout.otherTotal.getByRole('button', { name: 'Voltar' }).click();
    await expect(checkout.coupon).toHaveAccessibleDescription(/Este cupom não é para este pedido/);
    await expect(checkout.review).toContainText(dish.name);
    await expect(checkout.place).toContainText(reais(5000));

    await checkout.uses(WELCOME);
    await expect(checkout.place).toContainText(reais(4500));
    await checkout.place.click();
    await checkout.otherTotal.getByRole('button', { name: `Pedir por ${reais(5000)}` }).click();
    const tracking = await checkout.followed();
    await expect(tracking.order).toContainText(reais(5000));
  },
);
