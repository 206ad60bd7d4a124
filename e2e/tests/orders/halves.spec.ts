import { StorePage } from '../../pages/store-page';
import { expect, test } from '../../support/test';
import { unique, uniquePhone } from '../../support/unique';

const WORDS = 'Grande, ½ Calabresa ½ Pepperoni';

test(
  'half and half reads to its customer as it does to the kitchen, before and after it is ordered',
  { tag: '@proof' },
  async ({ phone, restaurant }) => {
    await restaurant.answersEverything();
    const name = unique('Meio a meio');
    const halves = await restaurant.newVariations(unique('Tamanho'), { Grande: 0 });
    const flavours = await restaurant.newExtras(
      unique('Sabores'),
      { min: 2, max: 2, priceMethod: 'MAX' },
      { Calabresa: 4000, Pepperoni: 5000 },
    );
    await restaurant.newProduct({
      ...{ name, priceCents: 0, variationGroupId: halves.id, extraGroupIds: [flavours.id] },
    });

    const store = new StorePage(phone);
    await store.open();
    const sheet = await store.choose(name);
    for (const flavour of ['Calabresa', 'Pepperoni'])
      await sheet.group(flavours.name).getByText(flavour).click();
    await sheet.add();
    const checkout = await store.checkOut();
    await expect(checkout.review).toContainText(WORDS);
    await checkout.takeOut();
    await checkout.isFor(unique('Ana Lima'), uniquePhone());
    await checkout.payBy('Dinheiro');
    const tracking = await checkout.placed();
    await expect(tracking.order).toContainText(WORDS);
  },
);
