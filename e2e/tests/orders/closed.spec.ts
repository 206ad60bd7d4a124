import { StorePage } from '../../pages/store-page';
import { expectAccessible } from '../../support/accessibility';
import { expect, test } from '../../support/test';
import { unique } from '../../support/unique';

test('a store that takes a break says until when and reminds, whether or not something can be ordered for later', async ({
  phone,
  restaurant,
}) => {
  const dish = await restaurant.newProduct();
  const branch = await restaurant.opensAnother(unique('Porto'));
  await restaurant.pauses(branch, 120);
  const store = new StorePage(phone);
  const notice = phone.getByRole('status').filter({ hasText: 'Em uma pausa rápida' });
  const reminds = async () => {
    const link = notice.getByRole('link', { name: 'Lembrar' });
    const event = await phone.request.get((await link.getAttribute('href')) ?? '');
    expect(event.headers()['content-type']).toContain('text/calendar');
    expect(await event.text()).toContain('BEGIN:VEVENT');
  };

  await restaurant.behaves({ scheduling: { enabled: false } }, branch);
  await store.open(branch.slug);
  await expect(notice).toContainText('Você pode ver o cardápio');
  await reminds();
  await expectAccessible(phone);

  await restaurant.behaves({ scheduling: { enabled: true, minLeadMin: 0, maxDays: 2 } }, branch);
  await store.open(branch.slug);
  await expect(notice).toContainText('Peça para depois');
  await reminds();
  await store.add(dish.name);
  await store.checkOut();
});
